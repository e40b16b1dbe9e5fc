import { isQuestion } from "../sentences/statements.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const noun = "(?:ones?|two|three|courses?|programs?|programmes?|trainings?)";
/** "What about the others?", "what is in the other developer course?", "what else have you got?" */
const asksOthers = new RegExp(
  `\\b(?:other|remaining) (?:\\w+ )?${noun}\\b|\\bthe (?:others|other|remaining|rest)\\b|^(?:and )?others$|\\bkya bach[ai]\\b|\\bwhat else (?:do you|have you|you have|is there|is on offer|(?:can|could|would|should) (?:i|we|he|she) (?:take|do|join))\\b|\\b(?:ones?|courses?|programs?|which|what|that|is) (?:(?:that|which) )?(?:is |are )?(?:still |then )?(?:left|remains?|remaining)\\b|\\bbaaki\\b`,
);

/** Marks as waved off what is only told of where the others are asked for: "I know the app course. And the others?" */
export function markTold(tokens: readonly Token[]): void {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined);
  const at = parts.findIndex(
    (part) =>
      asksOthers.test(textOf(part)) &&
      !part.some(
        (token) => namesOne(token) || /^(?:not|never|skip|leave|no|without)$/.test(token.text),
      ),
  );
  for (const part of parts.slice(0, Math.max(0, at))) {
    const names = part.filter((token, place) => namesOne(token) || namesByHours(part, place));
    if (asks(part) || names.length !== 1) continue;
    for (const token of names) token.excluded = true;
  }
}

/** Marks what is said to be known already beside what is asked of another: "what is in the agents course, I know the app one" */
export function markKnownAlready(tokens: readonly Token[]): void {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined);
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const isAsked = others.some((other) => asks(other) && other.some(namesOne));
    if (!isAsked || !knowsIt.test(textOf(part))) continue;
    for (const token of part.filter(namesOne)) token.excluded = true;
  }
}

const knowsIt =
  /^(?:(?:because|as|since|and|but) )*(?:i|we) (?:do |have )*(?:already )?(?:know|knew|read|seen|saw|understood|understand|did|done|finished|took|checked)\b/;

function asks(part: readonly Token[]): boolean {
  return isQuestion({ tokens: part, text: textOf(part) });
}

/** "(I know) the two ten hour ones (already)" */
function namesByHours(part: readonly Token[], at: number): boolean {
  const isKnown = knowsIt.test(textOf(part));
  return (
    isKnown &&
    part[at]?.kind === "hours" &&
    /^(?:ones?|courses?|programs?)$/.test(part[at + 1]?.text ?? "")
  );
}

/** "Two titles say developer" tells of none in particular. */
function namesOne(token: Token): boolean {
  if (token.excluded) return false;
  if (token.kind === "program") return token.slugs.length === 1;
  return token.kind === "person" && token.also?.length === 1 && token.text.includes(" ");
}
