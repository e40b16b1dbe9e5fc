import { assistantWords as words } from "../../../../content/assistant.ts";
import { namedPrograms } from "../reading/named-programs.ts";
import { type Reading, read } from "../reading/read.ts";
import type { Topic } from "../reading/topics.ts";
import { topicsOfMessage } from "../reading/topics-of-message.ts";
import { chat } from "./chat.ts";
import { compare } from "./comparison.ts";
import { compose } from "./compose.ts";
import { isElsewhere, onlyInPassing } from "./elsewhere.ts";
import { summaries } from "./program-facts.ts";
import { suitable } from "./recommendation.ts";

/**
 * The built-in answer: takes a visitor's message, gives the assistant's reply. Every fact in it comes from
 * content/; nothing of the message is repeated in it. The only markup is `[label](#section)` and
 * `[address](mailto:address)`; lines are parted by line breaks.
 */
export function answer(message: string): string {
  const whole = read(message);
  if (whole.concepts.has("otherPeople")) {
    return words.otherPeople;
  }
  if (whole.concepts.has("secrets")) {
    return words.refusal;
  }
  const topics = topicsOfMessage(message, whole);
  const facts = answerFromFacts(whole, topics);
  if (whole.concepts.has("inject")) {
    return facts && !onlyInPassing(topics) ? `${words.refusal}\n\n${facts}` : words.refusal;
  }
  return facts ?? chat(whole) ?? fallback(whole);
}

/** What content/ has to say to the message, or that it has nothing on what is asked; undefined when it asks for nothing of ours. */
function answerFromFacts(whole: Reading, topics: readonly Topic[]): string | undefined {
  const named = namedPrograms(whole);
  const comparison = compare(whole, named);
  if (isElsewhere(whole, topics, comparison !== undefined)) {
    return undefined;
  }
  if (topics.length > 0 || comparison) {
    return compose({ reading: whole, named, topics: withSummary(whole, topics), comparison });
  }
  if (saysWhoTheyAre(whole)) {
    return compose({ reading: whole, named, topics: ["recommendation"], comparison });
  }
  return named.length > 0 || asksForOverview(whole) ? summaries(named) : undefined;
}

/** "Interested in the agentic course, please share details" asks for both. */
function withSummary({ concepts }: Reading, topics: readonly Topic[]): readonly Topic[] {
  const onlyRegisters = topics.every((topic) => topic === "register");
  return onlyRegisters && concepts.has("summary") ? ["summary", ...topics] : topics;
}

/** "Sales head, keen on AI" asks which program suits. */
function saysWhoTheyAre(whole: Reading): boolean {
  const interests = ["interest", "course"] as const;
  const ofUs = whole.foreign === 0 || interests.some((concept) => whole.concepts.has(concept));
  return ofUs && suitable(whole, []).length > 0;
}

function asksForOverview({ concepts, foreign, words: typed }: Reading): boolean {
  const open = concepts.has("which") || typed.length < 4;
  const asksForMore = concepts.has("summary") || (concepts.has("course") && open);
  return concepts.has("programs") || (foreign === 0 && asksForMore);
}

function fallback({ concepts, words: typed, foreign }: Reading): string {
  const ofUs = ["course", "provider", "canYou", "ai", "start", "three"] as const;
  const mine =
    ofUs.some((concept) => concepts.has(concept)) ||
    typed.some((word) => /^(you|your|aap|apka|aapka)$/.test(word));
  return !concepts.has("elsewhere") && (mine || foreign === 0) ? words.dontKnow : words.offTopic;
}
