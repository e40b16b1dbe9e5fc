import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const relative =
  /\b(?:one|courses?|programs?|programme|training|something|anything) (?:that|which) \S.*$/;
const noun = /^(?:course|program|programme|one|the|your)$/;

/** Whether "and" or "but" goes on with what stands before it, where neither half says anything by itself. */
export function isJoinedWithinPart(tokens: readonly Token[], at: number): boolean {
  return isOfSameOne(tokens, at) || couples(tokens, at);
}

/** "(A program that needs no code) but is longer than ten hours": what "but" goes on with is of the same one. */
function isOfSameOne(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(({ ends }, place) => ends === "sentence" && place < at) + 1;
  return (
    tokens[at]?.text === "but" &&
    /^(?:is|has|takes|lasts)$/.test(tokens[at + 1]?.text ?? "") &&
    relative.test(textOf(tokens.slice(start, at)))
  );
}

/** "The difference between the agents (and the app) course": one thing of both. */
function couples(tokens: readonly Token[], at: number): boolean {
  const isJoined = /^(?:and|or|vs|versus|aur)$/.test(tokens[at]?.text ?? "");
  if (!isJoined || tokens[at - 1]?.ends) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const last = noun.test(before?.text ?? "") ? tokens[at - 2] : before;
  const next = noun.test(after?.text ?? "") ? tokens[at + 2] : after;
  return last?.kind === "program" && next?.kind === "program";
}
