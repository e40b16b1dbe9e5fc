import { smallTalk } from "../../../../content/assistant.ts";
import type { Reading } from "../reading/read.ts";

type SmallTalk = keyof typeof smallTalk;

/** In this order: "hello, thank you" is thanks. */
const sincere = [
  "hostile",
  "replyLanguage",
  "whoAreYou",
  "howAreYou",
  "affection",
  "thanks",
  "goodbye",
  "wellWish",
  "bored",
  "sorry",
] as const satisfies readonly SmallTalk[];

/** Words that mean small talk only when little else is said. */
const slight = ["help", "laugh", "greeting", "fine"] as const satisfies readonly SmallTalk[];

/** "Hi, I am Priya" */
const introduces = /\b(?:i am|my name is|this is|myself|mera naam) \w+(?: \w+)?$/;

/** The answer to small talk; undefined when the message is none. */
export function chat({ concepts, foreign, words }: Reading): string | undefined {
  if (words.length === 0) {
    return smallTalk.help;
  }
  if (concepts.has("elsewhere")) {
    return concepts.has("hostile") ? smallTalk.hostile : undefined;
  }
  const found =
    sincere.find((kind) => concepts.has(kind)) ??
    (foreign === 0 || words.length < 4 || introduces.test(words.join(" "))
      ? slight.find((kind) => concepts.has(kind))
      : undefined);
  return found && smallTalk[found];
}
