import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { lacksLanguage } from "../../understanding/people/knows-language.ts";
import { lacksAllOfIt } from "../../understanding/people/knows-little.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { isStatement } from "../../understanding/sentences/statements.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";
import { introductions } from "./beginning.ts";
import { asksIfTheyCope } from "./coding-questions.ts";

/** What asks for more than whether somebody who cannot code may come. */
const asksMore =
  /\b(?:need|require|before|beforehand|already|prior|previous|previously|only (?:one|program|course))/;

/** "For those who already write Python" */
function asksForMore({ audience }: Program): boolean {
  return /\balready\b/i.test(audience);
}

/** "I have never written code, does that change it?" */
const changes = /\b(?:does|will|would) (?:that|it|this) (?:change|matter|make a difference)\b/;
const hasNotYet = /\bnever\b|\bnot (?:yet|coded|programmed|written)\b/;

/** "(Coding nahi aati,) toh isme chalega kya?" */
const asksInHindi = /\b(?:kya|chalega|chalegi|payega|paunga|paungi|sakta hu\w*|sakti hu\w*)$/;

/** What begins at the beginning, for who has not coded so far. */
function gentleOf({ content }: Provider, about: readonly Program[]): readonly Program[] {
  return content.programs.filter(
    (one) => one.needsCode && isForBeginners(one) && !about.includes(one),
  );
}

/** After these: "I don't know any of that" */
const ofBringing = wordSet("prerequisites codingNeed audience summary");

/** "(That is for who already writes Python.) I don't know any Python": what one begins with instead, a line behind that. */
export function gentleInstead(
  provider: Provider,
  { message, yesOrNo, clause, context }: Question,
  about: readonly Program[],
): { text: string; programs: readonly Program[] } {
  const said = textOf(message);
  const isLacked = !yesOrNo && lacksLanguage(said) && !isRefused(said);
  const isOfOne = about.length === 1 && about.every(asksForMore);
  const isBeyond =
    about.length === 1 && about.every((one) => one.needsCode && !isForBeginners(one));
  const isNothing = ofBringing.has(context.topics[0] ?? "") && lacksAllOfIt(clause.text);
  const isAsked = (isLacked && isOfOne && asksOfLanguage(clause)) || (isNothing && isBeyond);
  const programs = isAsked ? gentleOf(provider, about) : [];
  return { text: programs.length > 0 ? `\n${introductions(provider, programs)}` : "", programs };
}

/** "I don't know Python. Can I join?": whether it is asked of a language, which who does write code may not know. */
export function asksOfLanguage({ tokens }: Question["clause"]): boolean {
  return tokens.some(({ kind }) => kind === "skill" || kind === "technology");
}

/**
 * "She can't code, is it ok for her?", "I can't code, though": no, where it needs code and does not begin at the beginning; with what needs none.
 */
export function shutOut(
  provider: Provider,
  { yesOrNo, conditions, clause }: Question,
  about: readonly Program[],
): Part | undefined {
  const isNamed = asksOfLanguage(clause);
  const isChange = changes.test(clause.text);
  const isRefusing = !yesOrNo && isRefused(clause.text);
  const isAsked = yesOrNo || isRefusing || isStatement(clause) || asksInHindi.test(clause.text);
  const isOfNeed = asksMore.test(clause.text) && !isChange && yesOrNo;
  const isOfCode = conditions.withoutCode && !isNamed && !isOfNeed;
  const isOut = (one: Program) => one.needsCode && (isRefusing || !isForBeginners(one));
  if (!isAsked || !isOfCode || !about.every(isOut)) return undefined;
  const instead = provider.content.programs.filter(({ needsCode }) => !needsCode);
  const gentle = isRefusing || !hasNotYet.test(clause.text) ? [] : gentleOf(provider, about);
  const lines = [
    codeLines(provider, about),
    audienceLines(provider, about.filter(asksForMore)),
    introductions(provider, gentle),
    codeLines(provider, instead),
  ].filter(Boolean);
  const isJudged = isChange || asksIfTheyCope.test(clause.text);
  return {
    text: `${yesOrNo && !isJudged ? `${say(provider, "no")} ` : ""}${lines.join("\n")}`,
    programs: [...about, ...gentle, ...instead],
    focus: isRefusing ? instead : about,
  };
}
