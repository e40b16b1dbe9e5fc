import { endOfItem } from "./lists.ts";
import { wordsOf } from "./normalise.ts";
import type { Spell } from "./spelling.ts";
import { stem } from "./stem.ts";

/**
 * A word of a message, mended; `ends` says that punctuation follows it: of a sentence (`asks`: a question's), of an
 * item of a list (`listed`), or within one.
 */
export type Word = {
  text: string;
  stem: string;
  ends?: "sentence" | "part";
  asks?: true;
  listed?: true;
};

const parts = /([?!;\n।‣]+|\.{2,}|\.(?=\s|$)|,(?!\d)|:(?!\d)|\s[-–—]+\s|[()])/;

/** Takes a message as typed; gives its words with their spelling mended, and where its parts end. */
export function readWords(message: string, spell: Spell): Word[] {
  const words: Word[] = [];
  for (const piece of withCountry(message.normalize("NFKC")).split(parts)) {
    if (isEnd(piece)) {
      const last = words.at(-1);
      if (last) end(last, piece);
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

/** The words of what is no visitor's: an example, or a name in content/. Nothing is mended, and nothing ends. */
export function wordsIn(line: string): Word[] {
  return wordsOf(line).map((text) => ({ text, stem: stem(text) }));
}

/** "The phone format for US": who does not shout means the country. */
function withCountry(message: string): string {
  return /[a-z]/.test(message) ? message.replace(/\bUS\b/g, "USA") : message;
}

function end(word: Word, piece: string): void {
  word.ends = /[?!;\n।‣.]/.test(piece) ? "sentence" : "part";
  if (piece.includes(endOfItem)) word.listed = true;
  if (piece.includes("?")) word.asks = true;
}

function isEnd(piece: string): boolean {
  return /^[?!;\n।‣.,:()\s–—-]+$/.test(piece) && piece.trim() !== "";
}
