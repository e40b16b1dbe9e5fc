import type { Clause } from "./clauses.ts";
import { opensAgain } from "./closed-by-mistake.ts";
import { ofUnwantedMails } from "./of-mails.ts";
import { topicsOfLaunch } from "./topics.ts";

/** After the launch: "how do I see it again?" */
function asksForWindow({ text }: Clause, last: string): boolean {
  return opensAgain.test(text) && (topicsOfLaunch.has(last) || last === "closeLaunch");
}

/** What is asked of the window after topic `last`, or of mails that nobody wants. */
export function ofWindowOrMails(clause: Clause, last: string): string | undefined {
  return asksForWindow(clause, last) ? "closeLaunch" : ofUnwantedMails(clause.text);
}
