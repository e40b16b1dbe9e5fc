import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import { noun } from "../entities/programs-named.ts";
import type { Token } from "../tokens/token.ts";
import { withStandIn } from "./stand-in.ts";

const joins = /^(?:and|plus|or|aur|then|vs|versus|than|ya)$/;

/** "Agentic and leadership together": beside a program, half a name is one, where a course is called so. */
export function nameBeside(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  let named = sumOfHalves(tokens, programs);
  for (let at = 0; at < named.length; at++) {
    const token = named[at];
    if (!token || token.kind === "program" || !isJoined(named, at)) continue;
    const found = programs.filter((program) => halvesOf(program).includes(stem(token.text)));
    const [only, ...others] = found;
    if (only && others.length === 0)
      named = withStandIn(named, at, 1, { slugs: [only.slug], text: "course" });
  }
  return named;
}

/** "So agents plus leaders makes 30 hours?": two halves of names, where their hours are added. */
function sumOfHalves(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === "plus");
  const named = (place: number): Program | undefined => {
    const token = tokens[place];
    const isFree = token !== undefined && token.kind !== "program";
    const found = isFree ? programs.filter((one) => partsOf(one).includes(stem(token.text))) : [];
    return found.length === 1 ? found[0] : undefined;
  };
  const [first, second] = [named(at - 1), named(at + 1)];
  if (at < 1 || !first || !second || first === second) return [...tokens];
  const withSecond = withStandIn(tokens, at + 1, 1, { slugs: [second.slug], text: "course" });
  return withStandIn(withSecond, at - 1, 1, { slugs: [first.slug], text: "course" });
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
