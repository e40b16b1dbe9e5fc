import type { Follows } from "../understanding/scoring/learned.ts";
import type { LabelledPart } from "./messages.ts";

/** Counts which question follows which in the same messages. */
export function learnFollows(messages: readonly (readonly LabelledPart[])[]): Follows {
  const asked = messages.map((parts) =>
    parts.map(({ label }) => label).filter((label) => label !== "-"),
  );
  const intents = [...new Set(asked.flat())].sort();
  const places = new Map(intents.map((intent, at) => [intent, at]));
  const counts = new Uint16Array(intents.length ** 2);
  for (const labels of asked) {
    labels.slice(1).forEach((label, at) => {
      const before = places.get(labels[at] as string) as number;
      const place = before * intents.length + (places.get(label) as number);
      counts[place] = (counts[place] as number) + 1;
    });
  }
  return { intents, counts };
}
