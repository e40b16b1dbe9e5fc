import { splitAfter, textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

/** "No Python", "without any SQL knowledge", "zero Python so far", "Excel expert but zero Python" */
const lacked =
  /^(?:(?:@taught|expert|pro|good|strong|fluent|only|in|at|with|is|hu|hoon) )*(?:(?:but|and|with|have|having|i|have|know|knows|got|par|lekin|magar) )*(?:no|zero|nil|without|not any|not much|little)(?: (?:any|prior|real))* @taught(?: (?:knowledge|experience|background|skills?|exposure|yet|so far|till now|at all|though))*$/;

/**
 * Whoever says what they are, and then by itself what they do not know, waves nothing off that teaches it: "I am a data
 * analyst. No Python. Can I join?"
 */
export function markLacked(tokens: readonly Token[]): void {
  const told = tokens.findIndex(isPerson);
  if (told < 0) return;
  for (const part of splitAfter(tokens, ({ ends }) => ends !== undefined)) {
    const isBehind = part.every((token) => tokens.indexOf(token) > told);
    const text = textOf(
      part.map((token) => (isTaught(token) ? { ...token, text: "@taught" } : token)),
    );
    if (isBehind && lacked.test(text)) part.forEach(unmark);
  }
}

function isTaught({ kind }: Token): boolean {
  return kind === "skill" || kind === "technology";
}
