import { readWords, type Word } from "../language/segments.ts";
import { messages } from "../messages/all.ts";

/** A word of a labelled message. */
export type LabelledWord = Word & {
  /** It is waved off: not meant, not wanted, taken back. */
  out?: true;
  /** A part begins with it that asks or says something of its own. */
  begins?: true;
};

/** What a part of a message asks or says, with its words. */
export type LabelledPart = { label: string; words: readonly LabelledWord[] };

/** What stands in a message beside its words: "[price]" before a part, braces around what is waved off. */
const marks = /(\[[A-Za-z]+\]|\[-\]|[{}])/;

/** Whole messages as visitors write them, each in its parts (messages/). */
export function labelledMessages(hands: readonly string[] = messages): LabelledPart[][] {
  return hands.flatMap((lines) =>
    lines
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map(partsOf),
  );
}

/** The parts of one line, such as "[-] not about {the fees} [duration] how long is it". */
export function partsOf(line: string): LabelledPart[] {
  const parts: { label: string; words: LabelledWord[] }[] = [];
  let isOut = false;
  for (const piece of line.split(marks)) {
    const part = parts.at(-1);
    if (piece === "{" || piece === "}") isOut = piece === "{";
    else if (piece.startsWith("[")) parts.push({ label: piece.slice(1, -1), words: [] });
    else if (part) part.words.push(...wordsIn(piece, part.words, isOut));
  }
  const [first, ...others] = parts.filter(({ words }) => words.length > 0);
  for (const { words } of others) words[0] = { ...(words[0] as LabelledWord), begins: true };
  return first ? [first, ...others] : [];
}

/** The words of a piece between two marks; what it begins with may end what stands before. */
function wordsIn(piece: string, before: LabelledWord[], isOut: boolean): LabelledWord[] {
  const words: LabelledWord[] = [];
  for (const some of piece.split(/(@[a-z]+)/)) {
    const last = words.at(-1) ?? before.at(-1);
    const [end] = /^\s*[?!;.,:()–-]+(?=\s|$)/.exec(some) ?? [];
    if (last && end?.trim()) last.ends = /[?!;.]/.test(end) ? "sentence" : "part";
    if (some.startsWith("@")) words.push({ text: some, stem: some });
    else words.push(...readWords(some, (word) => [word]));
  }
  return words.map((word) => ({ ...word, ...(isOut && { out: true }) }));
}
