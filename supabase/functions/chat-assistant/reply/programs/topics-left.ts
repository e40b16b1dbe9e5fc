import type { Program } from "../../../../../content/programs.ts";
import type { Token } from "../../understanding/tokens/token.ts";

/** What is taught that a message waves off. */
export function topicsOut(message: readonly Token[]): readonly string[] {
  return message.flatMap((token) =>
    "features" in token && token.excluded ? (token.features ?? []) : [],
  );
}

/** What a program teaches but for that; all of it where nothing would be left. */
export function topicsLeft({ features }: Program, message: readonly Token[]): readonly string[] {
  const out = topicsOut(message);
  const left = features.filter((feature) => !out.includes(feature));
  return left.length > 0 ? left : features;
}
