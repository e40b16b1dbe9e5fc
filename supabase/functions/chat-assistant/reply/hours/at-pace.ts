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

/** "5 hours a week", "one hour daily" */
const paces =
  /(?<![\w.])([\w.]+) hours? (?:(?:a|per|each|every|in a) )?(?:(day|week|month)\b|(daily|weekly|monthly)\b|(?:sunday|saturday|weekend)\b)/;
/** "Roz 2 ghante" */
const daily = /\b(?:roz|rozana|daily|everyday) (\w+) hours?\b/;
/** "(How long is it?) If I do two hours daily", "roz 2 ghante du to" */
const supposes =
  /^(?:(?:and|so|ok|but) )*(?:if|say|suppose|assuming|with|at|agar|roz|rozana|daily|everyday)\b/;
/** "How many weeks?", "in how many days" */
const asks =
  /\b(?:how (?:many|much)|kitne|kitna) (days?|weeks?|months?|din|hafte)\b|\bwhen (?:am|are|is|will|would|do|does|can) (?:\w+ ){1,3}?(?:through|done|over|finish|finished|complete|completed)\b|\bhow long\b|\bkab tak\b/;

/** "At five hours a week, how many weeks is the app course?": worked out; on which days there are sessions is not known. */
export function atPace(provider: Provider, question: Question): Part | undefined {
  const { text } = question.clause;
  const message = inHours(textOf(question.message)).replace(daily, "$1 hours daily");
  // "If I study two hours a week, how long is the long one?"
  const told = paces.exec(inHours(text)) ?? paces.exec(message);
  const [, number = "", noun, adverb] = told ?? [];
  const pace = numberOf(number) ?? Number(number);
  const unit = noun ?? adverb?.replace(/ly$/, "").replace("dai", "day");
  const isBehind = question.context.topics[0] === "duration" && supposes.test(text);
  const asked = asks.exec(text) ?? (isBehind ? [] : undefined);
  const isOther =
    asked?.[1] && unit && !asked[1].startsWith(unit) && !/^(?:din|hafte)$/.test(asked[1]);
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

/** "30 mins a day" */
function inHours(text: string): string {
  return text
    .replace(/\b(\d+) (?:mins?|minutes)\b/g, (_, minutes) => `${Number(minutes) / 60} hours`)
    .replace(/\bhalf an hour\b/g, "0.5 hours");
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
