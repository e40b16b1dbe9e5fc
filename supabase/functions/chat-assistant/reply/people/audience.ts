import type { Program } from "../../../../../content/programs.ts";
import { ofEither } from "../../understanding/follow-ups/asked-for-people.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { coding } from "../prerequisites/coding.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { only } from "./fitting.ts";
import { asksOfSelf } from "./for-whoever-writes.ts";
import { isProvenFor } from "./proven-for.ts";
import { recommendation } from "./recommendation.ts";
import { notProven } from "./unproven.ts";

/** "Is it only for those who already know Python?" */
const onlyForWhoKnows =
  /\bonly for (?:\w+ ){1,3}(?:already (?:know|code|program|write|can)|know|knows|can (?:already )?(?:code|program))\b/;

/** "Is it only developers who can join?": no, where a program is for others. */
function onlyFor(
  provider: Provider,
  { message, selection, yesOrNo, clause }: Question,
): Part | undefined {
  const about = orAll(provider, selection.about);
  if (!yesOrNo || about.length === 1 || !only.test(clause.text)) return undefined;
  const suited = suiting(provider.content.programs, message, {}, about).programs;
  const isOpen = suited.length > 0 && suited.length < about.length;
  const text = `${say(provider, "no")} ${audienceLines(provider, about)}`;
  return isOpen ? { text, programs: about } : undefined;
}

/** Asked by who says that they are none of those for whom something is. */
function isDenied({ denied, message }: Question): boolean {
  return denied.length > 0 && message.some(({ excluded }) => excluded);
}

/** "Is it for me?" */
function isOfSelf({ yesOrNo, clause, context }: Question): boolean {
  return yesOrNo && asksOfSelf.test(clause.text) && (context.mine ?? []).length > 0;
}

/** "(Is there one on agents,) and is that for beginners?" is not answered by who wants agents. */
function ofOwnWords(question: Question, about: readonly Program[]): Question {
  const { clause, message, selection } = question;
  const own = clause.tokens.some(isPerson) ? clause.tokens : message;
  return { ...question, message: own, selection: { ...selection, named: about } };
}

/** Whom programs are for; asked of a certain person, first whether they are for them. */
export function audience(provider: Provider, question: Question): Part {
  const isOfKnowing = question.yesOrNo && onlyForWhoKnows.test(question.clause.text);
  if (isOfKnowing) return coding(provider, question);
  if (isDenied(question)) return recommendation(provider, { ...question, yesOrNo: false });
  return isOfSelf(question) ? recommendation(provider, question) : ofPeople(provider, question);
}

/** Whom they are for, or what is for those who are named. */
function ofPeople(provider: Provider, question: Question): Part {
  const { selection, message, goals, yesOrNo, conditions } = question;
  const asksPerson = message.some(({ kind, excluded }) => kind === "person" && !excluded);
  const onlyThem = asksPerson ? onlyFor(provider, question) : undefined;
  if (onlyThem) return onlyThem;
  const isOfAll = conditions.isAll && yesOrNo;
  if (asksPerson && selection.about.length === 0 && !isOfAll)
    return recommendation(provider, question);
  const about = orAll(provider, selection.about);
  const suited = asksPerson
    ? suiting(provider.content.programs, message, goals, about).programs
    : [];
  if (asksPerson && suited.length === 0 && !conditions.isAll) {
    return besideIt(provider, question, recommendation(provider, ofOwnWords(question, about)));
  }
  const shown = asksWhichOf(question) && suited.length > 0 ? suited : about;
  return withVerdict(provider, question, { about, suited, shown });
}

type Asked = Readonly<Record<"about" | "suited" | "shown", readonly Program[]>>;

/** Whom these are for, and yes or no where that is proven of those who are named. */
function withVerdict(
  provider: Provider,
  question: Question,
  { about, suited, shown }: Asked,
): Part {
  const lines = audienceLines(provider, shown);
  const part = { text: lines, programs: shown };
  const verdict = question.yesOrNo ? verdictOf(question, suited.length, about.length) : undefined;
  if (verdict === "yes" && !isProvenFor(question.message, suited, provider.content.programs))
    return about.length === 1 ? notProven(provider, question, about[0] as Program) : part;
  return verdict ? { ...part, text: `${say(provider, verdict)} ${lines}` } : part;
}

/** "Is it suitable for an analyst?", where another is: whom that one is for comes first. */
function besideIt(provider: Provider, { clause, selection, yesOrNo }: Question, part: Part): Part {
  const [only, ...others] = selection.about;
  const isPointed =
    yesOrNo && only && others.length === 0 && /\b(?:it|this|that)\b/.test(clause.text);
  if (!isPointed || part.programs.includes(only)) return part;
  const text = `${audienceLines(provider, [only])}\n\n${part.text}`;
  return { ...part, text, programs: [only, ...part.programs], focus: [only] };
}

/** "Is either of them for a beginner?" */
function asksWhichOf({ yesOrNo, clause, conditions }: Question): boolean {
  const isOfSome =
    /\bwhich (?:\w+ ){0,2}?(?:course|program|programme|one|training|of them|of the two)\b/;
  if (!yesOrNo && clause.tokens.some(isPerson) && isOfSome.test(clause.text)) return true;
  return yesOrNo && !conditions.isAll && ofEither.test(clause.text);
}

/** "All three are for engineers", but not "are all welcome who build software?" */
const ofAll =
  /^(?:(?:so|and|but|is|are) )*(?:all|every|each|both|any)\b(?: \w+){0,4} (?:is|are|for|suits?|fits?|meant|made)\b/;

/** Whether what so many of those asked about suit, is proved, or refuted: "are both for engineers?" */
function verdictOf(
  { conditions, clause }: Question,
  suited: number,
  count: number,
): "yes" | "no" | undefined {
  const isOfEach = conditions.isBoth || (conditions.isAll && ofAll.test(clause.text));
  if (isOfEach && suited > 0 && suited < count) return "no";
  const isProved = conditions.isAll ? suited === count : suited > 0;
  const isOfSkill = clause.tokens.some(({ kind }) => kind === "skill");
  return isProved && !isOfSkill && !only.test(clause.text) ? "yes" : undefined;
}
