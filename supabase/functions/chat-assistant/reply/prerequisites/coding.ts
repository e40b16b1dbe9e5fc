import type { Program } from "../../../../../content/programs.ts";
import { asksForException } from "../../understanding/conditions/code-turned.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { doubtIn, tellsLack } from "../../understanding/people/doubts.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { saysNone } from "../../understanding/sentences/says-none.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isShutOut } from "../../understanding/topics/of-doubts.ts";
import { asksAtAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { codeLines } from "../wording/code-lines.ts";
import { beginning, introductions } from "./beginning.ts";
import { asksOfLanguage, gentleInstead, shutOut } from "./cannot-code.ts";
import { asksOfAll, noneNeeds, ofAll, ofNone } from "./coding-of-all.ts";
import { asksIfMust, asksNeed, asksWhich } from "./coding-questions.ts";
import { makingWithoutCode } from "./making-without-code.ts";
import { asksWhatIsLeft, withoutCode } from "./without-code.ts";

/** "The leaders' one needs no code, I take it?", "is there any program that is not for developers?" */
const needsNone =
  /\b(?:needs?|requires?|involves?) (?:no|zero)\b|\bno (?:coding|code|programming) (?:is )?(?:required|needed|necessary|involved)\b|\b(?:is|are) there (?:\w+ ){0,2}(?:courses?|programs?|programmes?|trainings?|one|something|anything)\b.*\b(?:not|without|no)\b/;

/** "Which of them involve coding and which don't?" */
const bothSides =
  /\b(?:which|where|what|kaun\w*|kis\w*)\b.*\b(?:and|aur) (?:in |for )*(?:which|where|what|kaun\w*|kis\w*)\b.*\b(?:not|nahi)$/;

/** "Do the remaining ones both require programming?" */
const ofEach = /\b(?:both|all|each|every)\b(?! (?:of (?:us|them)|my|our|people|persons?)\b)/;

/** "Which of the two has code?" */
function codedAmong({ conditions, clause }: Question, about: readonly Program[]) {
  const isAsked = conditions.withCode && about.length > 1 && asksWhich.test(clause.text);
  return isAsked ? about.filter(({ needsCode }) => needsCode) : [];
}

function asksOfEach(question: Question, about: readonly Program[]): Question | undefined {
  const { conditions, selection, yesOrNo, clause } = question;
  const isOfCode = conditions.withCode || conditions.withoutCode;
  const isAsked = about.length > 1 && yesOrNo && isOfCode && ofEach.test(clause.text);
  // "(The other two are these.) Do all of them need coding?": all that there are.
  const isOfAll =
    about.length > 1 && yesOrNo && conditions.isAll && allNeed.test(clause.text) && isBare(clause);
  if (isOfAll) return question;
  return isAsked ? { ...question, selection: { ...selection, open: about } } : undefined;
}

const allNeed =
  /\b(?:all|every one) of (?:them|these|those) (?:really |also |then )*(?:need|needs|require|requires|involve|involves|have|has|include|includes|contain|contains|ask for|without|involving|about) (?!to\b)|\b(?:they|these|those|courses|programs) all (?:really |also )*(?:need|require|involve|have|include|contain) (?!to\b)|\ball of (?:them|these|those) (?:with|without|coding|programming|codeless)\b/;

function isBare(clause: Question["clause"]): boolean {
  return !clause.tokens.some(({ kind }) => kind === "person");
}

/** "She says all your courses need coding. Is there an exception?" */
function exceptionsTo(provider: Provider, { message, selection }: Question): Part | undefined {
  const codeless = selection.open.filter(({ needsCode }) => !needsCode);
  if (codeless.length === 0 || !asksForException(textOf(message))) return undefined;
  return { text: codeLines(provider, codeless), programs: codeless, met: codeless };
}

/** Who needs to write code: the programs named, or those that need none. */
export function coding(provider: Provider, question: Question): Part {
  const { selection, conditions, clause } = question;
  const { open } = selection;
  const known =
    beginning(provider, question) ??
    exceptionsTo(provider, question) ??
    makingWithoutCode(provider, question);
  if (known) return known;
  const about = narrowed(question);
  const coded = open.filter(({ needsCode }) => needsCode);
  const met = conditions.withoutCode ? open.filter(({ needsCode }) => !needsCode) : coded;
  const which = codedAmong(question, about);
  if (which.length > 0) return { text: codeLines(provider, which), programs: which, met };
  const each = asksOfEach(question, about);
  if (each) return { ...ofAll(provider, each), met };
  if (about.length > 0 && about.length < provider.content.programs.length) {
    const part =
      fromZero(provider, question, about) ??
      shutOut(provider, question, about) ??
      codingIn(provider, question, about);
    return { ...part, met };
  }
  if (isCodeless(provider)) return { ...noneNeeds(provider, question), met };
  if (saysNone(clause.text) && asksAtAll(question)) return { ...ofNone(provider, question), met };
  if (asksOfAll(question)) return { ...ofAll(provider, question), met };
  if (bothSides.test(clause.text)) return { text: codeLines(provider, open), programs: open, met };
  const isCoded = conditions.withCode && asksWhich.test(clause.text);
  const part = isCoded
    ? { text: codeLines(provider, coded), programs: coded }
    : withoutCode(provider, question);
  return { ...part, met };
}

/** Whether nobody writes code in any of several. */
function isCodeless({ content: { programs } }: Provider): boolean {
  return programs.length > 1 && !programs.some(({ needsCode }) => needsCode);
}

/** "Without coding, please", after several were shown: those of them that need none. */
function narrowed(question: Question): readonly Program[] {
  const { selection, conditions, yesOrNo, clause } = question;
  if (asksWhatIsLeft(question)) return [];
  const codeless = selection.about.filter(({ needsCode }) => !needsCode);
  const isAsked = yesOrNo && !/^(?:and |so |but )*if\b/.test(clause.text);
  const isNarrow = conditions.withoutCode && !isAsked && selection.about.length > 1;
  // "And the one without?" after two that need it.
  if (isNarrow && codeless.length === 0) return [];
  return isNarrow && codeless.length > 0 ? codeless : selection.about;
}

function codingIn(provider: Provider, question: Question, about: readonly Program[]): Part {
  const { yesOrNo, conditions, clause } = question;
  const asksJoin = conditions.withoutCode && !asksIfMust.test(clause.text);
  const needs = about.some(({ needsCode }) => needsCode);
  const differ = needs && about.some(({ needsCode }) => !needsCode);
  // "Do I need Python?" asks for more than is known.
  const isNamed = asksOfLanguage(clause);
  // What one brings along is another question than what one does there.
  const isBefore = ofBefore.test(clause.text);
  const isSure =
    !isBefore &&
    isClear(clause, needs) &&
    ofCode.test(textOf(question.message)) &&
    (asksJoin ? !needs : asksNeed.test(clause.text)) &&
    !differ &&
    !isNamed;
  const holds = needsNone.test(clause.text) ? !needs : asksJoin || needs;
  const verdict = yesOrNo && isSure ? `${say(provider, holds ? "yes" : "no")} ` : "";
  if (conditions.withoutCode && yesOrNo && only.test(clause.text))
    return onlyCodeless(provider, about);
  const lines = codeLines(provider, about);
  // Whom it is for tells what they bring along.
  const whom = isNamed && about.length === 1 ? `\n${audienceOf(about)}` : "";
  const { text, programs } = gentleInstead(provider, question, about);
  return {
    text: openTo(provider, question, about, [verdict, lines + whom]) + text,
    programs: [...about, ...programs],
    // "(…) Fine, I will go with that one then."
    focus: programs.length === 1 ? programs : about,
  };
}

/** What is said of code in some programs, to who lacks what one of them begins with: that one need not have it. */
function openTo(
  provider: Provider,
  question: Question,
  about: readonly Program[],
  [verdict, text]: readonly [string, string],
): string {
  if (!lacksWhatBegins(question, about)) return verdict + text;
  const begins = say(provider, "beginsWithout");
  return verdict
    ? `${verdict}${text}\n${begins}`
    : `${onDoubt(provider, question)}${begins}\n${text}`;
}

/** "(Never coded.) Is that ok?", where the one is in another part than the other. */
function onDoubt(provider: Provider, { message }: Question): string {
  const doubt = doubtIn(textOf(message));
  if (doubt !== "fine" && doubt !== "hinders") return "";
  return `${say(provider, doubt === "fine" ? "yes" : "no")} `;
}

/** "No coding background, only Excel", of what begins at the beginning. */
function lacksWhatBegins({ message, clause }: Question, about: readonly Program[]): boolean {
  const isGentle = about.length === 1 && about.every((one) => one.needsCode && isForBeginners(one));
  const lacks = tellsLack(message) || isShutOut.test(clause.text);
  return isGentle && lacks && !isRefused(textOf(message));
}

/** "Does it not need any coding?": neither word would be clear. */
function isClear(clause: Question["clause"], needs: boolean): boolean {
  return !needs || !asksNegatively(clause);
}

/** What begins at the beginning asks for nothing that one has to know already. */
function fromZero(
  provider: Provider,
  question: Question,
  about: readonly Program[],
): Part | undefined {
  const asksBefore = question.yesOrNo && ofBefore.test(question.clause.text);
  if (!asksBefore || !about.every(isForBeginners)) return undefined;
  const begins = about.length === 1 ? `${say(provider, "beginsWithout")} ` : "";
  const text = `${say(provider, "no")} ${begins}${introductions(provider, about)}`;
  return { text, programs: about };
}

const ofBefore =
  /\b(?:before|beforehand|already|prior|previous|previously|(?:need|have) to know|knowledge)\b/;

/** "Do analysts need the agentic one?" asks of no code. */
const ofCode =
  /\b(?:cod\w*|program(?:s|ming|mer|mers|me|med)?|scripts?|scripting|technical\w*|non ?tech\w*|tech|techie|developers?|dev)\b/;

const only = /\bonly (?:one|program|course)\b/;

/** "Is that the only one without code?" */
function onlyCodeless(provider: Provider, about: readonly Program[]): Part {
  const codeless = provider.content.programs.filter(({ needsCode }) => !needsCode);
  const holds = codeless.length === about.length && codeless.every((one) => about.includes(one));
  const shown = codeless.length > 0 ? codeless : about;
  return {
    text: `${say(provider, holds ? "yes" : "no")} ${codeLines(provider, shown)}`,
    programs: shown,
  };
}

function audienceOf(programs: readonly Program[]): string {
  return programs.map(({ audience }) => audience).join("\n");
}
