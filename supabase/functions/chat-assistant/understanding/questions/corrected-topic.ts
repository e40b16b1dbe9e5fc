import type { Asked } from "../intent-rules/asked-intent.ts";
import type { Read } from "../scoring/in-other-words.ts";
import { sentenceAround } from "../sentences/sentence-around.ts";
import { symbolsOf, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What somebody says to mean, instead of what they say not to. */
export type CorrectedTopic = { meant: string; instead: string };

const topics = wordSet(
  "duration price audience curriculum start certificate schedule mode launch seats register",
);

/** How likely each half must be what it is taken for. */
const enough = 0.6;

/** "I mean the hours, not the fees", "not the price, the hours", "fees nahi, ghante" */
export function correctedTopic(tokens: readonly Token[], read: Read): CorrectedTopic | undefined {
  const at = tokens.findIndex(({ text }) => no.test(text));
  if (at < 0) return undefined;
  const [from, to] = sentenceAround(tokens, at);
  const behind = tokens.slice(at + 1, to);
  const end = behind.findIndex(({ ends, text }) => ends || text === "but") + 1;
  const [before, next, last] = [
    tokens.slice(from, at),
    behind.slice(0, end || undefined),
    end > 0 ? behind.slice(end) : [],
  ].map((part) => topicOf(part, read));
  const isHindi = tokens[at]?.text !== "not";
  // "Fees nahi, ghante", "the hours, not the fees", "not the fees, the hours"
  const [instead, meant] = before ? (isHindi ? [before, next] : [next, before]) : [next, last];
  return instead && meant && instead !== meant ? { instead, meant } : undefined;
}

const no = /^(?:not|nahi|nahin)$/;

/** What a few words name as a topic, and nothing else. */
function topicOf(tokens: readonly Token[], read: Read): string | undefined {
  if (tokens.length === 0 || tokens.length > 5 || tokens.some(({ kind }) => kind !== "word"))
    return undefined;
  const [top] = read(symbolsOf(tokens)).guesses;
  return top && top.chance > enough && topics.has(top.intent) ? top.intent : undefined;
}

/** "I mean the hours, not the fees" names nothing else. */
function saysTopic({ clause: { tokens, text } }: Asked): boolean {
  return (
    text.split(" ").some((word) => no.test(word)) && tokens.every(({ kind }) => kind === "word")
  );
}

/** "(How much is the app course?) I mean the hours, not the fees.": asks the one, and nothing of the other. */
export function withCorrectedTopic(
  asked: readonly Asked[],
  topic: CorrectedTopic | undefined,
): readonly Asked[] {
  const isInstead = (one: Asked) =>
    (one.intent === topic?.instead || one.intent === "summary") && !saysTopic(one);
  if (!topic || !asked.some(isInstead)) return asked;
  return asked
    .filter((one) => !saysTopic(one))
    .map((one) => (isInstead(one) ? { intent: topic.meant, clause: one.clause } : one));
}
