import { isRefused } from "../../understanding/people/refuses-code.ts";
import { standBefore } from "../../understanding/people/stands-to-code.ts";
import { willCode } from "../../understanding/people/will-code.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isSkill } from "../../understanding/tokens/token.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { notProven } from "./unproven.ts";
import { onlyCodeless } from "./without-any-code.ts";

/** "I want it for campaigns, not for AI roadmaps. Still that one?": a topic that they do without takes no program off. */
export function keptAfterAll(provider: Provider, question: Question): Part | undefined {
  const { recommended, clause, message, denied } = question;
  const [only, ...others] = recommended;
  const isTopic = message.some((one) => isSkill(one) && one.excluded);
  const isAsked = isTopic && stillThat.test(clause.text) && denied.length === 0;
  return isAsked && only && others.length === 0 ? notProven(provider, question, only) : undefined;
}

const stillThat = /\b(?:still|phir bhi) (?:that|this|the same|it|same)\b/;

/** "(No code. But I'm no manager.) Would it be any use later?": where nothing else is without, that stays in hand. */
export function keptWithoutCode(
  provider: Provider,
  question: Question,
  { selection }: Question,
): Part | undefined {
  const only = onlyCodeless(provider.content.programs);
  const isLeft = selection.open.some(({ needsCode }) => !needsCode);
  const isNamed = selection.named.length > 0 && !selection.isRest;
  if (!only || isLeft || isNamed || !isOut(question)) return undefined;
  return notProven(provider, question, only);
}

/** "(I would try coding.) Which do I take?": of none that are named, what they said before of code holds. */
export function asTheyStand(question: Question): Question {
  const { selection, conditions } = question;
  const isNamed = selection.named.length > 0 && !selection.isRest;
  const isReady = willCode(textOf(question.message));
  const stand = isReady ? "begins" : isNamed ? undefined : standOf(question);
  const isCodelessLeft = selection.open.some(({ needsCode }) => !needsCode);
  if (stand === "out" && isCodelessLeft)
    return { ...question, conditions: { ...conditions, withoutCode: true } };
  const isCodeless = question.recommended.some(({ needsCode }) => !needsCode);
  if (stand === "begins")
    return { ...question, conditions: { ...conditions, withCode: true, beginsCode: true } };
  const isPast = stand === "past" && !isCodeless;
  return isPast ? { ...question, conditions: { ...conditions, withCode: true } } : question;
}

/** Where they said before to stand, as far as this message says nothing else. */
export function standOf({ message, conditions, context }: Question) {
  return standBefore({ tokens: message, conditions }, context.code);
}

/** Whether they will write no code, by this message or, where it tells nothing else, by what they said before. */
function isOut(question: Question): boolean {
  const { conditions, message } = question;
  const isSaid = conditions.withoutCode && isRefused(textOf(message));
  return isSaid || standOf(question) === "out";
}
