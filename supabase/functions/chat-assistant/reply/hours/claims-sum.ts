import { namesProgram } from "../../understanding/references/only-names.ts";
import type { Question } from "../wording/answer.ts";
import { hoursOf } from "./hours-of.ts";

/** Whether so many hours are claimed of several together: "(Can I take the one and then the other,) and would that be 20 hours?" */
export function claimsSum(question: Question): boolean {
  const { conditions, selection, clause, yesOrNo } = question;
  const isOfThat = /\b(?:is|would|will|does) that\b/.test(clause.text) && !namesProgram(clause);
  const isSum = isOfThat || takesThem.test(clause.text) || isTheirSum(question);
  return yesOrNo && isSum && conditions.hours !== undefined && selection.about.length > 1;
}

/** "How do I register for both, and is it 50 hours then?": so long are both, and neither of them. */
function isTheirSum({ conditions: { hours }, selection: { about } }: Question): boolean {
  const sum = hoursOf(about);
  return hours?.value === sum && about.every((program) => program.hours !== sum);
}

/** "If I take the one plus the other, does that cross 25 hours?" */
const takesThem =
  /\b(?:if|when|suppose|say) (?:i|we|he|she|they|one|somebody) (?:\w+ )?(?:takes?|took|do|does|did|joins?|joined|finish\w*|complete\w*|attends?|picks?|choose|add)\b.* (?:and|plus|with|aur)\b.*\b(?:(?:is|would|will|does|do) (?:that|it|this|they|both)\b(?! (?:right|true|correct|so|ok)\b)|(?:that|it|this) (?:is|makes?|comes to|becomes|would be|will be)\b)/;
