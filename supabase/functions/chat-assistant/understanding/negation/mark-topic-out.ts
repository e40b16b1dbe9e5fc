import { sentenceAround } from "../sentences/sentence-around.ts";
import type { Token } from "../tokens/token.ts";

const topic =
  /^(?:hours?|duration|length|time|fees?|price|cost|topics?|syllabus|curriculum|contents?|certificate|dates?|timings?|schedule|ghante)$/;
const belongs = /^(?:of|for|in)$/;

/** "Tell me the hours, not topics, of agentic": the topic is waved off, and the course is not. */
export function markTopicOut(tokens: readonly Token[]): void {
  const at = tokens.findIndex(({ text }) => text === "not");
  const [from, to] = sentenceAround(tokens, Math.max(0, at));
  const isInstead = tokens.slice(from, Math.max(from, at)).some(({ text }) => topic.test(text));
  const [, told, joint, name] = tokens.slice(Math.max(0, at), to);
  const isTopic = at >= 0 && topic.test(told?.text ?? "") && told?.kind === "word";
  if (!isInstead || !isTopic || !belongs.test(joint?.text ?? "")) return;
  for (const token of tokens.slice(at, at + 2)) token.isOut = true;
  if (!name) return;
  delete name.excluded;
  delete name.isOut;
}
