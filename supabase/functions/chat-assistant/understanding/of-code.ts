import { asksOfChosen } from "./asked-of-code.ts";
import { hindrance } from "./code.ts";
import { asksWhich, choosing, type Facts } from "./facts-of-demands.ts";
import { tellsCode } from "./of-self.ts";
import { isStatement } from "./statements.ts";
import { wordSet } from "./word-set.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

const mayJoin =
  /^(?:(?:and|so|but|then) )*(?:can|could|may|should|would) (?:i|we|he|she|they|one|somebody) (?:still |also |even |then )?(?:join|take|do|enroll|attend|manage|apply|register)\b/;
const ofJoining = wordSet("register deadline");

/** "I can't code. Can I join it?" asks whether it is for them before it asks how. */
export function joinsWithoutCode(intent: string, { lacksCode, clause }: Facts): string | undefined {
  if (!lacksCode) return undefined;
  const asksIfMay = ofJoining.has(intent) && asksYesOrNo(clause) && mayJoin.test(clause.text);
  return hindrance.test(clause.text) || asksIfMay ? "codingNeed" : undefined;
}

/** "Which one is without code?", "I code in Go, what should I take?" */
export function asksByCode(
  intent: string,
  { withoutCode, codes, beginsCode, names, clause }: Facts,
): string | undefined {
  if (withoutCode && intent === "formFields" && asksWhich.test(clause.text)) return "codingNeed";
  return intent === "codingNeed" && codes && !names && tellsCode(clause, beginsCode)
    ? "recommendation"
    : undefined;
}

/** "Which one for a founder who does not code?" */
export function choosesByCode(
  intent: string,
  { withoutCode, person, names, clause }: Facts,
): string | undefined {
  if (!withoutCode) return undefined;
  const isOther = intent === "count" || intent === "duration" || asksOfChosen(clause);
  if (choosing.has(intent) && !isOther)
    return person && intent !== "tellsAboutSelf" ? "recommendation" : "codingNeed";
  return intent === "codingNeed" && person && !names && isStatement(clause)
    ? "recommendation"
    : undefined;
}
