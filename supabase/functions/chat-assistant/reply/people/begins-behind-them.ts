import type { Program } from "../../../../../content/programs.ts";
import { knowsNoLanguage, languages } from "../../understanding/conditions/code.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Question } from "../wording/answer.ts";

const knowsIt =
  /\b(?:know|knows|comfortable with|fluent in|good (?:at|in|with)|strong in|write|writes|use|uses|learnt|learned|done) (?:\w+ ){0,2}?(?:python|coding|programming|how to code)\b(?! (?:for|in) )|\bpython (?:\w+ )?(?:aati|aata|ata) (?:hai|h)\b/;
/** "I know no Python", "nothing in Python" */
const knowsNone = new RegExp(
  `\\b(?:know|knows|have|has|with) (?:no|zero|nothing (?:of|in|about)) ${languages}\\b|\\b(?:zero|no|nothing in) ${languages}$`,
);

/** Of two that are named, in both of which one writes code: "the agents course or the app one?" */
function areTwo({ selection }: Question, pool: readonly Program[]): boolean {
  const isNamed = selection.named.length === 2 && !selection.isRest;
  return isNamed && pool.length === 2 && pool.every(({ needsCode }) => needsCode);
}

/** "The agents course or the app one, I know Python already": the one that begins with that is behind them. */
export function knowsWhereItBegins(question: Question, pool: readonly Program[]): boolean {
  const text = textOf(question.message);
  return areTwo(question, pool) && knowsIt.test(text) && !lacks(text);
}

/** "I know no Python. The agents course or the app one?": the one that begins with it comes first. */
export function lacksWhereItBegins(question: Question, pool: readonly Program[]): boolean {
  return areTwo(question, pool) && lacks(textOf(question.message));
}

function lacks(text: string): boolean {
  return knowsNoLanguage.test(text) || knowsNone.test(text);
}
