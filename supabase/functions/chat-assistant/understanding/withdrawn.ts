import { splitAfter, textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** "(…) but scrap that, (I want …)" */
const withdraws =
  /^(?:(?:scrap|scratch|strike|cancel|drop|forget|ditch|skip|leave|ignore) (?:that|it|this|them|those)|changed my mind|not any ?more)\b/;
const wishes =
  /\b(?:i|we|he|she) (?:\w+ )?(?:want|wants|would like|would love|would rather|wish|wishes|prefer|prefers|need|needs|am looking|am after|am here)\b/;

/** Marks as waved off what was named before somebody gives it up for something that they do not name: "scrap that, I want to build apps". */
export function markWithdrawn(tokens: readonly Token[]): void {
  let before: Token[] = [];
  for (const sentence of splitAfter(tokens, ({ ends }) => ends === "sentence")) {
    const at = sentence.findIndex((_, place) =>
      withdraws.test(textOf(sentence.slice(place, place + 4))),
    );
    if (at < 0) {
      before = sentence;
      continue;
    }
    const rest = tokens.slice(tokens.indexOf(sentence[at] as Token));
    const isNamed = rest.some(({ kind, excluded }) => kind === "program" && !excluded);
    const named = [...(at < 3 ? before : []), ...sentence.slice(0, at)];
    if (isNamed || !wishes.test(textOf(rest))) continue;
    for (const token of named) if (token.kind === "program") token.excluded = true;
  }
}
