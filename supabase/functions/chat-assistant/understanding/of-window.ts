import type { Clause } from "./clauses.ts";
import { opensAgain } from "./closed-by-mistake.ts";
import { ofUnwantedMails } from "./of-mails.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";
import { topicsOfLaunch } from "./topics.ts";

const window = /\b(?:window|pop ?up|popup|banner|overlay|dialog)\b/;

/** "I closed the window too fast. How do I see it again?" */
function asksForWindow({ text }: Clause, last: string, message: readonly Token[]): boolean {
  const isOfLaunch = topicsOfLaunch.has(last) || last === "closeLaunch";
  return opensAgain.test(text) && (isOfLaunch || window.test(textOf(message)));
}

/** What is asked of the window after topic `last`, or of mails that nobody wants. */
export function ofWindowOrMails(
  clause: Clause,
  last: string,
  message: readonly Token[],
): string | undefined {
  return asksForWindow(clause, last, message) ? "closeLaunch" : ofUnwantedMails(clause.text);
}
