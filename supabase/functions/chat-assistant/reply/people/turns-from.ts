import type { Program } from "../../../../../content/programs.ts";
import { tellsLack } from "../../understanding/people/doubts.ts";
import { isBeginner, isPerson } from "../../understanding/tokens/token.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { codeLines } from "../wording/code-lines.ts";
import { ofSpeaker } from "./of-speaker.ts";

/**
 * "(The agents one, as I'm a developer.) But I have never done Python": where one begins with that comes near; it is not
 * known to fit who was told that another does.
 */
export function turnsFrom({ recommended, ...told }: Question, chosen: readonly Program[]): boolean {
  const { context, message } = told;
  const isOther = recommended.length > 0 && !chosen.some((one) => recommended.includes(one));
  const isNew = tellsLack(message) && !message.some((one) => isPerson(one) && !isBeginner(one));
  return context.why === "who" && isOther && isNew;
}

/**
 * "(Without code.) I just want it for my lessons": a wish that only comes near to what is coded sends nobody there to
 * whom something was named because it needs no code.
 */
export function stillWithoutCode(
  provider: Provider,
  question: Question,
  chosen: readonly Program[],
): Part | undefined {
  const { context, recommended, conditions, message, stance, denied } = question;
  const wantsCode = conditions.codes || conditions.withCode || stance() !== "out";
  const isCodeless = recommended.length > 0 && recommended.every(({ needsCode }) => !needsCode);
  const isElse = denied.length > 0 || message.some(isPerson);
  const isKept = context.why === "noCode" && isCodeless && !wantsCode && !isElse;
  if (!isKept || !chosen.every(({ needsCode }) => needsCode)) return undefined;
  return {
    text: codeLines(provider, [...chosen, ...recommended]),
    programs: [...chosen, ...recommended],
    focus: recommended,
    whose: { ...ofSpeaker(question, recommended), why: "noCode", near: true },
  };
}
