import { sentenceAround } from "../sentences/sentence-around.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const topic =
  /^(?:hours?|duration|length|time|fees?|price|cost|topics?|syllabus|curriculum|contents?|certificate|dates?|timings?|schedule|ghante)$/;
const belongs = /^(?:of|for|in)$/;

const tells =
  /\bnot (?:tell|show|say|give|list|repeat|explain)(?: me| us)? (?:again )?(?:what|the things)(?: all)?(?: the)?$/;
const covers = /^(?:course |one |program )?(?:covers?|teaches|includes?|has|contains?)\b/;

/** "Don't tell me what the agents course covers, just whom it is for": that is not asked of it, and it is meant. */
export function markToldBefore(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const isTold =
      token.kind === "program" &&
      tells.test(textOf(tokens.slice(0, at))) &&
      covers.test(textOf(tokens.slice(at + 1)));
    if (isTold) unmark(token);
  });
}

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
