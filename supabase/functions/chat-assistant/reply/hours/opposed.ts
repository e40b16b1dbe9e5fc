import type { Program } from "../../../../../content/programs.ts";
import { readConditions } from "../../understanding/conditions/conditions.ts";
import { bySize } from "../../understanding/references/by-size.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { select } from "../../understanding/references/selection.ts";
import { sentenceWith } from "../../understanding/sentences/only-takes.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import type { Provider, Question } from "../wording/answer.ts";
import { takesAll } from "./summed-programs.ts";

/** Programs on both sides of a comparison, and whether those of a side are taken together. */
export type Opposed = readonly [Side, Side];
export type Side = { programs: readonly Program[]; isSum: boolean };

/** What stands between the sides: "than", "vs", "compared with", "rather than" */
const between =
  /^(?:than|vs|versus|against|as against|differs? from|compared (?:to|with)|in comparison (?:to|with)|rather than|instead of|in place of)\b/;
const others =
  /\b(?:(?:the )?(?:two )?others?(?: (?:two|three|ones?|courses?|programs?))?|the (?:other|remaining) (?:two|three|ones?|courses?|programs?)|the rest|remaining|ba+ki)\b/;
const together =
  /\b(?:plus|and|with|both|together|combined|altogether|total|sum|all|everything|put together|milake|mila)\b/;
const longest = /\b(?:longest|biggest|lengthiest|largest)\b/;

/** "Business plus app vs all three", "how much longer is it than the others?": what is set against what, where those are so many. */
export function opposedIn(
  provider: Provider,
  question: Question,
  least: number,
): Opposed | undefined {
  const found = sidesIn(provider, question);
  const count = found?.reduce((sum, { programs }) => sum + programs.length, 0) ?? 0;
  return count >= least ? found : undefined;
}

function sidesIn(provider: Provider, question: Question): Opposed | undefined {
  const own = sentenceWith(question.message, question.clause.tokens);
  // "That plus that rather than this one. Fewer hours or more?"
  const said = partingAt(own) < 0 ? question.message : own;
  const at = partingAt(said);
  const { programs } = provider.content;
  const focus = bySlugs(programs, question.context.focus);
  if (at < 0) return alone(question, programs, focus);
  const left = namedOn(said.slice(0, at), question, programs);
  const right = namedOn(said.slice(at), question, programs);
  const first = left.length > 0 ? left : focus;
  const second = right.length > 0 ? right : others.test(textOf(said.slice(at))) ? rest() : [];
  if (first.length === 0 || second.length === 0) return undefined;
  return [sideOf(first, said.slice(0, at)), sideOf(second, said.slice(at))];

  function rest() {
    return programs.filter((program) => !first.includes(program));
  }
}

/** Where the sides part. */
function partingAt(said: readonly Token[]): number {
  return said.findIndex(
    ({ ends }, place) =>
      place > 0 && between.test(textOf(said.slice(place, place + 3))) && ends !== "sentence",
  );
}

/** "(How long is the agents course?) So how much longer is the longest one?": against what the talk was of, or the others. */
function alone(
  { selection, conditions }: Question,
  programs: readonly Program[],
  focus: readonly Program[],
): Opposed | undefined {
  const { extreme, isComparative } = conditions;
  const areTwo = selection.about.length === 2 && selection.named.length !== 1;
  if (areTwo) return undefined;
  const meant =
    selection.named.length === 1 ? selection.named : extreme ? bySize(programs, extreme) : [];
  const [only, ...more] = meant;
  if (!only || more.length > 0 || !(isComparative || conditions.isOther)) return undefined;
  const isOfTalk = focus.length > 0 && !focus.includes(only);
  const against = isOfTalk ? focus : programs.filter((program) => program !== only);
  return [
    { programs: meant, isSum: false },
    { programs: against, isSum: false },
  ];
}

/** The programs that one side names, whether or not the other side is preferred to it. */
function namedOn(
  tokens: readonly Token[],
  { context }: Question,
  programs: readonly Program[],
): readonly Program[] {
  const text = textOf(tokens);
  const slugs = tokens.flatMap((token) => (token.kind === "program" ? token.slugs : []));
  if (slugs.length > 0) return programs.filter(({ slug }) => slugs.includes(slug));
  if (takesAll.test(text)) return programs;
  if (longest.test(text)) return bySize(programs, "longest");
  return select({ programs, context, tokens, conditions: readConditions(tokens) }).named;
}

function sideOf(programs: readonly Program[], tokens: readonly Token[]): Side {
  return { programs, isSum: programs.length > 1 && together.test(textOf(tokens)) };
}
