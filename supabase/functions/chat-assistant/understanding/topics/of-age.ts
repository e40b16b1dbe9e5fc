import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "Is there an age limit?", "am I too old?", "umar kitni honi chahiye?" */
const ofAge =
  /(?<!\b(?:at|in) (?:my|this|his|her|that) )\b(?:age|umar|umra)\b(?! (?:group )?of (?:ai|technology|the company))|\bhow old\b|\btoo (?:old|young)\b|\btoo late (?:at \d|for (?:me|him|her)\b)/;
/** "He is 14", "abhi 17 ka hai", "in 9th standard", of which "std" is read as "study", "62 years old" */
const tellsAge =
  /\b(?:am|is|are|be|aged?|turning|turns|only|just) (?:only |just |now )?\d{1,2}(?: and (?:a )?half)?(?: (?:years?|yrs?)(?: old)?)?(?: (?:now|by the way|only))?(?=$| (?:and|but|so|can|is|will|he|she|i|in|by|next)\b)|\b\d{1,2} (?:years?|yrs?) (?:olds?|of age)\b|\b(?:\d{1,2}(?: ?(?:th|st|nd|rd))?|ninth|tenth|eighth) (?:std|study|standard|class|grade)\b|\b\d{1,2} (?:saal |years? )?(?:ka|ki|ke) (?:hai|hain|hu|hun|hoon|ho)\b|\bclass (?:\d|1[0-2])(?:th)?\b(?! (?:students|children|kids))/;
const young =
  /\bclass (?:[5-9]|1[0-2])(?:th)?\b|\b(?:[5-9]|1[0-7]) (?:years?|yrs?) olds?\b|\b1?\d(?: ?(?:th|st|nd|rd))? (?:std|study|standard|class|grade)\b|\b(?:am|is|be|aged?) (?:only |just )?(?:[5-9]|1[0-7])\b|\b(?:[5-9]|1[0-7]) (?:saal |years? )?(?:ka|ki|ke) (?:hai|hain|hu|hun|hoon|ho)\b/;
const may =
  /\b(?:can|could|may|will|would|is|are|am) (?:he|she|i|they|we|it|this|that|my \w+|(?:an? )?class \d+(?:th)? \w+)\b.*\b(?:do|join|sit|take|learn|attend|enroll|enrol|follow|understand|eligible|allowed|let (?:him|her|me|us|them) in|ok|okay|fine|suitable|possible|good|for (?:him|her|them|me)|bring)\b|\b(?:eligible|allowed|chalega|chalegi)\b|\b(?:kar|le) (?:sak|pa)\w+|\b(?:admission|entry|seat) (?:\w+ )?(?:mil\w+|de\w*|hog[ai])\b/;
/** "(She is 68.) Will you take her at that age?" */
const atThatAge =
  /\b(?:can|could|may|will|would|do|is|am|are|take|allow|accept|join)\b.*\bat (?:my|this|his|her|that|their|such an?) age\b/;

/** Whether a question is of somebody's age. */
export function asksOfAge(text: string): boolean {
  return ofAge.test(text) || atThatAge.test(text);
}

/** "My son is in 9th standard. Can he do this?": whether somebody so young may come is asked. */
export function asksIfSoYoung(text: string, message: readonly Token[]): boolean {
  // "My son is 15, just wrote his boards."
  const sentences = splitAfter(message, ({ ends }) => ends !== undefined).map(textOf);
  return may.test(text) && sentences.some((one) => tellsAge.test(one) && young.test(one));
}

/** "(Can I bring my 11 year old?) And her brother, he is 14" */
export function tellsAnotherAge(text: string): boolean {
  return /^and\b/.test(text) && tellsAge.test(text);
}
