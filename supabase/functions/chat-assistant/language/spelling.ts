import { editDistance } from "./edit-distance.ts";
import { stem } from "./stem.ts";

/** Takes a word as typed; gives the words that were meant. */
export type Spell = (word: string) => string[];

/** Short words that phones run together with the next. */
const joinable = new Set([
  "how",
  "the",
  "for",
  "fee",
  "app",
  "ai",
  "gen",
  "you",
  "kab",
  "are",
  "is",
]);

/**
 * A way to mend words against this vocabulary: a word that it holds stays, two that were run together are
 * parted, and what is within a slip or two of one is taken for that; anything else stays as it is, and so do `plain`
 * words.
 */
export function createSpelling(vocabulary: Iterable<string>, plain: Iterable<string> = []): Spell {
  const meant = new Set(vocabulary);
  const known = new Set([...meant, ...plain]);
  const knownStems = new Set([...known].map(stem));
  const candidates = [...meant]
    .filter((word) => word.length > 2 && /^[a-z]+$/.test(word))
    .map((word) => ({ word, bones: skeleton(word), letters: letterSet(word) }));
  const mended = new Map<string, string[]>();

  return function spell(word) {
    if (known.has(word) || word.length < 3 || /\d/.test(word) || knownStems.has(stem(word))) {
      return [word];
    }
    const remembered = mended.get(word);
    if (remembered) return remembered;
    const near = nearest(word);
    const found = isOneSlip(word, near) ? [near] : (split(word) ?? [near ?? word]);
    if (mended.size < 2000) mended.set(word, found);
    return found;
  };

  function split(word: string): string[] | undefined {
    for (let at = word.length - 2; at >= 2; at--) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => meant.has(part) && (part.length > 3 || joinable.has(part)))) {
        return parts;
      }
    }
    return undefined;
  }

  function nearest(word: string): string | undefined {
    const bones = skeleton(word);
    const letters = letterSet(word);
    let best: string | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      const sameBones = bones.length > 2 && candidate.bones === bones;
      const cost = costOf(word, letters, candidate, sameBones);
      if (cost < bestCost) {
        best = candidate.word;
        bestCost = cost;
      }
    }
    return best;
  }
}

/** "Enginering" is a long word with one slip, and no engine ring. */
function isOneSlip(word: string, near: string | undefined): near is string {
  return near !== undefined && word.length > 6 && editDistance(word, near) === 1;
}

/** A letter is sooner left out than put in: "promt" is a prompt, and no promo. */
const strayLetter = 0.1;

/** How unlikely it is that a word is a slip of another; infinite out of reach. */
function costOf(
  word: string,
  letters: number,
  candidate: { word: string; letters: number },
  sameBones: boolean,
): number {
  const reach = sameBones ? reachOfBones(word) : reachOf(word, candidate.word);
  if (isBeyond(reach, word, letters, candidate)) return Number.POSITIVE_INFINITY;
  const distance = editDistance(word, candidate.word);
  return distance > reach
    ? Number.POSITIVE_INFINITY
    : distance -
        (sameBones ? 0.6 : 0) +
        unlikeliness(word, candidate.word) +
        (letters & ~candidate.letters ? strayLetter : 0);
}

/** Whether lengths or letters alone show that two words are too far apart: a slip changes at most two letters. */
function isBeyond(
  reach: number,
  word: string,
  letters: number,
  candidate: { word: string; letters: number },
): boolean {
  const apart = Math.abs(candidate.word.length - word.length);
  return apart > reach || bitCount(letters ^ candidate.letters) > 2 * reach;
}

/** Slips seldom touch the first letter, and short words are easily hit by chance. */
function unlikeliness(word: string, candidate: string): number {
  return (candidate[0] === word[0] ? 0 : 0.5) + (candidate.length < 4 ? 0.3 : 0);
}

/** The letters of a word as bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) {
    set |= 1 << (word.charCodeAt(at) - 97);
  }
  return set;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}

/** Where all consonants agree, vowels may be left out altogether; a short word with its vowels is likely another. */
function reachOfBones(word: string): number {
  return word.length > 6 || !/[aeiou]/.test(word) ? 3 : 2;
}

/** How many slips a word of this length may hold and still be taken for the other. */
function reachOf(word: string, candidate: string): number {
  if (word.length < 5 || candidate[0] !== word[0]) {
    return word.length < 6 ? 0 : 1;
  }
  return word.length > 6 ? 2 : 1;
}

/** The first letter and the consonants after it, doubles once: what survives most slips and short forms. */
function skeleton(word: string): string {
  const rest = word.slice(1).replace(/[aeiouy]/g, "");
  return word.charAt(0) + rest.replace(/(.)\1+/g, "$1");
}
