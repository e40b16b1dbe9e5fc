import { assistantWords as words } from "../../../../content/assistant.ts";
import { namedPrograms } from "../reading/named-programs.ts";
import { clausesOf } from "../reading/normalise.ts";
import { type Reading, read } from "../reading/read.ts";
import { type Topic, topicsIn } from "../reading/topics.ts";
import { chat } from "./chat.ts";
import { compare } from "./comparison.ts";
import { compose } from "./compose.ts";
import { isElsewhere } from "./elsewhere.ts";
import { summaries } from "./program-facts.ts";

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
  const facts = answerFromFacts(message, whole);
  if (whole.concepts.has("secrets") || whole.concepts.has("inject")) {
    return facts && !whole.concepts.has("secrets") ? `${words.refusal}\n\n${facts}` : words.refusal;
  }
  return facts ?? chat(whole) ?? fallback(whole);
}

/** What content/ has to say to the message, or that it has nothing on what is asked; undefined when it asks for nothing of ours. */
function answerFromFacts(message: string, whole: Reading): string | undefined {
  const named = namedPrograms(whole);
  const topics = topicsOfClauses(message, whole);
  const comparison = compare(whole, named);
  if (isElsewhere(whole, topics, comparison !== undefined)) {
    return undefined;
  }
  if (topics.length > 0 || comparison) {
    return compose({ reading: whole, named, topics, comparison });
  }
  if (named.length > 0) {
    return summaries(named);
  }
  return asksForOverview(whole) ? summaries([]) : undefined;
}

function topicsOfClauses(message: string, whole: Reading): Topic[] {
  const found = new Set(clausesOf(message).flatMap((clause) => topicsIn(read(clause))));
  return found.size > 0 ? [...found] : topicsIn(whole);
}

function asksForOverview({ concepts, foreign }: Reading): boolean {
  return concepts.has("programs") || (foreign === 0 && concepts.has("course"));
}

function fallback({ concepts, words: typed, foreign }: Reading): string {
  const ofUs = ["course", "provider", "canYou", "ai", "start", "three"] as const;
  const mine =
    ofUs.some((concept) => concepts.has(concept)) ||
    typed.some((word) => /^(you|your|aap|apka|aapka)$/.test(word));
  return !concepts.has("elsewhere") && (mine || foreign === 0) ? words.dontKnow : words.offTopic;
}
