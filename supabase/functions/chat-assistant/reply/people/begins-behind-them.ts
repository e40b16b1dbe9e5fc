import type { Program } from "../../../../../content/programs.ts";
import { readCode } from "../../understanding/conditions/code.ts";
import { knowsLanguage, lacksLanguage } from "../../understanding/people/knows-language.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Question } from "../wording/answer.ts";

/** Of two that are named, in both of which one writes code: "the agents course or the app one?" */
function areTwo({ selection }: Question, pool: readonly Program[]): boolean {
  const isNamed = selection.named.length === 2 && !selection.isRest;
  return isNamed && pool.length === 2 && pool.every(({ needsCode }) => needsCode);
}

/** "The agents course or the app one, I know Python already": the one that begins with that is behind them. */
export function knowsWhereItBegins(question: Question, pool: readonly Program[]): boolean {
  return areTwo(question, pool) && knowsLanguage(textOf(question.message));
}

/**
 * "I know no Python. The agents course or the app one?", "he is choosing between the two and has never programmed": the
 * one that begins with it comes first.
 */
export function lacksWhereItBegins(question: Question, pool: readonly Program[]): boolean {
  const { message } = question;
  const text = textOf(message);
  const lacks = lacksLanguage(text) || (readCode(message).withoutCode && !isRefused(text));
  return areTwo(question, pool) && lacks;
}
