import type { Answer } from "../../../../../content/assistant/answer.ts";
import type { Program } from "../../../../../content/programs.ts";
import { isUnanswered } from "../../content.ts";
import type { Offer } from "../../understanding/entities/offers.ts";
import { nearlyAsLikely } from "../../understanding/intent-rules/also-likely.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import {
  eachProgram,
  orAll,
  type Part,
  type Provider,
  type Question,
  say,
} from "../wording/answer.ts";
import { capital, fill, fillAnswer } from "../wording/fill.ts";
import { titles } from "../wording/titles.ts";
import { chosenByValues } from "./chosen-by-values.ts";
import { withCount } from "./how-many.ts";
import { leftOf } from "./left-of.ts";
import { asksIfLimited, unlimited } from "./limited-to-some.ts";
import { askedAbout } from "./of-own-matter.ts";

/** The answer as content/assistant states it, or that it is not known. */
export function stated(provider: Provider, question: Question): Part {
  const answer = provider.content.answers[question.intent];
  if (!answer) return { text: say(provider, "dontKnow"), programs: [] };
  const { reply, notKnown, each, yes } = answer;
  const about = askedAbout(provider, answer, question);
  if (reply && each) {
    const asked = chosenByValues(answer, question, orAll(provider, about));
    return statedOfEach(provider, answer, reply, asked);
  }
  const text = reply && fillAnswer(reply, provider.facts);
  // "Is it harder than the first?" stays with that one.
  const [compared = []] = question.sides ?? [];
  const programs = compared.length === 1 ? compared : about;
  if (!text)
    return {
      ...(notKnown ? { notKnown } : { text: say(provider, "dontKnow") }),
      ...(isGuess(provider, question) && { isGuess: true }),
      programs,
    };
  const isYes = yes && isPlain(question);
  const told = text + unlimited(provider, question, answer);
  return { text: isYes ? `${say(provider, "yes")} ${told}` : told, programs };
}

/** What is not known of this matter; nothing where the content states it. */
export function notStated({ content, facts }: Provider, intent: string): string | undefined {
  const { reply, notKnown, each } = content.answers[intent] ?? {};
  return reply && (each || fillAnswer(reply, facts)) ? undefined : notKnown;
}

/** So sure it must be which matter is meant, before she says that she knows nothing of that matter. */
const sure = 0.6;
/** Fewer words go on with what was asked before. */
const few = 5;

/** Whether it is no more than likely which matter is asked about, or which two: "how many PDUs is it?" */
function isGuess({ content }: Provider, { intent, clause, context }: Question): boolean {
  const [top, second] = clause.guesses;
  const isGoingOn = context.topics.length > 0 && clause.tokens.length < few;
  const isEither =
    isUnanswered(content, top?.intent ?? "") && (second?.chance ?? 0) >= nearlyAsLikely;
  const isHeard = top?.intent === intent || (isEither && second?.intent === intent);
  const chance = (top?.chance ?? 0) + (isEither ? (second?.chance ?? 0) : 0);
  return isHeard && chance < sure && !isGoingOn;
}

/** A line for each of these programs; those of which the content does not tell it are named as such. */
function statedOfEach(
  provider: Provider,
  { notKnown, values = {} }: Answer,
  reply: string,
  programs: readonly Program[],
): Part {
  const line = (program: Program) =>
    eachProgram(provider, reply, [program], ({ slug }) => ({ value: values[slug] }));
  const [told, untold] = [programs.filter(line), programs.filter((program) => !line(program))];
  const text = told.map(line).join("\n");
  if (untold.length === 0) return { text, programs };
  if (told.length === 0 && programs.length === provider.content.programs.length)
    return { ...(notKnown ? { notKnown } : { text: say(provider, "dontKnow") }), programs };
  if (!notKnown) {
    const gap = say(provider, "notMentionedFor", { titles: titles(untold) });
    return { text: text ? `${text}\n${gap}` : gap, programs };
  }
  const missing = say(provider, "thingsFor", { things: notKnown, titles: titles(untold) });
  return { ...(text && { text }), notKnown: missing, programs };
}

/** Whether "yes" would say no more than the answer itself: not of all programs, nor of what is missing. */
function isPlain({ yesOrNo, conditions, clause, foreign }: Question): boolean {
  // "Do we get OpenAI credits for the project work?"
  const isOfOther = clause.tokens.some(({ kind }) => kind === "technology");
  const isOpen = !conditions.isAll && !isOfOther && foreign === 0;
  return yesOrNo && isOpen && !asksNegatively(clause);
}

/** Small talk, and what is none of our business. */
export function talk(provider: Provider, intent: string): Part {
  const template = provider.content.talk[intent];
  return {
    text: (template && fill(template, provider.facts)) || say(provider, "dontKnow"),
    programs: [],
  };
}

/** "I'm also looking at another institute. Why should I choose you?" */
const whyOurs =
  /\bwhy (?:should|would|must) (?:i|we|one|anyone|somebody) (?:choose|pick|join|take|come|go (?:with|for|to))\b|\bhow (?:are|is) (?:you|yours|it|this) (?:different|better|unlike)\b|\bwhat (?:makes|is) (?:you|yours|it)?(?: so)? ?(?:different|better|special|unique)\b/;

/** That others are not spoken of; asked what speaks for the provider, also what one gets with it. */
export function againstOthers(provider: Provider, question: Question): Part {
  const part = talk(provider, "rival");
  if (!whyOurs.test(textOf(question.message))) return part;
  const ours = benefits(provider, { ...question, intent: "benefits", yesOrNo: false });
  return { ...ours, text: `${part.text}\n\n${ours.text}` };
}

/** All that the provider offers, or what the question calls by its name: "what is Gen AI Mastery?" */
export function benefits(provider: Provider, question: Question): Part {
  const { offer } = question;
  const text = offer && !isSetAside(provider, question, offer) && told(provider, offer);
  // "(What is Gen AI Mastery,) and is it in every program?"
  const points = /\b(?:it|that|this|they|these|those)\b/.test(question.clause.text);
  const isOfThat = !offer && points && question.yesOrNo;
  if (isOfThat && asksIfLimited(question))
    return { text: capital(say(provider, "notLimited")), programs: [] };
  if (!text) {
    const part = stated(provider, { ...question, intent: "benefits" });
    return withCount(provider, question, part, provider.content.benefits.items.length);
  }
  const verdict = isPlain(question) ? `${say(provider, "yes")} ` : "";
  return { text: verdict + text, programs: [] };
}

/** "The benefits apart from mentors and career": what is named there is not asked for. */
function isSetAside({ content }: Provider, { message }: Question, { kind, id }: Offer): boolean {
  const { items } = content.benefits;
  const { title } = (kind === "benefit" && items.find((item) => item.id === id)) || {};
  const titles = items.map((item) => item.title);
  return title !== undefined && !leftOf(titles, message).includes(title);
}

function told(provider: Provider, { kind, id }: Offer): string | undefined {
  const fact = provider.facts[`${kind}.${id}`];
  if (fact === undefined) return undefined;
  if (kind === "benefit") return String(fact);
  return say(provider, kind === "perk" ? "youGet" : "isHighlight", { offer: fact });
}
