import { goesFurther, isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { asksWhatNot } from "../../understanding/sentences/asks-what-not.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";
import { introductions } from "./beginning.ts";

/** "No coding so far" refuses nothing. */
const lacks =
  /\b(?:so far|yet|till now|until now|as of now)\b|\bnever (?:\w+ )?(?:learnt|learned|studied|done|tried|touched|coded|programmed|written|used)\b/;

const asksOnly =
  /\b(which|any one|exception|kis(?:me|mein| me| mein)|without|bina|dont want|do not want|no coding|no code|hate|avoid|show|list|need not|not (?:need|require|involve)|needs? no|where (?:i|one|you) (?:do|need|must) not|(?:jisme|jismein|jis me|jis mein) \w+ (?:na|nahi))\b/;
const left =
  /\b(?:what|which|anything|something)(?: \w+){0,4} (?:left|remains?|remaining|else|other)\b|\bthe (?:rest|remaining)\b/;

/** "(Not for me then.) I don't code. What's left?": others than the one that the talk is of, which needs code. */
export function asksWhatIsLeft({ conditions, selection, message }: Question): boolean {
  const isOfTalk = selection.named.length === 0 && selection.about.some((one) => one.needsCode);
  return conditions.withoutCode && isOfTalk && left.test(textOf(message));
}

const suitable = /\b(?:suit\w*|right|good|ideal|fit|unsuitable|wrong|bad)\b/;

/** Whether somebody has not written code yet, and does not refuse to. */
export function lacksSoFar(message: Question["message"]): boolean {
  const text = textOf(message);
  return lacks.test(text) && !isRefused(text);
}

/** Where one writes code, then where one does not, for who asks what to leave. */
export function notToTake(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, message } = question;
  if (!asksWhatNot(clause.text)) return undefined;
  // Who has not yet written any is not kept from what begins at the beginning.
  const further = selection.open.filter(goesFurther);
  if (lacksSoFar(message) && further.length > 0)
    return { text: audienceLines(provider, further), programs: further };
  const coded = selection.open.filter(({ needsCode }) => needsCode);
  if (suitable.test(clause.text)) return { text: codeLines(provider, coded), programs: coded };
  const programs = selection.open.toSorted((a, b) => Number(b.needsCode) - Number(a.needsCode));
  return { text: codeLines(provider, programs), programs };
}

/** "Which one is without code?", by who does not want to make what may be learned elsewhere; what one lacks so far refuses nothing. */
function asksOnlyWithout({ clause: { text }, message }: Question, isWanted: boolean): boolean {
  if (isRefused(textOf(message))) return true;
  if (lacks.test(text) || /background|experience/.test(text)) return false;
  return asksOnly.test(text) && !isWanted && !/join/.test(text);
}

/** What needs no code, and for whom that is no matter of taste also what begins at the beginning. */
export function withoutCode(provider: Provider, question: Question): Part {
  const { selection, yesOrNo, conditions, clause, message, goals } = question;
  const within = meetingHours(selection.open, conditions);
  const open = within.length > 0 ? within : selection.open;
  const codeless = open.filter(({ needsCode }) => !needsCode);
  const gentle = open.filter((program) => program.needsCode && isForBeginners(program));
  const { programs: fitting, by } = suiting(provider.content.programs, message, goals);
  if (lacksSoFar(message) && gentle.length > 0 && gentle.some((one) => fitting.includes(one))) {
    return { text: introductions(provider, gentle), programs: gentle };
  }
  // Whoever says who they are is shown nothing that is for others.
  const isForThem = gentle.some((one) => fitting.includes(one));
  const isLeft =
    asksOnlyWithout(question, by === "goal" && isForThem) || (by === "person" && !isForThem);
  const also = isLeft && codeless.length > 0 ? [] : gentle;
  const lines = [codeLines(provider, codeless), introductions(provider, also)].filter(Boolean);
  const wantsIn =
    yesOrNo && conditions.withoutCode && /\b(join|can|take|do it|manage)\b/.test(clause.text);
  const text = lines.join("\n") || codeLines(provider, selection.open);
  return {
    text: wantsIn && codeless.length > 0 ? `${say(provider, "yes")} ${text}` : text,
    programs: [...codeless, ...also],
  };
}
