import { findGeneralEntities } from "../understanding/people/general-entities.ts";
import { type Seen, seenOf } from "../understanding/scoring/token-surroundings.ts";
import type { Token } from "../understanding/tokens/token.ts";
import type { LabelledPart, LabelledWord } from "./messages.ts";
import type { Marked } from "./train-marks.ts";

/** Takes a message; gives it as what marks it sees it, with this behind each part instead of what is written there. */
type SeeMarked = (parts: readonly LabelledPart[], between?: Seen["ends"]) => Marked;

/** How parts end, one message after the other: visitors write full stops, commas and nothing at all. */
export const endings: readonly (Seen["ends"] | undefined)[] = [
  "sentence",
  undefined,
  "part",
  "sentence",
  "",
];

/** A way to see labelled messages that knows what has a name everywhere. */
export function createSeeMarked(): SeeMarked {
  const findEntities = findGeneralEntities();
  return (parts, between) => {
    // A name keeps the marks of its first word.
    const tokens: (Token & LabelledWord)[] = findEntities(parts.flatMap(({ words }) => words));
    return tokens.map((token, at) => ({
      ...(token.text.startsWith("@") ? { ...seenOf(token), symbol: token.text } : seenOf(token)),
      ...(between !== undefined && tokens[at + 1]?.begins && { ends: between }),
      ...(token.out && { out: true }),
      ...(token.begins && { begins: true }),
    }));
  };
}
