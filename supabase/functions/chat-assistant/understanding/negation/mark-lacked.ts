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

/** "Managers who can't read their own reports": what they cannot do they are to learn. */
const whoCannot =
  /^(?:(?:who|that|and|but|they|really|still|just|simply) )*(?:(?:can|could) not (?!(?:join|attend|come|take|pay|afford)\b)|(?:do|does) not (?:\w+ )?(?:know|understand)\b|(?:are|is) not (?:\w+ )?(?:able|good|comfortable|confident)\b)/;

/** Nothing is waved off by what people are said to be unable to do. */
export function markUnable(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== "person" || token.ends) return;
    const behind = tokens.slice(at + 1);
    const end = behind.findIndex(({ ends }) => ends === "sentence");
    const said = end < 0 ? behind : behind.slice(0, end + 1);
    if (whoCannot.test(textOf(said))) said.forEach(unmark);
  });
}

function isTaught({ kind }: Token): boolean {
  return kind === "skill" || kind === "technology";
}
