import { vocabulary } from "./lexicon.ts";
import { lookAlikes } from "./look-alikes.ts";
import { stem } from "./stem.ts";

const known = new Set(vocabulary);
const knownStems = new Set(vocabulary.map(stem));
const correctable = vocabulary.filter((word) => word.length > 2 && /^[a-z]+$/.test(word));
const candidates = correctable.map((word) => ({
  word,
  bones: skeleton(word),
  letters: letterSet(word),
}));
const rightlySpelt = new Set(lookAlikes.trim().split(/\s+/));

/**
 * Takes a word as typed; gives the words of the lexicon that were meant: itself when it is one of them or an
 * English word of its own, two when a space is missing, else the nearest within reach.
 */
export function spell(word: string): string[] {
  const right = known.has(word) || knownStems.has(stem(word)) || rightlySpelt.has(word);
  if (right || word.length < 3 || /\d/.test(word)) {
    return [word];
  }
  return split(word) ?? [nearest(word) ?? word];
}

/** Short words that phones run together with the next. */
const joinable = new Set(["how", "the", "for", "fee", "app", "ai", "gen", "you", "kab"]);

function split(word: string): [string, string] | undefined {
  for (let at = word.length - 2; at >= 2; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    const whole = (part: string) => known.has(part) && (part.length > 3 || joinable.has(part));
    if (whole(left) && whole(right)) {
      return [left, right];
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
    const reach = sameBones ? reachOfBones(word) : reachOf(word, candidate.word);
    if (isBeyond(reach, word, letters, candidate)) {
      continue;
    }
    const distance = editDistance(word, candidate.word);
    const cost = distance - (sameBones ? 0.6 : 0) + unlikeliness(word, candidate.word);
    if (distance <= reach && cost < bestCost) {
      best = candidate.word;
      bestCost = cost;
    }
  }
  return best;
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
  if (word.length < 4) {
    return 0;
  }
  if (word.length < 5 || candidate[0] !== word[0]) {
    return word.length < 5 && candidate[0] !== word[0] ? 0 : 1;
  }
  return word.length > 6 ? 2 : 1;
}

/** The first letter and the consonants after it, doubles once: what survives most slips and short forms. */
function skeleton(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiouy]/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}
