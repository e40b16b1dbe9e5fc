import type { Asked } from "../intent-rules/asked-intent.ts";
import { isQuestion } from "../sentences/statements.ts";

/** "How do I get it back?" */
export const opensAgain =
  /\b(?:see|seeing|open|find|get|bring|show|view|read|have|launch|call|want)\b.*\b(?:it|that|this|window|pop ?up|box|banner)\b.*\b(?:again|back|once more|a second time)\b|\bre ?open\b/;

/** What is asked where somebody closes the window, without what only tells of it: "That pop-up is annoying. How do I get rid of it?" */
export function closedByMistake(asked: readonly Asked[]): readonly Asked[] {
  const closes = asked.some(({ intent, clause }) => intent === "closeLaunch" && isQuestion(clause));
  return closes
    ? asked.filter(({ intent, clause }) => intent !== "launch" || isQuestion(clause))
    : asked;
}
