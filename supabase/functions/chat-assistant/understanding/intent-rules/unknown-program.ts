import type { Clause } from "../clauses/clauses.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const noun =
  /^(course|courses|program|programs|programme|training|trainings|bootcamp|class|classes)$/;
const asks =
  /\b(do you (?:also |even |still )?(?:have|offer|teach|run|provide|do|conduct|sell)|have you got|is there|are there|there is|there are|you (?:have|offer|teach)|any|got|offer|milega|milta|hai kya)\b/;
/** "Is the data science course also ten hours?" */
const claims = /^(?:(?:so|and|but|then) )*(?:is|are|does|will|has) (?:the|your) /;
/** What such a question may be taken for by its other words. */
const near =
  wordSet(`programs coverage summary recommendation offTopic help future count compare curriculum audience unclear name
  about seats launch joinLaunch codingNeed`);
const sureOfElse = 0.8;

/** Whether it asks if there is something, so that a no answers it. */
export function asksWhetherThereIs({ text }: Clause): boolean {
  return asks.test(text) || claims.test(text);
}

/** Whether a clause asks for a program of a name that is none of ours: "do you have a yoga course". */
export function asksForUnknownProgram(clause: Clause, isOurs: (token: Token) => boolean): boolean {
  const { tokens, text, guesses } = clause;
  const [top] = guesses;
  if (top && !near.has(top.intent) && top.chance > sureOfElse) return false;
  const isClaimed = claims.test(text);
  if (!asks.test(text) && !isClaimed) return false;
  return tokens.some((token, at) => {
    if (token.kind !== "word" || !noun.test(token.text)) return false;
    const told = [...before(tokens, at), ...after(tokens, at)];
    const isForeign = (part: Token) =>
      part.kind === "technology" || (part.kind === "word" && part.text.length > 2 && !isOurs(part));
    if (isClaimed && !told.some(({ kind }) => kind === "technology")) return false;
    return (
      told.some(isForeign) && told.every(({ kind }) => kind === "word" || kind === "technology")
    );
  });
}

function before(tokens: readonly Token[], at: number): Token[] {
  const start = tokens.findLastIndex(
    ({ text }, place) =>
      place < at &&
      /^(a|an|any|the|have|offer|teach|provide|run|there|your|do|other|some)$/.test(text),
  );
  return start < 0 ? [] : tokens.slice(start + 1, at);
}

function after(tokens: readonly Token[], at: number): readonly Token[] {
  const joins = /^(on|in|about)$/.test(tokens[at + 1]?.text ?? "");
  return joins ? tokens.slice(at + 2, at + 4) : [];
}
