import { seenOf } from "../understanding/around.ts";
import { createFindEntities } from "../understanding/entities.ts";

import { createSkills } from "../understanding/skills.ts";
import type { Token } from "../understanding/token.ts";
import type { LabelledPart, LabelledWord } from "./messages.ts";
import type { Marked } from "./train-marks.ts";

/** Takes a message; gives it as what marks it sees it, with a full stop behind each part, as most write it, or without. */
type SeeMarked = (parts: readonly LabelledPart[], isPunctuated: boolean) => Marked;

/** A way to see labelled messages that knows what has a name everywhere. */
export function createSeeMarked(): SeeMarked {
  const findEntities = createFindEntities([], createSkills([], new Set()));
  return (parts, isPunctuated) => {
    // A name keeps the marks of its first word.
    const tokens: (Token & LabelledWord)[] = findEntities(parts.flatMap(({ words }) => words));
    return tokens.map((token, at) => ({
      ...(token.text.startsWith("@") ? { ...seenOf(token), symbol: token.text } : seenOf(token)),
      ...(isPunctuated && tokens[at + 1]?.begins && { ends: "sentence" as const }),
      ...(token.out && { out: true }),
      ...(token.begins && { begins: true }),
    }));
  };
}
