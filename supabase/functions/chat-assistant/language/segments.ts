import { wordsOf } from "./normalise.ts";
import type { Spell } from "./spelling.ts";
import { stem } from "./stem.ts";

/** A word of a message, mended; `ends` says that punctuation follows it: of a sentence (`asks`: a question's), or within one. */
export type Word = { text: string; stem: string; ends?: "sentence" | "part"; asks?: true };

const parts = /([?!;\n।]+|\.{2,}|\.(?=\s|$)|,(?!\d)|:(?!\d)|\s[-–—]+\s|[()])/;

/** Takes a message as typed; gives its words with their spelling mended, and where its parts end. */
export function readWords(message: string, spell: Spell): Word[] {
  const words: Word[] = [];
  for (const piece of message.normalize("NFKC").split(parts)) {
    if (isEnd(piece)) {
      const last = words.at(-1);
      if (!last) continue;
      last.ends = /[?!;\n।.]/.test(piece) ? "sentence" : "part";
      if (piece.includes("?")) last.asks = true;
    } else {
      words.push(
        ...wordsOf(piece)
          .flatMap((word) => spell(word))
          .map((text) => ({ text, stem: stem(text) })),
      );
    }
  }
  return words;
}

function isEnd(piece: string): boolean {
  return /^[?!;\n।.,:()\s–—-]+$/.test(piece) && piece.trim() !== "";
}
