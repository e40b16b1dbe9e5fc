import type { Token } from "../tokens/token.ts";

/** That a designer need not code tells what would fit, and proves nothing. */
export function isGuessed(message: readonly Token[]): boolean {
  const groups = message.flatMap((token) =>
    token.kind === "person" && !saysSo.test(token.text) ? token.groups : [],
  );
  return groups.length > 0 && groups.every((group) => group === "nontechnical");
}

/** "A non-coder" says it. */
const saysSo = /^non/;
