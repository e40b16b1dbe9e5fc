import type { Program } from "../../../../content/programs.ts";
import { isDescribable, withStandIn } from "./stand-in.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const withoutCode =
  /^(?:(?:that|which) )?(?:has no|needs no|with no|without|does not (?:need|involve|require|have|use))(?: any)? (?:cod\w+|programming)$/;
/** "Which is the one without code?" asks for it. */
const asksFor = /\b(?:which|what|whats|name|is|are|there|where)$/;

/** "How long is the one that needs no code?": where that tells which is meant, it names it. */
export function nameByCode(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  const slugs = programs.filter(({ needsCode }) => !needsCode).map(({ slug }) => slug);
  const at = tokens.findIndex(({ ends }, place) => !ends && isDescribable(tokens, place));
  const length = at < 0 ? 0 : lengthOf(tokens.slice(at + 1, at + 7));
  const isAsked =
    /^(?:which|what)\b/.test(textOf(tokens)) && asksFor.test(textOf(tokens.slice(0, at - 1)));
  if (length === 0 || isAsked || slugs.length === 0 || slugs.length === programs.length)
    return [...tokens];
  return withStandIn(tokens, at, length + 1, { slugs });
}

/** How many words say behind it that it needs no code; none when they do not. */
function lengthOf(following: readonly Token[]): number {
  const at = following.findIndex((_, place) =>
    withoutCode.test(textOf(following.slice(0, place + 1))),
  );
  const isOne = following.slice(0, at).every(({ ends }) => !ends);
  return at >= 0 && isOne ? at + 1 : 0;
}
