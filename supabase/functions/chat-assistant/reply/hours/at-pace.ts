import { numberInWords, numberOf } from "../../language/numbers.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import {
  eachProgram,
  orAll,
  type Part,
  type Provider,
  type Question,
  say,
} from "../wording/answer.ts";

const units = new Set(["day", "week", "month"]);
/** Weeks are counted by their Sundays as well. */
const otherUnits = /^(?:din|hafte|sundays?|saturdays?|weekends?)$/;

/** "5 hours a week", "one hour daily" */
const paces =
  /(?<![\w.])([\w.]+) hours? (?:(?:a|per|each|every|in a) )?(?:(day|week|month)\b|(daily|weekly|monthly)\b|(?:on |in |at )?(?:the |my |every |each |a |per )?(?:sundays?|saturdays?|weekends?)\b)/;
/** "Roz 2 ghante" */
const daily = /\b(?:roz|rozana|daily|everyday) (\w+) hours?\b/;
/** "(How long is it?) If I do two hours daily", "roz 2 ghante du to" */
const supposes =
  /^(?:(?:and|so|ok|but) )*(?:if|say|suppose|assuming|with|at|agar|roz|rozana|daily|everyday)\b/;
/** "How many weeks?", "in how many days" */
const asks =
  /\b(?:how (?:many|much)|kitne|kitna) (days?|weeks?|months?|din|hafte|sundays?|saturdays?|weekends?)\b|\bwhen (?:am|are|is|will|would|do|does|can) (?:\w+ ){1,3}?(?:through|done|over|finish|finished|complete|completed)\b|\b(?:will|can|could|would) (?:i|we|he|she|they) (?:finish|complete|be (?:done|through|finished))\b|\bhow long\b|\bkab tak\b|\bkitna (?:time|samay)\b/;

/** "At five hours a week, how many weeks is the app course?": worked out; on which days there are sessions is not known. */
export function atPace(provider: Provider, question: Question): Part | undefined {
  const { text } = question.clause;
  // "If I study two hours a week, how long is the long one?"
  const { pace = 0, unit } = paceIn(text) ?? paceIn(textOf(question.message)) ?? {};
  const isBehind = question.context.topics[0] === "duration" && supposes.test(text);
  const asked = asks.exec(text) ?? (isBehind ? [] : undefined);
  const isOther = asked?.[1] && unit && !asked[1].startsWith(unit) && !otherUnits.test(asked[1]);
  if (!asked || !unit || !units.has(unit) || !(pace > 0) || isOther) return undefined;
  const programs = orAll(provider, question.selection.about);
  const { notKnown } = provider.content.answers.schedule ?? {};
  if (programs.length > 1 && ofSum.test(text)) {
    const hours = programs.reduce((sum, program) => sum + program.hours, 0);
    const sum = say(provider, "atPaceTogether", {
      number: numberInWords(programs.length),
      hours,
      pace: counted(pace, "hour"),
      unit,
      count: counted(Math.ceil(hours / pace), unit),
    });
    return { text: sum, ...(notKnown && { notKnown }), programs };
  }
  const lines = eachProgram(provider, provider.content.words.atPace, programs, ({ hours }) => {
    const count = Math.ceil(hours / pace);
    return { pace: counted(pace, "hour"), unit, count: counted(count, unit) };
  });
  return { text: lines, ...(notKnown && { notKnown }), programs };
}

/** "(All three together take 60.) At six hours a week, how many weeks is that?" */
const ofSum =
  /\b(?:that|together|altogether|in all|in total|both|all (?:of them|three|the \w+)|combined)\b/;

/** How many hours in which time: "2 hours on Sundays" are two a week. */
function paceIn(text: string): { pace: number; unit: string } | undefined {
  const told = paces.exec(inHours(text).replace(daily, "$1 hours daily"));
  if (!told) return undefined;
  const [, number = "", noun, adverb] = told;
  const unit = noun ?? adverb?.replace(/ly$/, "").replace("dai", "day") ?? "week";
  const pace = numberOf(number) ?? Number(number);
  const days = unit === "day" ? daysIn(text) : undefined;
  return days ? { pace: pace * days, unit: "week" } : { pace, unit };
}

const workdays =
  /\b(?:monday (?:to|till|through) friday|mon (?:to|till) fri|week ?days|working days|workdays)\b/;
const daysAWeek = /\b(\w+) (?:days|evenings|mornings|nights) (?:a|per|each|every|in a) week\b/;

/** "An hour each day from Monday to Friday" are five a week. */
function daysIn(text: string): number | undefined {
  const isOfWeeks = /\bhow many weeks\b|\bkitne hafte\b/.test(text);
  const [, count = ""] = daysAWeek.exec(text) ?? [];
  return numberOf(count) ?? (isOfWeeks && workdays.test(text) ? 5 : undefined);
}

/** "30 mins a day" */
function inHours(text: string): string {
  return text
    .replace(/\b(\d+) (?:mins?|minutes)\b/g, (_, minutes) => `${Number(minutes) / 60} hours`)
    .replace(/\bhalf an hour\b/g, "0.5 hours");
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
