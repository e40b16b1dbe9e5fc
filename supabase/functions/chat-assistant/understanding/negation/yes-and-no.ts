import { canBeExcluded } from "../tokens/name-kinds.ts";
import type { Token } from "../tokens/token.ts";

const yes = /^(?:yes|yeah|yep|ok|okay|fine|haan)$/;
const no = /^(?:no|nope|nah|nahi)$/;

/**
 * Marks as waved off what "no" stands behind or before, beside what "yes" does: "deployment yes, Python no", "yes to
 * deployment, no to Python".
 */
export function markYesAndNo(tokens: readonly Token[]): void {
  const affirmed = namedAt(tokens, yes);
  if (affirmed.length === 0) return;
  for (const token of namedAt(tokens, no)) {
    if (affirmed.includes(token)) continue;
    token.excluded = true;
    if (token.kind === "word" || token.kind === "skill")
      token.features = saying(token.text, token.features ?? []);
  }
}

/** "Strategy no": what is called just so, before what only holds a word like it. */
function saying(word: string, features: readonly string[]): readonly string[] {
  const found = features.filter((feature) => feature.toLowerCase().includes(word));
  return found.length > 0 ? found : features;
}

/** What is named just before such a word that ends a part, or behind it and "to". */
function namedAt(tokens: readonly Token[], word: RegExp): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== "word" || !word.test(token.text)) return [];
    const next = tokens[at + 1];
    if (next?.text === "to" && !token.ends) return tokens.slice(at + 2, at + 3).filter(isNamed);
    const isLast = !next || token.ends !== undefined;
    return isLast ? tokens.slice(Math.max(0, at - 1), at).filter(isNamed) : [];
  });
}

function isNamed(token: Token): boolean {
  const isHint = token.kind === "word" && token.features !== undefined;
  return canBeExcluded(token) || isHint;
}
