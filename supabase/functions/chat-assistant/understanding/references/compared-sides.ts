import type { Program } from "../../../../../content/programs.ts";
import { conditionsOf } from "../conditions/conditions.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import type { Context } from "./context.ts";
import { select } from "./selection.ts";

type Sides = readonly [readonly Program[], readonly Program[]];

/** "Is it longer than the other one?": what is compared with what, where these programs are spoken of. */
export function sidesOf(
  programs: readonly Program[],
  tokens: readonly Token[],
  context: Context,
  about: readonly Program[],
): Sides | undefined {
  return sidesSaid(programs, tokens, context) ?? sideLikened(programs, tokens, about);
}

function sidesSaid(
  programs: readonly Program[],
  tokens: readonly Token[],
  context: Context,
): Sides | undefined {
  const place = tokens.findLastIndex(
    ({ text }, at) =>
      at > 1 &&
      (/^(than|as|beats?|exceeds?|outlasts?)$/.test(text) ||
        (text === "to" && tokens[at - 1]?.text === "compared") ||
        isMultiple(tokens, at)),
  );
  if (place < 0) {
    const hindi = sidesInHindi(tokens);
    if (hindi) return sidesIn(programs, hindi, context);
  }
  const lacks = /\b(?:does|has|is|have) not$/.test(textOf(tokens));
  if (place < 0 && lacks) return halves(programs, tokens, context, lackingFrom(tokens));
  return halves(programs, tokens, context, place);
}

/** "Is it longer than the app one?", which is heard as "longer than 40 hours": the talk's program against that one. */
function sideLikened(
  programs: readonly Program[],
  tokens: readonly Token[],
  [only, ...others]: readonly Program[],
): Sides | undefined {
  const slugs = tokens.map((token) => (token.kind === "hours" ? token.ofProgram : undefined));
  const likened = programs.find(({ slug }) => slugs.includes(slug));
  const isOther = only && likened && others.length === 0 && likened !== only;
  return isOther ? [[only], [likened]] : undefined;
}

/** "Is the app course double (of the agentic one)?" */
function isMultiple(tokens: readonly Token[], at: number): boolean {
  const { text = "" } = tokens[at] ?? {};
  const isTimes = /^(?:double|twice|thrice|triple|half|times)$/.test(text);
  const isNamed = ({ kind }: Token) => kind === "program" || kind === "pointer";
  return isTimes && tokens.slice(0, at).some(isNamed) && tokens.slice(at).some(isNamed);
}

/** "What does the first have that the other does not?" */
function lackingFrom(tokens: readonly Token[]): number {
  return tokens.findLastIndex(({ text }, at) => at > 2 && text === "that");
}

/** "Dono chhote wale milake app wale se kam": what is less stands before what it is less than. */
function sidesInHindi(tokens: readonly Token[]): [readonly Token[], readonly Token[]] | undefined {
  const end = tokens.findIndex(
    ({ text }, at) => text === "se" && isMoreOrLess.test(tokens[at + 1]?.text ?? ""),
  );
  const place = tokens.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === "program");
  return place > 0 ? [tokens.slice(0, place), tokens.slice(place, end)] : undefined;
}

/** "(Se) kam", "(se) lamba": how long something is against another. */
export const moreOrLess = "(?:kam|zyada|jyada|chh?ot[aei]|lamb[aei]|bad[aei])";
const isMoreOrLess = new RegExp(`^${moreOrLess}$`);

function halves(
  programs: readonly Program[],
  tokens: readonly Token[],
  context: Context,
  place: number,
): Sides | undefined {
  if (place < 0) return undefined;
  return sidesIn(programs, [tokens.slice(0, place), tokens.slice(place + 1)], context);
}

function sidesIn(
  programs: readonly Program[],
  sides: [readonly Token[], readonly Token[]],
  context: Context,
): Sides | undefined {
  const [left, right] = sides.map((side) => {
    const conditions = conditionsOf(undefined, { tokens: side }, "");
    return select({ programs, context, conditions, tokens: side }).about;
  });
  const others =
    left?.length && !right?.length ? othersThan(programs, left, textOf(sides[1])) : right;
  if (!left?.length || !others?.length) return undefined;
  // "Does the big developer course take four times as long as the agents one?"
  const rest = left.filter((program) => !others.includes(program));
  return rest.length === left.length || rest.length === 1 ? [rest, others] : undefined;
}

/** "Is it longer than the other two together?" */
function othersThan(programs: readonly Program[], left: readonly Program[], text: string) {
  return /\b(?:others?|rest|remaining)\b/.test(text)
    ? programs.filter((program) => !left.includes(program))
    : [];
}
