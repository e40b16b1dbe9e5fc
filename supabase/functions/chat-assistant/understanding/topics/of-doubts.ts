import type { Clause } from "../clauses/clauses.ts";
import { asksIfKnownIsEnough, doubtIn, namesBeginners, tellsLack } from "../people/doubts.ts";
import { asksRequiredOrTaught } from "../sentences/required-or-taught.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** "Is it too basic if I already use ChatGPT daily?" */
export const tooBasic =
  /\b(?:is|are|will|would|be|seems?|looks?|sounds?|not)\b(?: \S+){0,5} too (?:basic|easy|simple|elementary|low)\b|\b(?:would|will|might) (?:i|he|she|it|that|this|the \w+)(?: \w+){0,4}? (?:be |get |feel )?(?:bored|boring|a waste)\b/;

/** After these, what is enough is what they bring along. */
const ofBringing = wordSet("codingNeed prerequisites");

/** What may be heard where somebody asks whether beginners can. */
const mayBeOfBeginners = wordSet("besideWork difficulty offTopic unclear coverage order invoice");
/** Named in a few words, a program seems to be asked about as a whole: "app developer ok?" */
const mayBeOfCode = wordSet("curriculum summary coverage besideWork difficulty offTopic unclear");

/** "Only 10 hours for all that? Seems thin", "isn't yours too short?", "is 40 hours enough?" */
const tooShort =
  /\b(?:enough|sufficient) (?:in|within) (?:\d+ )?hours?\b|\bonly (?:\d+ )?hours? for (?:all|that|this|so|everything|it|\d)|\b(?:is|are|be|seems?|looks?|sounds?|feels?)(?: (?:not|it|that|this|yours|they|these|\d+ hours?))*(?: (?:too|very|really|so|quite|a bit|kind of|rather))* (?:short|thin|less|little)(?= (?:to|for|time)\b|$)|\b(?:is|are|will|would)(?: only| just| really)* (?:\d+ )?hours?(?: be)?(?: really| at all)* (?:enough|sufficient|too (?:short|little|less|few))\b|\b(?:that|it|this|hours?) (?:is|are|will be|be)(?: really)? (?:enough|sufficient)(?= to\b|$)|\b\d+ (?:hours?|ghante) (?:me |mein )*(?:kaafi|kafi|bas|enough)\b/;

/** Whether somebody doubts that so many hours are enough. */
export function doubtsHours(text: string, message: readonly Token[]): boolean {
  return tooShort.test(text) && ofHours.test(textOf(message));
}

const ofHours = /\bhours?\b|\bghant[ae]\b/;

/** "It says coding. Will I learn it there or should I know it before?" */
const points = /\b(?:it|that|this)\b/;
const ofCode = /\b(?:cod(?:e|ing)|programming|python|java|sql)\b/;

/** "So I can't do it?", behind what one needs for it */
export const isShutOut =
  /^(?:(?:so|then|means?|it means|that means|oh|ok|but|matlab) )+(?:i|we|he|she|they) (?:can ?not|can not|could not|am not able to|is not able to|will not be able to) (?:do|join|take|attend|learn|follow)(?: (?:it|this|that|this one|that one|the course|the program))?(?: then)?$/;

/** What somebody asks who doubts whether they can, in words that may seem to ask for something else. */
export function askedOfDoubts(
  clause: Clause,
  message: readonly Token[],
  last: string,
): string | undefined {
  const {
    text,
    guesses: [top],
  } = clause;
  const said = textOf(message);
  const plain = plainlyDoubted(text, message, last);
  if (plain) return plain;
  const doubt = doubtIn(text);
  const heard = top?.intent ?? "unclear";
  if (doubt === "fine" && namesBeginners(text) && mayBeOfBeginners.has(heard))
    return "prerequisites";
  if (doubt === "hinders" && tellsLack(message)) return "codingNeed";
  if (doubt === "fine" && tellsLack(message) && mayBeOfCode.has(heard)) return "codingNeed";
  const isOfCode = ofCode.test(said);
  return isOfCode && points.test(text) && asksRequiredOrTaught(said) ? "codingNeed" : undefined;
}

/** What is doubted, whatever these words may seem to ask. */
function plainlyDoubted(text: string, message: readonly Token[], last: string) {
  if (asksIfKnownIsEnough(text, textOf(message))) return "prerequisites";
  if (isShutOut.test(text)) return last === "codingNeed" ? last : "prerequisites";
  if (tooBasic.test(text)) return "difficulty";
  if (doubtsHours(text, message)) return "duration";
  // "(Only PowerShell.) You didn't answer. Enough or not?"
  return doubtIn(text) === "enough" && ofBringing.has(last) ? last : undefined;
}
