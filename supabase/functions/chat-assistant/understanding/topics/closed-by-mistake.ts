import type { Asked } from "../intent-rules/asked-intent.ts";
import { isQuestion } from "../sentences/statements.ts";

const window = "(?:window|pop ?up|popup|box|banner|overlay|dialog)";
/** "I closed the window by accident", "the bootcamp window is gone" */
const isClosed = new RegExp(
  `\\b(?:closed|dismissed|clicked|shut|lost|missed)\\b.*\\b${window}\\b|\\b${window}\\b.* (?:is|was|has|got) (?:now |already )?(?:gone|closed|away|lost|disappeared|vanished)\\b|^(?:but |and )?(?:i|we) (?:have |already |just )*(?:closed|dismissed|shut) (?:it|that|this)\\b`,
);
/** "How do I get it back?" */
export const opensAgain =
  /\b(?:see|seeing|open|find|get|bring|show|view|read|have|launch|call)\b.*\b(?:it|that|this|window|pop ?up|box|banner)\b.*\b(?:again|back|once more|a second time)\b|\bre ?open\b/;
const joins =
  /\b(?:register|sign up|join|enroll|enrol|book|get in|apply|reserve|registration|seat again)\b/;

/** "(I closed it,) I did not sign up for anything, did I?" */
const forNothing = /\bnot (?:\w+ ){0,3}(?:for )?(?:anything|something)\b/;

/** "That pop-up is annoying. How do I get rid of it?" asks nothing of what it tells. */
function withoutTold(asked: readonly Asked[]): readonly Asked[] {
  const closes = asked.some(({ intent, clause }) => intent === "closeLaunch" && isQuestion(clause));
  return closes
    ? asked.filter(({ intent, clause }) => intent !== "launch" || isQuestion(clause))
    : asked;
}

/** "I closed the window by accident, can I still register?" asks how to join, and for nothing of the window. */
export function closedByMistake(asked: readonly Asked[]): readonly Asked[] {
  // "Say I close the window. How do I see it again?"
  if (asked.some(({ clause }) => opensAgain.test(clause.text)))
    return asked.filter(
      ({ intent, clause }) =>
        (intent !== "closeLaunch" || opensAgain.test(clause.text)) &&
        (intent !== "launch" || isQuestion(clause) || !isClosed.test(clause.text)),
    );
  const closed = asked.find(
    ({ intent, clause }) => intent === "closeLaunch" && isClosed.test(clause.text),
  );
  if (!closed) return withoutTold(asked);
  // "I did not sign up for anything, did I?"
  const [first, ...others] = asked.filter(({ intent }) => intent === "closeLaunch");
  if (first && others.length > 0) return asked.filter((one) => !others.includes(one));
  if (joins.test(closed.clause.text) && !forNothing.test(closed.clause.text))
    return asked.map((one) => (one === closed ? { ...one, intent: "joinLaunch" } : one));
  if (!asked.some(({ intent }) => intent === "register" || intent === "joinLaunch")) return asked;
  return asked
    .filter((one) => one !== closed)
    .map((one) => (one.intent === "register" ? { ...one, intent: "joinLaunch" } : one));
}
