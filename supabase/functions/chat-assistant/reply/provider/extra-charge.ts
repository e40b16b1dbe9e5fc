import { isProgram } from "../../understanding/tokens/token.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { fillAnswer } from "../wording/fill.ts";

/** "And is it charged extra?", "will I be charged for it?", "kya iske paise lagenge?" */
const asksIfCharged =
  /^(?:(?:and|or|but|so|also|aur) )*(?:(?:is|will|would|are|does|do|am) (?:it|that|this|they|these|i|we|there)(?: be| also| any| get| have to)* (?:charged?|chargeable|paid|extra|free|cost|pay|charges?)(?: (?:extra|separately|for (?:it|that|this|them)|anything|something|or free|or paid|of (?:cost|charge)|also|too|charges?|cost|fees?|money|more|again))*|(?:kya )?(?:iske|uske|iska|uska) (?:liye )?(?:alag se |extra )*(?:paise?|charges?|fees?) (?:\w+ ?){1,3})$/;

/** Whether that is asked of what was asked before, and no program named. */
export function isOfBefore(text: string): boolean {
  return asksIfCharged.test(text);
}

const costs =
  /\bfree\b|\bno (?:extra|additional|cost|charges?|fees?)\b|\bwithout (?:extra|charge|cost)|\bcharg\w+|[₹$€£]|\bRs\b|\bcosts?\b|\bfees?\b|\bpa(?:id|y)\b/i;

/** Of what is one thing, and of no program. */
const ofThings =
  wordSet(`certificate recordings transfer demo access support mentor mentorTimes projects brochure seats
  invoice assessment placement career attendance`);

/**
 * "(Can I move to a later batch,) and is it charged extra?": what is said of the batch, if that tells of money, else that it
 * is not known; no list of what programs cost. Within one message it stands there already, and is not said twice.
 */
export function chargedFor({ content, facts }: Provider, question: Question): Part | undefined {
  const [last = ""] = question.context.topics;
  const { reply = "", each } = content.answers[last] ?? {};
  const isOfProgram = question.clause.tokens.some(isProgram);
  if (!ofThings.has(last) || isOfProgram || !isOfBefore(question.clause.text)) return undefined;
  const text = each ? undefined : fillAnswer(reply, facts);
  if (!text || !content.answers.price?.reply) return undefined;
  const { notKnown = "" } = content.answers.unsaid ?? {};
  return { ...(costs.test(text) ? { text } : { notKnown }), programs: [] };
}
