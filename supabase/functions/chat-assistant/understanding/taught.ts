import type { Token } from "./token.ts";

/** What a feature names, or with a common word seems to name: "which one is about agents". */
export function isTaughtAt(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.excluded) return false;
  const before = tokens[at - 1]?.text ?? "";
  const isHint =
    token.kind === "word" &&
    token.features &&
    /^(about|on|with|in|cover|covers|teach|teaches)$/.test(before);
  return token.kind === "skill" || isHint === true;
}
