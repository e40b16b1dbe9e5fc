import { numberOf } from "../../language/numbers.ts";
import { inPlainPace } from "./pace-words.ts";
import type { Token } from "./token.ts";

/** How many hours somebody has in which time. */
export type Pace = { hours: number; unit: "day" | "week" | "month" };

/** "A day", "per week" */
export const perUnit = /\b(?:a|per|each|every) (day|week|month)\b/;

/** "5 hours a week", "one hour daily" */
const paces =
  /(?<![\w.])([\w.]+) hours? (?:(?:a|per|each|every|in a) )?(?:(day|week|month)\b(?! ?days?\b)|(daily|weekly|monthly)\b|(?:on |in |at )*(?:the |my |every |each |a |per )*(?:sundays?|saturdays?|weekends?)\b)/;
/** "Roz 2 ghante", "din me 2 ghante", "hafte me 5" */
const unitFirst =
  /\b(?:(roz|rozana|daily|everyday|(?:har |ek )*din (?:me|mein|main)|har din)|(?:har |ek )*(hafte|mahine) (?:me|mein|main)) (?:sirf |bas |only |just |about |max )*([\w.]+) hours?\b/;
/** "2 ghante roz", "5 ghante hafte me" */
const unitLast =
  /\b([\w.]+) hours? (?:(roz|rozana|everyday|har din|(?:ek )?din (?:me|mein|main))|(?:har |ek )*(hafte|mahine) (?:me|mein|main))\b/;
/** "4 hours on my days off, 2 days a week" */
const onSoManyDays =
  /\bhours? (?:on (?:my |the )?days? off )?(?:for |on )?(?=\w+ (?:days|evenings|mornings|nights) (?:a|per|each|every|in a) week\b)/;
/** "Sunday ko 4 ghante", "Sundays (…) two hours each time" */
const onSundays =
  /\b(?:only|just|sirf|bas) (?:on )?(?:sundays?|saturdays?|weekends?)(?: (?:are|ko|ke|hi))?(?: (?:free|off|possible|khali))?(?: \w+){0,5}? (\w+) hours?\b|(?<!\bhours? (?:(?:on|in|at|every|each|the|my|per|a) )*)\b(?:sundays?|saturdays?|weekends?) (?:ko |pe |par )?(?:sirf |bas |only |just )?(\w+) hours?\b|\b(?:sundays?|saturdays?|weekends?)\b.*?\b(\w+) hours? (?:each|every) time\b/;
/** "4 hours on Saturdays and 4 on Sundays" */
const onBothDays =
  /\b(\w+) hours? (?:on )?(?:every |each )*saturdays? and (\w+) (?:hours? )?(?:on )?(?:every |each )*sundays?\b/;

/** "2 hours, 6 days. So how many days?" */
const hoursAndDays = /\b([\w.]+ hours?) (?=[2-7] days (?:so|a week|per week|in a week|to)\b)/;

function sumOf(one: string, other: string): number {
  return (numberOf(one) ?? Number(one)) + (numberOf(other) ?? Number(other));
}

const workdays =
  /\b(?:monday (?:to|till|through) friday|mon (?:to|till) fri|week ?days?|working days?|workdays?)\b/;
const daysAWeek = /\b(\w+) (?:days|evenings|mornings|nights) (?:a|per|each|every|in a) week\b/;

/** "10 hours a week. Sorry no, make that 5", "not 15 hours a week but 5" */
const corrects =
  /\b(?:make (?:that|it)|i mean|i meant|(?:it is|its|that is) (?:only|actually|really|just)) (\w+)\b|(?:week|day|month|daily|weekly) but (\w+)\b/;

/** How many hours in which time: "2 hours on Sundays" are two a week. */
export function paceIn(text: string): Pace | undefined {
  const said = inPlainPace(
    inHours(text).replace(onSoManyDays, "hours a day ").replace(hoursAndDays, "$1 a day"),
  )
    .replace(unitFirst, (_, day, unit, hours) => `${hours} hours ${inEnglish(day, unit)}`)
    .replace(unitLast, (_, hours, day, unit) => `${hours} hours ${inEnglish(day, unit)}`)
    .replace(
      /\bhours? (?:a|per|each|every) (?:week ?day|working day|workday)\b/,
      "hours a day, workdays",
    )
    .replace(onSundays, (_, ...found) => `${found.slice(0, 3).find(Boolean)} hours on sundays`)
    .replace(onBothDays, (_, one, other) => `${sumOf(one, other)} hours on weekends`);
  const told = paces.exec(said);
  if (!told) return undefined;
  const [, number = "", noun, adverb] = told;
  const corrected = corrects.exec(said.slice(told.index))?.slice(1).find(Boolean) ?? "";
  const unit = unitOf(noun ?? adverb?.replace(/ly$/, "").replace("dai", "day") ?? "week");
  const hours = numberOf(corrected) ?? numberOf(number) ?? Number(number);
  const days = unit === "day" ? daysIn(text) : undefined;
  return days ? { hours: hours * days, unit: "week" } : { hours, unit };
}

function inEnglish(day?: string, unit?: string): string {
  if (day) return "daily";
  return unit === "hafte" ? "weekly" : "monthly";
}

function unitOf(word: string): Pace["unit"] {
  return word === "day" || word === "month" ? word : "week";
}

/** "An hour each day from Monday to Friday" are five a week. */
function daysIn(text: string): number | undefined {
  const isOfWeeks = /\bhow many weeks\b|\bkitne hafte\b/.test(text);
  const [, count = ""] = daysAWeek.exec(text) ?? [];
  return numberOf(count) ?? (isOfWeeks && workdays.test(text) ? 5 : undefined);
}

/** "30 mins a day", "5 hours har week" */
function inHours(text: string): string {
  return text
    .replace(/\bhar (?=(?:day|week|month|weekend|sunday|saturday)\b)/g, "every ")
    .replace(/\b(\d+) (?:mins?|minutes)\b/g, (_, minutes) => `${Number(minutes) / 60} hours`)
    .replace(/\bhalf an hour\b/g, "0.5 hours");
}

const samePace =
  /\b(?:same|that|this|such an?) (?:pace|speed|rate|rhythm|routine|tempo|time (?:a|per|each) (?:day|week))\b/;

/** "And the agents one at the same pace?" */
export function pointsAtPace(text: string): boolean {
  return samePace.test(text);
}

const units = ["day", "week", "month"] as const;

/** Every pace that a context may hold: half hours up to twelve, a day, a week or a month. */
export const paceNames: readonly string[] = Array.from({ length: 24 }, (_, half) =>
  units.map((unit) => nameOf({ hours: (half + 1) / 2, unit })),
).flat();

/** "2/day" */
export function nameOf({ hours, unit }: Pace): string {
  return `${hours}/${unit}`;
}

/** The pace that a context holds, if it holds one. */
export function paceNamed(name = ""): Pace | undefined {
  const [hours, word] = name.split("/");
  const unit = units.find((one) => one === word);
  return unit && { hours: Number(hours), unit };
}

const besidePace =
  /^(?:the|and|so|for|at|with|on|in|of|if|i|we|do|did|give|only|just|a|an|per|each|every|day|week|month|daily|weekly|monthly|evenings?|mornings?|nights?|weekends?|saturdays?|sundays?|course|program|programme|one|training|then|please|what about|how about)$/;

/** "The app course at five hours a week?": names and a pace, and nothing else. */
export function onlyOfPace({ tokens, text }: { tokens: readonly Token[]; text: string }): boolean {
  const isNamed = tokens.some(({ kind, excluded }) => kind === "program" && !excluded);
  return (
    isNamed &&
    paceIn(text) !== undefined &&
    tokens.every(
      (token) => token.kind === "program" || token.kind === "hours" || besidePace.test(token.text),
    )
  );
}
