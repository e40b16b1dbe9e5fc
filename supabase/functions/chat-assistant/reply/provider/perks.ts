import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { list } from "../wording/fill.ts";
import { withCount } from "./how-many.ts";
import { leftOf } from "./left-of.ts";
import { stated } from "./stated-answers.ts";

/** What one gets beside the sessions, or one by its place; "I know of the mentoring, what else?" asks for the others. */
export function perks(provider: Provider, question: Question): Part {
  const { perks: items } = provider.content.callToAction;
  const pointed = items.find(
    ({ id }) =>
      question.offer?.kind === "perk" &&
      question.offer.id === id &&
      byPlace.test(question.clause.text),
  );
  if (pointed) return { text: say(provider, "youGet", { offer: pointed.text }), programs: [] };
  const all = items.map(({ text }) => text);
  const left = leftOf(all, question.message);
  if (left.length === all.length)
    return withCount(provider, question, stated(provider, question), all.length);
  const facts = { ...provider.facts, perks: list(left) };
  return stated({ ...provider, facts }, question);
}

const byPlace = /\b(?:first|second|third|fourth|fifth|sixth|last) (?:perk|extra)\b/;
