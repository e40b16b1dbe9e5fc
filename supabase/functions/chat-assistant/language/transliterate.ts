/**
 * Brings the scripts of India into Latin letters as visitors would type them ("कितने" becomes "kitane"), so
 * that one lexicon serves both. Unicode lays these scripts out alike in blocks of 128 characters; the table
 * below gives the sound at each place of a block. Vowels that end a word unwritten are dropped, as in Hindi.
 */
const firstBlock = 0x0900;
const lastBlock = 0x0d7f;

// biome-ignore format: a table is read in rows
const consonants: Record<number, string> = {
  21: "k", 22: "kh", 23: "g", 24: "gh", 25: "n", 26: "ch", 27: "chh", 28: "j", 29: "jh",
  30: "n", 31: "t", 32: "th", 33: "d", 34: "dh", 35: "n", 36: "t", 37: "th", 38: "d", 39: "dh",
  40: "n", 42: "p", 43: "f", 44: "b", 45: "bh", 46: "m", 47: "y", 48: "r", 49: "r", 50: "l",
  51: "l", 53: "v", 54: "sh", 55: "sh", 56: "s", 57: "h", 88: "k", 89: "kh", 90: "g", 91: "z",
  92: "d", 93: "dh", 94: "f",
};

// biome-ignore format: a table is read in rows
const vowels: Record<number, string> = {
  5: "a", 6: "a", 7: "i", 8: "i", 9: "u", 10: "u", 11: "ri", 13: "e", 14: "e", 15: "e",
  16: "ai", 17: "o", 18: "o", 19: "o", 20: "au",
};

// biome-ignore format: a table is read in rows
const vowelSigns: Record<number, string> = {
  62: "a", 63: "i", 64: "i", 65: "u", 66: "u", 67: "ri", 69: "e", 70: "e", 71: "e", 72: "ai",
  73: "o", 74: "o", 75: "o", 76: "au", 77: "",
};

const others: Record<number, string> = { 1: "n", 2: "n", 3: "h", 100: ".", 101: "." };

/** Takes any text; gives it with every Indic letter and digit in Latin and the rest untouched. */
export function transliterate(text: string): string {
  let latin = "";
  let openConsonant = false;
  for (const character of text) {
    const place = placeInBlock(character);
    const sign = place === undefined ? undefined : vowelSigns[place];
    const consonant = place === undefined ? undefined : consonants[place];
    if (openConsonant && sign === undefined && place !== 60 && place !== undefined) {
      latin += "a";
    }
    latin += place === undefined ? character : (sign ?? consonant ?? otherSound(place));
    openConsonant = consonant !== undefined || (openConsonant && place === 60);
  }
  return latin;
}

function otherSound(place: number): string {
  if (place >= 102 && place <= 111) {
    return String(place - 102);
  }
  return vowels[place] ?? others[place] ?? "";
}

function placeInBlock(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  return code >= firstBlock && code <= lastBlock ? code % 128 : undefined;
}
