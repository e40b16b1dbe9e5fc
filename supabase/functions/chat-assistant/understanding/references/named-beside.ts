import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import { noun } from "../entities/programs-named.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { withStandIn } from "./stand-in.ts";

const joins = /^(?:and|plus|or|aur|then|vs|versus|than|ya)$/;

/** "Agentic and leadership together": beside a program, half a name is one, where a course is called so. */
export function nameBeside(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  let named = sumOfHalves(tokens, programs).map((token, at, all) =>
    isComparedWith(all, at) ? nameOfTitle(token) : token,
  );
  for (let at = 0; at < named.length; at++) {
    if (!isJoined(named, at)) continue;
    const only = onlyCalled(named[at], programs, halvesOf);
    if (only) named = withName(named, at, only);
  }
  return named;
}

/** "How much longer is the app course compared to leaders?": what a program is compared with is one. */
function isComparedWith(tokens: readonly Token[], at: number): boolean {
  const before = textOf(tokens.slice(0, at));
  const isNamed = tokens.slice(0, at).some(({ kind }) => kind === "program");
  return isNamed && /\b(?:compared (?:to|with)|against|versus|vs|than)(?: the)?$/.test(before);
}

function nameOfTitle(token: Token): Token {
  if (token.kind !== "person" || token.also?.length !== 1) return token;
  const { groups: _, also, isDeed: __, ...rest } = token;
  return { ...rest, kind: "program", slugs: also };
}

/** "So agents plus leaders makes 30 hours?": two halves of names, where their hours are added. */
function sumOfHalves(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === "plus");
  if (at < 1) return [...tokens];
  const [first, second] = [at - 1, at + 1].map((place) =>
    onlyCalled(tokens[place], programs, partsOf),
  );
  if (!first || !second || first === second) return [...tokens];
  return withName(withName(tokens, at + 1, second), at - 1, first);
}

/** The program that a word which names none yet is a part of the name of, where it is of one alone. */
function onlyCalled(
  token: Token | undefined,
  programs: readonly Program[],
  parts: (program: Program) => string[],
): Program | undefined {
  if (!token || token.kind === "program") return undefined;
  const [only, ...others] = programs.filter((one) => parts(one).includes(stem(token.text)));
  return others.length === 0 ? only : undefined;
}

function withName(tokens: readonly Token[], at: number, { slug }: Program): Token[] {
  return withStandIn(tokens, at, 1, { slugs: [slug], text: "course" });
}

/** Joined with a program, and not with what it is a word of: "agentic and leadership skills". */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const [joint, before] = [tokens[at - 1], tokens[at - 2]];
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  const isSecond = before?.kind === "program" && !before.ends && joins.test(joint?.text ?? "");
  const isFirst = after?.kind === "program" && joins.test(next?.text ?? "") && !tokens[at]?.ends;
  const isWhole = next === undefined || tokens[at]?.ends !== undefined || endsName.test(next.text);
  return (isSecond && isWhole) || isFirst;
}

/** What may stand behind a name that is whole. */
const endsName =
  /^(?:together|both|combined|in|instead|are|is|do|does|how|total|altogether|and|or|versus|vs|than|if|for|ka|ki|ke|dono|mila|then|at|would|will|come|comes|add|adds)$/;

/** With the words of its title. */
function partsOf(program: Program): string[] {
  return [...halvesOf(program), ...wordsOf(program.title).map(stem)];
}

/** "Leadership" of the leadership course */
function halvesOf({ alsoCalled }: Program): string[] {
  return alsoCalled.flatMap((name) => {
    const [first = "", behind = "", ...more] = wordsOf(name);
    return noun.test(behind) && more.length === 0 ? [stem(first)] : [];
  });
}
