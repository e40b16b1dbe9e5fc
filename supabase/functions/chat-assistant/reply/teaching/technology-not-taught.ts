import type { Program } from "../../../../../content/programs.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Provider, say } from "../wording/answer.ts";

/** A technology that no feature names, besides one that does. */
export function technologyNotTaught(
  provider: Provider,
  tokens: readonly Token[],
  about: readonly Program[],
): string {
  const isForeign = tokens.some(({ kind }) => kind === "technology");
  if (!isForeign || (about.length === 0 && !hasBoth(tokens))) return "";
  const missing = hasBoth(tokens) ? "notListedElse" : "notListed";
  return `\n${say(provider, missing)} ${say(provider, "notListedMore")}`;
}

function hasBoth(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ kind }) => kind === "skill") && tokens.some(({ kind }) => kind === "technology")
  );
}
