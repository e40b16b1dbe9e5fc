import { textOf } from "../understanding/tokens/text.ts";
import { leftOf } from "./provider/left-of.ts";
import type { Provider, Question } from "./wording/answer.ts";
import { writeLists } from "./wording/fill.ts";
import { listsOf } from "./wording/lists.ts";

/**
 * "What is in the menu besides Home?", "mentoring I know about, what else do I get?": what is told to a question, as if
 * the provider had nothing but what is left of each list when the message has set something of it aside.
 */
export function withoutSetAside(provider: Provider, question: Question): Provider {
  const { message, intent } = question;
  if (!asksForRest(question)) return provider;
  const { content, facts } = provider;
  const answer = content.answers[intent];
  const reply = answer?.reply && writeLists(answer.reply, (items) => leftOf(items, message));
  const less = Object.entries(listsOf(content)).flatMap(([fact, { names, tell }]) => {
    const left = leftOf(names, message);
    return left.length < names.length ? [[fact, tell(left)] as const] : [];
  });
  if (reply === answer?.reply && less.length === 0) return provider;
  const answers = reply ? { ...content.answers, [intent]: { ...answer, reply } } : content.answers;
  return {
    ...provider,
    content: { ...content, answers },
    facts: { ...facts, ...Object.fromEntries(less) },
  };
}

/** "Can I register without a phone number?" asks for no list, "is there any perk other than mentoring?" for the others. */
function asksForRest({ yesOrNo, message, intent }: Question): boolean {
  // "I'd like to skip the phone number": the form asks for it all the same.
  const isList = !yesOrNo && intent !== "formFields";
  return isList || asksMore.test(textOf(message));
}

const asksMore =
  /\b(?:else|others?|more|further|besides|beside|apart from|aside|except|rest|remaining|aur|alawa)\b/;
