import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { isQuestion } from "../../understanding/sentences/statements.ts";
import { splitAfter, textOf } from "../../understanding/tokens/text.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { fits } from "../people/fitting.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { coverage } from "./coverage.ts";

const helps =
  /\b(?:helps?|useful|benefits?) (?:to |for )*(?:me|us|my|our|him|her|them)\b|\b(?:help|useful)\b.*\bin (?:my|our) \w+/;

/** "Would any of your courses make sense for me?", "is there anything useful to us?" */
export const asksForSelf =
  /\b(?:any|anything|something|which|what|it|this|that|one|courses?|programs?)\b.*\b(?:makes? sense|worth|good|right|relevant|useful|suitable|suits?|fits?|of (?:any )?use|meant|interesting)\b(?: (?:\w+ )?(?:for|to|by))?(?: (?:someone|somebody|people) like)? (?:me|us|him|her|them|my|our)\b|\b(?:any|some) (?:use|good|value|benefit|sense) (?:for|to) (?:me|us|him|her|them|my|our)\b|\b(?:anything|something) (?:\w+ )?for (?:me|us|him|her|them|my|our|(?:someone|somebody|people) like)\b/;

/**
 * "I run a bakery. Which of your courses would help me use AI there?": where what is told is taught in the one program
 * that suits who they are, that is the one, rather than what of it is taught there. So is who only tells of their work,
 * and asks for nothing: "I lead a team of twelve and we are to bring AI into our projects".
 */
export function helpfulProgram(provider: Provider, question: Question): Part | undefined {
  const { clause, message } = question;
  if (clause.tokens.some(({ kind }) => kind === "skill") || !asksWhatHelps(question))
    return undefined;
  const [suited, ...others] = byPerson(message.filter(isPerson), provider.content.programs);
  const [taught, ...more] = coverage(provider, question).programs;
  const isSame = suited !== undefined && suited === taught;
  return isSame && others.length + more.length === 0
    ? fits(provider, { ...question, yesOrNo: false }, [suited])
    : undefined;
}

function asksWhatHelps({ clause, message, yesOrNo }: Question): boolean {
  if (helps.test(clause.text)) return !yesOrNo;
  return asksForSelf.test(clause.text) || !asksAtAll(message);
}

function asksAtAll(message: Question["message"]): boolean {
  return splitAfter(message, ({ ends }) => ends !== undefined).some((part) =>
    isQuestion({ tokens: part, text: textOf(part) }),
  );
}
