import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const sends = "(?:fill\\w*|regist\\w*|sen[dt]\\w*|submit\\w*|enrol\\w*|sign\\w* up|use\\w*|form)";
const never = `(?:never|not|without|no|neither)(?: \\w+){0,3}? ${sends}`;
const chat =
  "(?:chat\\w*|talk\\w*|(?:wrote|writing|typed|typing) (?:to|with) you|ask(?:ed|ing)? you)";
/** "I only chat here", "I used this chat and never filled the form" */
const onlyChatting = new RegExp(
  `\\b(?:only|just|merely|simply) (?:\\w+ ){0,2}?${chat}|\\b${chat}\\b.*\\b${never}\\b|\\b${never}\\b.*\\b${chat}`,
);
/** "I neither register nor chat, I only look around" */
const onlyLooking =
  /\b(?:only|just|merely|simply) (?:\w+ )?(?:look\w*|brows\w*|read\w*|visit\w*|scroll\w*|watch\w*)\b|\b(?:neither|never|not) (?:\w+ ){0,2}?(?:regist\w*|chat\w*|sign\w* up|fill\w*)(?: \w+){0,3}? (?:nor|or|and not) (?:\w+ ){0,2}?(?:regist\w*|chat\w*|sign\w* up|fill\w*)\b/;
const keeps =
  /\b(?:stor\w+|sav\w+|record\w*|keep\w*|kept|have|know|hold|collect\w*|retain\w*|track\w*|note\w*)\b.*\b(?:me|us|mine|my \w+|somebody|visitors?)\b|\b(?:of|about) (?:me|us|mine)\b.*\b(?:stays?|remains?|left|kept|stored)\b|\b(?:stays?|remains?|left|stored) (?:with|behind)\b|\b(?:my|our) (?:data|details|information|info)\b/;
const ofData = wordSet("dataUse dataKept erasure privacy chatDetails cookies");
const asks = /\b(?:what|which|how|do|does|is|are|can|will you|would you)\b/;

/** "I am only chatting here." */
function tellsOnly({ text }: Clause): boolean {
  return onlyChatting.test(text) && !asks.test(text);
}

/** "I only chatted and never registered. What have you stored of me?": what is kept of a chat, or of a mere visit. */
export function ofVisitAlone(clause: Clause, message: readonly Token[]): string | undefined {
  const said = textOf(message);
  if (tellsOnly(clause) && onlyChatting.test(said) && keeps.test(said)) return "aside";
  const isOfData = ofData.has(clause.guesses[0]?.intent ?? "") || keeps.test(clause.text);
  if (!isOfData || !/\b(?:what|do|does|is|are|will|how|which|anything)\b/.test(clause.text))
    return undefined;
  if (onlyLooking.test(said)) return "cookies";
  return onlyChatting.test(said) ? "chatDetails" : undefined;
}
