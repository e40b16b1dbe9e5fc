import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { withCount } from "./how-many.ts";
import { stated } from "./stated-answers.ts";

/** What one gets beside the sessions, or one by its place. */
export function perks(provider: Provider, question: Question): Part {
  const { perks: items } = provider.content.callToAction;
  const pointed = items.find(
    ({ id }) =>
      question.offer?.kind === "perk" &&
      question.offer.id === id &&
      byPlace.test(question.clause.text),
  );
  if (pointed) return { text: say(provider, "youGet", { offer: pointed.text }), programs: [] };
  return withCount(provider, question, stated(provider, question), items.length);
}

const byPlace = /\b(?:first|second|third|fourth|fifth|sixth|last) (?:perk|extra)\b/;
