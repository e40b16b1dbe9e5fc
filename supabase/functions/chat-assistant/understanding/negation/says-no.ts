import { canBeExcluded } from "../tokens/name-kinds.ts";
import { sentenceStart, textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";

/** At the beginning of a message, or "with deployment but no Python", or "I am no manager". */
export function saysNo(tokens: readonly Token[], at: number): boolean {
  if (lacksPapers(tokens, at)) return true;
  const isNobody = /^(am|is|are|was|and|has|have|having)$/.test(tokens[at - 1]?.text ?? "");
  if (isNobody && tokens[at + 1]?.kind === "person") return true;
  const isWithin = /^(but|and|with|has|have|having|please|just|only)$/.test(
    tokens[at - 1]?.text ?? "",
  );
  if (isWithin) return isTaught(tokens[at + 1]) && !isClaimed(tokens, at);
  const goesOn = tokens[at - 2]?.text === "no" && tokens[at - 1]?.excluded === true;
  if ((at === 0 || tokens[at - 1]?.ends || goesOn) && standsAlone(tokens, at)) return true;
  return at === 0 && !tokens[at]?.ends && saysNoTo(tokens);
}

/** "(My friend said the app course is 30 hours) and no Python in it": so it is said to be. */
function isClaimed(tokens: readonly Token[], at: number): boolean {
  const told = tokens.slice(sentenceStart(tokens, at), at);
  const isOfOne = told.some(isProgram) && told.some(({ text }) => text === "is");
  const isIn = /^(?:in|inside) (?:it|that|there)\b/.test(textOf(tokens.slice(at + 2, at + 4)));
  return tokens[at - 1]?.text === "and" && isOfOne && isIn;
}

/** "(…) No Python. No agents.", "(a bakery,) no developers on staff" */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || tokens[at]?.ends) return false;
  const isEnd = isEndOfWish(tokens, at + 1);
  if (next.kind === "person")
    return isEnd || /^(?:on|in|here|among)$/.test(tokens[at + 2]?.text ?? "");
  // "How long is agentic, no, business?" takes one back, "anything with code, no management" wants none of it.
  if (next.kind === "program") return isEnd && at > 0 && !tokens.slice(0, at).some(isProgram);
  return isEnd && isTaught(next);
}

/** "No business stuff please", "no agents no business" */
function isEndOfWish(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.ends || at + 1 === tokens.length) return true;
  const next = tokens[at + 1];
  if (next?.kind !== "word" && !(next && stuff.test(next.text))) return false;
  if (next.text === "no") return tokens[at + 2]?.kind !== "word";
  return stuff.test(next.text) && (next.ends !== undefined || isEndOfWish(tokens, at + 1));
}

const stuff =
  /^(?:stuff|things?|please|pls|talk|wala|course|one|program|strategy|material|topics?)$/;

/** "Has no agents in it" */
function isTaught(token: Token | undefined): boolean {
  if (token?.kind === "skill") return true;
  return token?.kind === "word" && token.features !== undefined;
}

/** "No agents for me" */
function isForNobody(first: Token, rest: readonly Token[]): boolean {
  const after = /^(?:(?:stuff|things?|please|at all) )?(?:for (?:me|us|him|her)|please|thanks)\b/;
  return isTaught(first) && after.test(textOf(rest.slice(0, 4)));
}

/** "No developer stuff", "no, not the …" */
function saysNoTo([, first, ...rest]: readonly Token[]): boolean {
  if (!first) return false;
  return canBeExcluded(first) || isForNobody(first, rest) || first.text === "not";
}

/** "(Third class,) no engineering degree": whoever says so is none of those. */
function lacksPapers(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind === "person" && papers.test(tokens[at + 2]?.text ?? "");
}

const papers = /^(?:degree|diploma|background|qualification|education)s?$/;
