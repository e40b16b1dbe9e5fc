import { elsewhere } from "../intents/elsewhere.ts";
import type { Asked } from "../understanding/intent-rules/asked-intent.ts";
import { type Part, type Provider, say } from "./wording/answer.ts";

/** How a message was answered, the most telling first: what is not known, `content/` might say. */
export const kinds = ["not_known", "answered", "off_topic", "unclear"] as const;

export type Kind = (typeof kinds)[number];

/** The kind of a reply to these questions, each with its part. A message that asks nothing is unclear. */
export function kindOf(provider: Provider, asked: readonly Asked[], parts: readonly Part[]): Kind {
  const found = asked.map(({ intent }, at) => {
    if (intent === "unclear") return "unclear";
    if (intent in elsewhere) return "off_topic";
    const { notKnown, text } = parts[at] ?? {};
    return notKnown || text === say(provider, "dontKnow") ? "not_known" : "answered";
  });
  return kinds.find((kind) => found.includes(kind)) ?? "unclear";
}
