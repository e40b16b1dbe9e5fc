import { asksForWhom } from "./asked-for-people.ts";
import type { Clause } from "./clauses.ts";
import { ofWindowOrMails } from "./of-window.ts";
import { asksSomethingToRead, asksWhatIsInIt } from "./something-to-read.ts";
import type { Token } from "./token.ts";
import { asksIfCalled, asksIfKnown, asksMailAddress } from "./ways-to-reach.ts";
import { wordSet } from "./word-set.ts";

const joining = wordSet("register formFields afterRegister");

/** "Which roles is it for?", "my boss wants to read about it", "do you have my mail address?" */
export function askedInSoManyWords(
  clause: Clause,
  last: string,
  message: readonly Token[],
): string | undefined {
  if (asksMailAddress(clause, message)) return "contact";
  if (asksIfCalled(clause)) return "afterRegister";
  if (asksForWhom(clause.text)) return "audience";
  if (asksWhatIsInIt(clause)) return "brochureContents";
  if (asksSomethingToRead(clause)) return "brochure";
  if (asksIfKnown(clause.text)) return joining.has(last) ? "dataUse" : "chatDetails";
  return ofWindowOrMails(clause, last);
}
