import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { fits } from "../people/fitting.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { coverage } from "./coverage.ts";

const helps =
  /\b(?:helps?|useful|benefits?) (?:to |for )?(?:me|us|my|our|him|her|them)\b|\b(?:help|useful)\b.*\bin (?:my|our) \w+/;

/**
 * "I run a bakery. Which of your courses would help me use AI there?": where what is told is taught in the one program
 * that suits who they are, that is the one, rather than what of it is taught there.
 */
export function helpfulProgram(provider: Provider, question: Question): Part | undefined {
  const { clause, message, yesOrNo } = question;
  if (yesOrNo || !helps.test(clause.text)) return undefined;
  const [suited, ...others] = byPerson(message.filter(isPerson), provider.content.programs);
  const [taught, ...more] = coverage(provider, question).programs;
  const isSame = suited !== undefined && suited === taught;
  return isSame && others.length + more.length === 0
    ? fits(provider, question, [suited])
    : undefined;
}
