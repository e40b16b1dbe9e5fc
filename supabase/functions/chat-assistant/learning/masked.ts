import type { Word } from "../language/segments.ts";
import { findGeneralEntities } from "../understanding/people/general-entities.ts";
import { symbolOf, type Token } from "../understanding/tokens/token.ts";

/** Takes the words of an example for any provider; gives its symbols, in which names are all alike. */
export type Mask = (words: readonly Word[]) => string[];

/** A way to see examples as the scorer does, knowing what has a name everywhere and no provider's programs. */
export function createMask(): Mask {
  const findEntities = findGeneralEntities();
  return (words) => findEntities(words).map(symbolIn);
}

/** In examples @other stands for what is taught elsewhere. */
function symbolIn(token: Token): string {
  if (!token.text.startsWith("@")) return symbolOf(token);
  return token.text === "@other" ? "@technology" : token.text;
}
