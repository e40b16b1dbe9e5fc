import { sentenceAround } from "../sentences/sentence-around.ts";
import type { Token } from "../tokens/token.ts";

const topic =
  /^(?:hours?|duration|length|time|fees?|price|cost|topics?|syllabus|curriculum|contents?|certificate|dates?|timings?|schedule|ghante)$/;
const filler = /^(?:the|its|about|of|for|any|your|their)$/;
const belongs = /^(?:of|for|in)$/;
const article = /^(?:the|your|that|this)$/;

/** "Tell me the hours, not the topics, of the leaders' course": the topic is waved off, and the course is not. */
export function markTopicOut(tokens: readonly Token[]): void {
  const at = tokens.findIndex(({ text }) => text === "not");
  const [from, to] = sentenceAround(tokens, Math.max(0, at));
  const isInstead = tokens.slice(from, Math.max(from, at)).some(({ text }) => topic.test(text));
  const end = tokens.findIndex(({ text }, place) => place > at && !filler.test(text));
  const isTopic = at >= 0 && topic.test(tokens[end]?.text ?? "") && tokens[end]?.kind === "word";
  const behind = tokens.slice(end + 1, to);
  const [joint, ...rest] = behind;
  if (!isInstead || !isTopic || !belongs.test(joint?.text ?? "")) return;
  for (const token of tokens.slice(at, end + 1)) token.isOut = true;
  const name = rest.find(({ text }) => !article.test(text));
  if (!name) return;
  delete name.excluded;
  delete name.isOut;
}
