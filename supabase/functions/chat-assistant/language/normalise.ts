import { loanWords, shortForms } from "./short-forms.ts";
import { transliterate } from "./transliterate.ts";

const currencies: Record<string, string> = {
  "₹": " rs ",
  $: " dollars ",
  "€": " dollars ",
  "£": " dollars ",
  "%": " percent ",
  "&": " and ",
};

/**
 * Takes a message as typed; gives its words: lower case, Latin letters and digits only, contractions and
 * short forms written out. "What's the ₹ fee?? plzzz" becomes what, is, the, rs, fee, plzz.
 */
export function wordsOf(text: string): string[] {
  const isIndic = /[\u0900-\u0d7f]/.test(text);
  return plainText(text)
    .replace(/[^a-z0-9]+/g, " ")
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => writtenOut(word, isIndic).split(" "));
}

function writtenOut(word: string, isIndic: boolean): string {
  return shortForms.get(word) ?? (isIndic ? loanWords.get(word) : undefined) ?? word;
}

function plainText(text: string): string {
  // Most messages and nearly all examples.
  if (
    /^[a-z ]*$/.test(text) &&
    !/\breturns? on\b| no\b|\bbtw\b|\b(?:sms|verification|security|otp) code|\b(?:hai|hain|\w{3,}[aei]) (?:or|h)\b/.test(
      text,
    )
  )
    return text.replace(longRuns, "$1$1");
  return transliterate(text.normalize("NFKC").toLowerCase())
    .normalize("NFD")
    .replace(/\p{M}|[\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/\S+@\S+|https?:\S+|www\.\S+/g, " ")
    .replace(/\b(i|we|you|they|he|she)['’]d\b/g, "$1 would")
    .replace(/\b(we|he|she|they)['’](re|ll)\b/g, (_, who, verb) => `${who} ${written[verb]}`)
    .replace(/['’‘`´]/g, "")
    .replace(byTheWay, "$1also")
    .replace(hindiOr, "$1 aur")
    .replace(hindiIs, "$1 hai")
    .replace(/(?<=[a-z)]\s*)\+(?=\s*[a-z])/g, " plus ")
    .replace(hoursAndMore, "$1 $2 or more")
    .replace(hoursFromTo, "$1 $2")
    .replace(/[₹$€£%&]/g, (sign) => currencies[sign] ?? " ")
    .replace(/\b(?=\w*\d)\w*[a-z]\w*\b/g, (word) => shortForms.get(word) ?? word)
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/(\d)\s?k\b/g, "$1 thousand")
    .replace(/\b(?!(?:19|20)\d\d\b)\d{4,6}\b/g, "$& rupees")
    .replace(/c\+\+/g, "cpp")
    .replace(/\bbio[ -]?data\b/g, "resume")
    .replace(/\b(?:sms|verification|security|otp) codes?\b/g, "otp")
    .replace(/\breturns? on (?:\w+ )?investments?\b/g, "roi")
    .replace(phoneNo, "$1 number")
    .replace(
      /\b(?:(\d+)(?:st|nd|rd)|([456])th)\b/g,
      (_, to3 = "", to6 = to3) => ordinals[to6] ?? to6,
    )
    .replace(/\b([bm])\.\s?(com|tech|sc|pharm)\b/g, "$1$2")
    .replace(/(\d)([a-z])/g, "$1 $2")
    .replace(/([a-z])(\d)/g, "$1 $2")
    .replace(longRuns, "$1$1");
}

const written: Readonly<Record<string, string>> = { re: "are", ll: "will" };

/** "Btw, is there a pdf?", but "the diff btw the two" */
const byTheWay =
  /(?<!\b(?:diff\w*|dif|gap|compar\w*|choos\w*|decid\w*|confus\w*|torn|fark|farak|antar)(?: \w+)? )(^|\s)btw\b/g;
/** "Kiske liye hai or kab se hai" */
const hindiOr =
  /\b(hai|hain|hoga|hogi|milega|milegi|milta|kya|chahiye) or\b(?! (?:is|not|do|does|can|what|how|the)\b)/g;
/** "Kya h", "milte h" */
const hindiIs =
  /\b(kya|hai|mil\w{2,3}|hot[aei]|kab|kitn[aei]|kais[aei]|kahan|kar\w{2,3}|chahiye|nahi|nhi|rah[aei]|wala|liye) h\b/g;

/** "Wrong mobile no", "ph no." */
const phoneNo =
  /\b(phone|ph|mobile|mob|contact|whatsapp|telephone|tel|cell) no\b(?! (?:thanks?|thank|i|we|not|only|need)\b)/g;

/** "Max 10-12 hours": as many as that. */
const hoursFromTo = /\b\d+\s*[-–]\s*(\d+)\s*(h(?:ou)?rs?)\b/g;

/** "40 plus hours", "40+ hrs" */
const hoursAndMore = /(\d)\s*(?:\+|plus)\s*(h(?:ou)?rs?)\b/g;

/** "pleaaase" */
const longRuns = /([a-z])\1{2,}/g;

const ordinals: Record<string, string> = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
  6: "sixth",
};
