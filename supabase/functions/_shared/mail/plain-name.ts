/** Letters with their marks; the two joiners belong to the spelling of some scripts. */
const letters = "\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*";
const letter = "\\p{L}\\p{M}*";

/** "Rao", "O'Brien", "Anne-Marie". */
const word = new RegExp(`^${letters}(?:['’-]${letters})*$`, "u");

/** "Dr." or "Smt.", before a name only: a full stop later on may end a sentence. */
const title = /^\p{L}[\p{L}\p{M}]{1,3}\. +/u;

/** "A." and "R.K.": single letters, so that none of it can be read as an internet address. */
const initials = new RegExp(`^(?:${letter}\\.){1,4}$`, "u");

/**
 * Whether this is plainly a person's name: at most four words, besides initials, and forty characters. Anybody
 * can have a confirmation sent to anybody, so what they typed as a name must not carry a message, a link or a
 * telephone number to a stranger. A person whose name is longer is greeted without it.
 */
export function isPlainName(name: string): boolean {
  const parts = name.trim().replace(title, "").split(/ +/);
  const words = parts.filter((part) => !initials.test(part));
  return (
    name.length <= 40 &&
    parts.length <= 7 &&
    words.length <= 4 &&
    words.every((part) => word.test(part))
  );
}
