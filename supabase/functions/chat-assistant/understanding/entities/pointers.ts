import type { Word } from "../../language/segments.ts";

const pointers =
  /^(first|second|third|fourth|last|middle|other|former|latter|dusra|doosra|dusre|pehla|pehle|teesra|teesre|that|this) (one|wala|wali|course|program|programme|option|bootcamp|card|title|entry|tile)$/;
/** "The second of those" */
const ordinalsOf = /^(?:first|second|third|fourth|last) of (?:those|these|them|the)$/;
/** "I'd take the second." */
const ordinals = /^the (first|second|third|fourth|last|former|latter)$/;

/** "Who is the latter for?" */
const isOfTwo =
  /^the (?:former|latter) (?:for|take|takes|teach|teaches|cover|covers|has|have|is|does|need|needs|about|suit|suits|and|or|then|please|too|also)$/;

/** "How long is hers?", "is his longer than mine?" */
const possessives = /^(mine|hers|theirs)$/;
const afterHis =
  /^(longer|shorter|also|too|and|or|than|need|needs|take|takes|cover|covers|then|as|the)$/;

const ordinal = "(?:first|second|third|fourth|last|pehla|dusra|doosra|teesra)";
/** "The first (and the third course)" */
const ordinalAndMore = new RegExp(
  `^${ordinal} (?:and|aur|or|ya|plus) (?:the )?${ordinal} (?:ones?|courses?|programs?|programmes?|wala|wale|options?|bootcamps?)\\b`,
);

/** How many words point at a program here. */
export function pointingAt(words: readonly Word[], texts: readonly string[], at: number): number {
  const ends = words[at]?.ends !== undefined || at === words.length - 1;
  if (possessives.test(texts[at] ?? "")) return 1;
  if (texts[at] === "his" && (ends || afterHis.test(texts[at + 1] ?? ""))) return 1;
  if (ends) return ordinals.test(`${texts[at - 1]} ${texts[at]}`) ? 1 : 0;
  if (ordinalsOf.test(texts.slice(at, at + 3).join(" "))) return 1;
  if (ordinalAndMore.test(texts.slice(at, at + 5).join(" "))) return 1;
  if (pointers.test(`${texts[at]} ${texts[at + 1]}`)) return 2;
  return isOfTwo.test(texts.slice(Math.max(0, at - 1), at + 2).join(" ")) ? 1 : 0;
}
