import { notKnown, assistantWords as words } from "../../../../content/assistant.ts";
import type { UnknownTopic } from "../reading/topics.ts";
import { list } from "./program-facts.ts";

/** Says plainly what the assistant has not been told, and who can tell. Never repeats what the visitor claims. */
export function notTold(topics: readonly UnknownTopic[], claimed: boolean): string {
  const things = topics.map((topic) => notKnown[topic]);
  const start = claimed ? `${words.cannotConfirm} ` : "";
  return `${start}I don't have information about ${list(things)}. ${words.ask}`;
}
