import { sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** What is asked before it has so many words, and so has what is asked anew. */
const long = 3;
export const opening =
  /^(?:(?:hi|hello|hey|ok|okay|so|and|also|then|please|sir|madam|but|well|namaste|good|morning|evening|afternoon|two|questions|quick|question|doubts?|things|firstly|first) )*/;
export const asks =
  /^(?:(?:for|in|on|at|from|by|to|with|of) )?(?:what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should)\b/;
/** What stands between what asks and its verb: "how many hours", "which of the courses". */
const noun =
  "(?!(?:is|are|was|do|does|did|can|could|will|would|should|i|you|we|they|he|she|it|there|this|that) )@?\\w+";
const auxiliary = "(?:is|are|was|do|does|did|can|could|will|would|should)";
const subject = "(?:i|you|we|there|the|your|my|our|a|an|any|@\\w+)";
const verb =
  "(?:has|have|suits?|fits?|teach(?:es)?|covers?|needs?|takes?|includes?|costs?|deals?|gives?|happens|comes)";
const ofWhich = `(?:what|which|how)(?: ${noun}){1,3} (?:${auxiliary}|${verb})`;
const ofWhat = `(?:(?:what|when|where|why|how|whom) ${auxiliary}(?! they| he| she)|what ${verb}|who ${auxiliary}(?! not| new| in| from) (?:${subject}|it|these|those|this|that))`;
const ofDo = `do (?:i|you|we|your|my|our|@\\w+)`;
const ofOther = `(?!do )${auxiliary} ${subject}`;
/** A question of its own, by the order of its words: "how long is", "what do you", "is there", "can I". */
const anew = new RegExp(`^(?:${ofWhich}|${ofWhat}|${ofDo}|${ofOther}) `);
/** Behind these it is asked within: "can you tell me what", "as long as are". */
const within =
  /^(?:tell|me|know|ask|asking|see|say|confirm|check|explain|understand|about|if|whether|not|and|or|but|that|than|as|of|in|on|at|to|for|from|with|by|the|a|an|is|are|do|does|did|can|could|will|would|should|what|which|who|whom|whose|when|where|why|how|long|many|much|happens|exactly|mean|meant|i|we|you|they|also|then|plus|aur|phir)$/;
const people =
  /^(?:people|folks?|those|employees?|staff|colleagues?|students?|juniors?|seniors?|guys?|persons?|learners?|members?|friends?|(?:some|any|every)(?:one|body))$/;
/** "Which of your programs (is the longest)": what asks there has no verb yet. */
const isOpen =
  /\b(?:what|which|who|when|where|why|how)\b(?!.*\b(?:what|which|who|when|where|why|how)\b)(?!.*\b(?:is|are|was|am|do|does|did|can|could|will|would|should|has|have|gets?|happens|comes|suits?|fits?|teach(?:es)?|covers?|needs?|takes|includes?|costs|starts|begins|lasts|ends|gives|contains|deals|works|helps|runs)\b)/;

/** "How long is the agents course (who teaches it)", typed or spoken without a stop between two questions. */
export function isQuestionWithoutStop(tokens: readonly Token[], at: number): boolean {
  const start = sentenceStart(tokens, at);
  const before = textOf(tokens.slice(start, at)).replace(opening, "");
  const behind = tokens.slice(at);
  const end = behind.findIndex(({ ends }) => ends === "sentence");
  const rest = end < 0 ? behind : behind.slice(0, end + 1);
  const isLong = before.split(" ").length >= long && rest.length >= long;
  const last = tokens[at - 1];
  const isWithin = !last?.ends && within.test(last?.text ?? "");
  const isAsked = !tellsOfPeople(tokens, at) && beginsAnew(textOf(rest));
  return isLong && isAsked && !isWithin && asks.test(before) && !hasNoVerbYet(before);
}

/** "How long is", "can I": a question that begins by the order of its words. */
export function beginsAnew(text: string): boolean {
  return anew.test(`${text} `);
}

/** "Which of your programs": asks, and has no verb yet. */
export function hasNoVerbYet(text: string): boolean {
  return isOpen.test(text);
}

/** "Folks (who do this for a job)": told of them, not asked. */
export function tellsOfPeople(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || before.ends || tokens[at]?.text !== "who") return false;
  return before.kind === "person" || people.test(before.text);
}
