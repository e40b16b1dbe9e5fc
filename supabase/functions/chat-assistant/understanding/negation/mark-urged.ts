import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const urges =
  /\b(?:every ?(?:one|body)|all|people|they|friends?|colleagues?|family|boss|manager|husband|wife|father|mother|brother|sister|hr|sir) (?:all |always |only |just )*(?:says?|said|keeps? saying|suggests?|suggested|recommends?|recommended|advises?|advised|pushes?|pushed|tells? me|told me|wants? me)(?: \w+){0,4}$/;
const butWants =
  /\bbut (?:\w+ ){0,2}(?:i|we|he|she|they) (?:\w+ ){0,2}(?:want|wants|would like|would love|would rather|prefer|prefers|wish|wishes|not want)\b/;

/** "Everyone says the leaders' course, but I want to build": what others urge upon somebody who wants something else is not meant. */
export function markUrged(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== "program" || token.excluded) return;
    const before = textOf(tokens.slice(Math.max(0, at - 8), at));
    const behind = textOf(tokens.slice(at + 1));
    if (urges.test(before) && butWants.test(behind) && !tokens.slice(at + 1).some(isNamed))
      token.excluded = true;
  });
}

/** Who goes on to name a program says themselves which one they mean. */
function isNamed({ kind, excluded }: Token): boolean {
  return kind === "program" && !excluded;
}
