import type { Program } from "../../../../../content/programs.ts";
import { goesFurther } from "../../understanding/entities/programs-for-people.ts";
import { saysBeginner } from "../../understanding/people/beginners.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { asksWhatNot } from "../../understanding/sentences/asks-what-not.ts";
import { lacksSoFar } from "../prerequisites/without-code.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

/**
 * "My son knows Python already: which should he not bother with?": whom those are for that are left when what suits is
 * out. Undefined where that is not asked, or nothing tells them apart.
 */
export function toLeave(provider: Provider, question: Question): Part | undefined {
  if (!asksWhatNot(question.clause.text)) return undefined;
  const { message, selection } = question;
  // "None of us are engineers": what is for engineers is left too.
  const areNot = message.some(
    (token) =>
      token.excluded &&
      (token.kind === "person" || (token.kind === "program" && token.slugs.length > 1)),
  );
  const all = areNot ? provider.content.programs : selection.open;
  const isUnsuited = unsuitedFor(provider, question);
  const left = all.filter((one) => !selection.open.includes(one) || isUnsuited(one));
  if (left.length === 0 || left.length === all.length) return undefined;
  return { text: audienceLines(provider, left), programs: left };
}

function unsuitedFor({ content }: Provider, question: Question): (program: Program) => boolean {
  const { message, goals, conditions, selection } = question;
  const stance = question.stance();
  const begins = saysBeginner(message) || stance === "begins";
  // Who has not yet written any is not kept from what begins at the beginning.
  if (begins || (conditions.withoutCode && lacksSoFar(message))) return goesFurther;
  if (stance === "out" || conditions.withoutCode) return ({ needsCode }) => needsCode;
  if (stance === "in") return ({ needsCode }) => !needsCode;
  const suits = question.suits();
  const suited = suiting(content.programs, message, goals, selection.open, suits).programs;
  // An engineer may take what is for developers all the same.
  const isAlike = (program: Program) =>
    suited.every(({ needsCode }) => needsCode === program.needsCode);
  return (program) => suited.length > 0 && !suited.includes(program) && !isAlike(program);
}
