import { numberInWords } from "../../language/numbers.ts";
import { asksAtPace } from "../../understanding/follow-ups/asks-at-pace.ts";
import { goesOnAtPace, otherPace } from "../../understanding/follow-ups/at-same-pace.ts";
import {
  nameOf,
  onlyOfPace,
  type Pace,
  paceIn,
  paceNamed,
} from "../../understanding/tokens/pace.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { timeClaimedIn, timeUnitAsked } from "../../understanding/tokens/time-claimed.ts";
import { notStated } from "../provider/stated-answers.ts";
import {
  eachProgram,
  orAll,
  type Part,
  type Provider,
  type Question,
  say,
} from "../wording/answer.ts";
import { hoursOf } from "./hours-of.ts";
import { inAnotherUnit, inTime } from "./in-another-unit.ts";
import { ofSoManyHours, plainSum, verdictOn } from "./sum-at-pace.ts";
import { summedPrograms, takesAll } from "./summed-programs.ts";

/** "(How long is it?) If I do two hours daily", "roz 2 ghante du to" */
const supposes =
  /^(?:(?:and|so|ok|but) )*(?:if|say|suppose|assuming|with|at|agar|roz|rozana|daily|everyday)\b/;
/** "How many weeks?", "in how many days" */
const asks =
  /^(?:(?:and|so|then) )*(days?|weeks?|months?) (?:for|of) |\b(?:finish|finished|done|complete|completed|over)\b.*? (?:in|within) \w+ (days?|weeks?|months?)\b|\b(?:how (?:many|much)|kitne|kitna) (?:\d+ hours |full |such |working |study |of (?:those|these) )*(days?|weeks?|months?|din|hafte|mahine|sundays?|saturdays?|weekends?|evenings?|nights?|mornings?|sittings?)\b|\bwhen (?:am|are|is|will|would|do|does|can) (?:\S+ ){1,6}?(?:through|done|over|finish|finished|complete|completed)\b|\b(?:will|can|could|would) (?:i|we|he|she|they) (?:finish|complete|be (?:done|through|finished))\b|\bhow long\b|\bkab tak\b|\bkitna (?:time|samay)\b/;

/** "At five hours a week, how many weeks is the app course?": worked out; on which days there are sessions is not known. */
export function atPace(provider: Provider, question: Question): Part | undefined {
  const pace = paceAsked(question);
  if (!pace || !(pace.hours > 0)) return undefined;
  const plain = plainSum(provider, question, pace);
  if (plain) return plain;
  const programs = ofSoManyHours(provider, question, pace) ?? summedPrograms(provider, question);
  const isSum = programs.length > 1 && asksOfSum(provider, question);
  const unit = timeUnitAsked(question.clause.text);
  const text = isSum ? together(provider, programs, pace) : each(provider, programs, pace, unit);
  const verdict = isSum ? undefined : verdictOn(provider, question, programs, pace);
  return {
    text: verdict ? `${verdict} ${text}` : text,
    ...(verdict && { isWorkedOut: true }),
    ...daysNotKnown(provider, question),
    programs,
    pace: nameOf(pace),
  };
}

/** How long each takes at a pace; on which days there are sessions is not known. */
export function eachAtPace(provider: Provider, question: Question, pace: Pace): Part {
  const programs = orAll(provider, question.selection.about);
  const notKnown = notStated(provider, "schedule");
  const text = each(provider, programs, pace, undefined);
  return { text, programs, pace: nameOf(pace), ...(notKnown && { notKnown }) };
}

/** On which days there are sessions is not known: said once, and not to who asks for a sum. */
function daysNotKnown(provider: Provider, { intent, yesOrNo, context, clause }: Question) {
  const notKnown = notStated(provider, "schedule");
  const isSum = intent === "duration" && (!yesOrNo || timeClaimedIn(clause.text) !== undefined);
  return notKnown && !context.pace && !isSum ? { notKnown } : {};
}

/** Whether the programs are taken together, rather than each by itself. */
function asksOfSum({ content }: Provider, { clause, message, selection, context }: Question) {
  const said = textOf(message);
  // "How many Saturdays is that?", where the talk is of no sum
  const isSpoken = selection.about.length > 1 || context.focus.length === content.programs.length;
  const { text } = clause;
  const isOfThat = isSpoken && /\bthat\b(?! (?:speed|pace|rate))/.test(text);
  return isOfThat || ofSum.test(text) || takesAll.test(said);
}

/** The pace at which a question asks how long something takes, told with it or before. */
function paceAsked({ clause, message, context }: Question): Pace | undefined {
  const { text } = clause;
  const before = paceNamed(context.pace);
  if (before && goesOnAtPace(clause)) return before;
  // "(Two hours every day.) How many days would that be?"
  if (before && timeUnitAsked(text) && !paceIn(textOf(message))) return before;
  const other = otherPace(text, context.pace);
  if (other) return other;
  // "If I study two hours a week, how long is the long one?"
  const pace = paceIn(text) ?? paceIn(textOf(message));
  const isBehind = context.topics[0] === "duration" && supposes.test(text);
  const isGiven =
    context.topics.slice(0, 2).includes("duration") && !message.some((token) => token.asks);
  const isTold = isGiven || asksAtPace(clause, context) !== undefined;
  const asked = asks.exec(text) ?? (isBehind || onlyOfPace(clause) || isTold ? [] : undefined);
  const unit = asked?.[1];
  const isOther = pace && unit && !unit.startsWith(pace.unit);
  return asked && !isOther ? pace : undefined;
}

function each(
  provider: Provider,
  programs: Part["programs"],
  pace: Pace,
  asked: Pace["unit"] | undefined,
): string {
  const { atPace: plain, atPaceAbout } = provider.content.words;
  const lines = programs.map((program) => {
    const about = inAnotherUnit(Math.ceil(program.hours / pace.hours), pace.unit, asked);
    const values = { ...inTime(program.hours, pace), ...(about && { about }) };
    return eachProgram(provider, about ? atPaceAbout : plain, [program], () => values);
  });
  return lines.join("\n");
}

function together(provider: Provider, programs: Part["programs"], pace: Pace): string {
  const hours = hoursOf(programs);
  const number = numberInWords(programs.length);
  return say(provider, "atPaceTogether", { number, hours, ...inTime(hours, pace) });
}

/** "(All three together take 60.) At six hours a week, how many weeks is that?" */
const ofSum =
  /\b(?:together|altogether|in all|total|both|all (?:of them|three|the \w+)|combined|one after (?:the |an)?other|all (?:but|except|minus|without|other than|apart from))\b/;
