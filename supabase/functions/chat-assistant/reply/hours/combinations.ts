import type { Program } from "../../../../../content/programs.ts";
import { numberOf } from "../../language/numbers.ts";
import { asksForPair } from "../../understanding/conditions/pairs.ts";
import { sentenceWith } from "../../understanding/sentences/only-takes.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";
import { hoursOf } from "./hours-of.ts";

const asks =
  /\b(?:is there |are there |any |a )(?:a )?(?:pair|combination|combo|couple) (?:of|that|which)\b|\b(?:two|three|2|3) (?:courses|programs|programmes|trainings|of (?:them|your \w+))\b.*\b(?:together|altogether|combined|milake|milakar|total|in all)\b.*\b(?:not|under|below|within|less|at most|maximum|cross|exceed|upto|up to|inside)\b|\bwhich (?:two|three|2|3) (?:of (?:them|these|those|(?:your|the) \w+)|\w+) (?:\w+ )?(?:come|comes|add|adds|make|makes|sum|give) (?:up )?(?:to|exactly|up)\b|\b(?:can|could|may|will|do|would) (?:any )?(?:two|three|2|3) of (?:them|these|those|(?:your|the) \w+) (?:\w+ )?(?:be (?:done|finished|completed|taken)|fit|go)\b|\b(?:which|what|any|kaun ?s[aei]|kons[aei]) (?:combinations?|combos?|pairs?)\b|\bwhich (?:two|three|2|3) (?:together|combined|altogether|in all)\b|\b(?:fit|do|take|finish|complete|manage|squeeze|attend) (?:in )?(?:any )?(?:two|three|2|3)(?: (?:of (?:the|your|them|these)|courses|programs|programmes|trainings))\b|\bwhich (?:two|three|2|3) (?:of (?:them|these|those|(?:your|the) \w+) )?(?:can|could|would|will|should) (?:i|we|he|she|they|you|one|somebody|someone|one person|a person) (?:\w+ )?(?:fit|do|take|finish|complete|manage|squeeze|combine|club|pair|mix)\b/;
/** "I must use them fully" */
const inFull =
  /\b(?:fully|exactly|completely|entirely|to the full|in full|use (?:\w+ )?up|all of (?:it|them))\b/;
const countsOf =
  /\b(two|three|2|3) (?:of|can|could|would|will|should|courses|programs|programmes|trainings)\b/;
/** More programs than these have too many combinations to tell. */
const most = 6;

/** "I have 25 hours. Can I fit two of the courses into that, and which?": those that together take no more. */
export function combinationsWithin(provider: Provider, question: Question): Part | undefined {
  const { message, clause, yesOrNo } = question;
  // "Planning two courses, (but together they should not cross 25 hours)"
  const said = textOf(sentenceWith(message, clause.tokens));
  const { programs } = provider.content;
  const limits = message.flatMap((token) => (token.kind === "hours" ? token.value : []));
  const [limit, ...others] = limits;
  const isPair = asksForPair(clause.text) && !asks.test(said);
  if (!(isPair || asks.test(said)) || limit === undefined || others.length > 0) return undefined;
  const slugs = message.flatMap((token) =>
    token.kind === "program" && !token.excluded && token.slugs.length === 1 ? token.slugs : [],
  );
  const [held] = isPair ? slugs : [];
  if (programs.length > most || (isPair && !held)) return undefined;
  const count = numberOf(countsOf.exec(said)?.[1] ?? "");
  const found = combinationsOf(programs)
    .filter((some) => (count ? some.length === count : some.length > 1))
    .map((some) => ({ some, hours: hoursOf(some) }))
    .filter(({ some }) => !held || some.some(({ slug }) => slug === held))
    .filter(({ hours }) => (inFull.test(said) ? hours === limit : hours <= limit));
  if (found.length === 0) return undefined;
  const lines = found.map(({ some, hours }) =>
    say(provider, "combination", { titles: titles(some), hours }),
  );
  const verdict = yesOrNo ? `${say(provider, "yes")} ` : "";
  return {
    text: verdict + lines.join("\n"),
    programs: [...new Set(found.flatMap(({ some }) => some))],
  };
}

function combinationsOf(programs: readonly Program[]): (readonly Program[])[] {
  const all: (readonly Program[])[] = [[]];
  for (const program of programs) all.push(...all.map((some) => [...some, program]));
  return all;
}
