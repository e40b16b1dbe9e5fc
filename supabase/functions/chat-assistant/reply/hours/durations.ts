import type { Program } from "../../../../../content/programs.ts";
import { meets } from "../../understanding/conditions/hours-demanded.ts";
import { addsMore } from "../../understanding/conditions/sums.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { namesProgram } from "../../understanding/references/only-names.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { asksOfPart } from "../../understanding/sentences/asks-of-part.ts";
import { saysNothing } from "../../understanding/sentences/says-none.ts";
import { notStated } from "../provider/stated-answers.ts";
import {
  asksAtAll,
  orAll,
  type Part,
  type Provider,
  type Question,
  say,
} from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { asLongAs } from "./as-long-as.ts";
import { atPace } from "./at-pace.ts";
import { claimedEach } from "./claimed-each.ts";
import { claimedHours } from "./claimed-hours.ts";
import { claimedTotal } from "./claimed-total.ts";
import { compareSides, differenceOf, saved, savedAgainstSum } from "./compare-hours.ts";
import { differenceBetween } from "./difference-between.ts";
import { eachPerson } from "./each-person.ts";
import { enoughForTopics } from "./enough-for-topics.ts";
import { bothExtremes, extreme } from "./longest-and-shortest.ts";
import { opposedIn } from "./opposed.ts";
import { orderedByHours } from "./ordered-by-hours.ts";
import { paceNeeded } from "./pace-needed.ts";
import { ranked } from "./ranked.ts";
import { sameHours } from "./same-hours.ts";
import { share } from "./share.ts";
import { summedPrograms } from "./summed-programs.ts";
import { isTotal, total } from "./total.ts";
import { nothingOfIt, verdictOnHours } from "./verdict-on-hours.ts";
import { wholeHours } from "./whole-hours.ts";
import { tellsNoPace } from "./without-pace.ts";

/** "Can I do it in a single weekend?" */
const inTime =
  /\b(?:in|within|over) (?:(?:a|an|one|just|only|single|about|my|the next) )*(?:\w+ )?(?:weekends?|days?|weeks?|months?|nights?)\b/;

/** "It runs three weeks, is that so?", "is that two days or one?" */
const inDays =
  /\b(?:a|an|one|two|three|four|five|six|seven|eight|ten|\d+|half|few|couple of|ek|do|teen|char|paanch|kitn\w+|how many) (?:full |whole |half |and a half )*(?:days?|weeks?|months?|weekends?|din|dino|hafte|hafta|mahin[ea])\b/;
/** "Two hours a day" tells a pace, "three weeks ago" or "in two weeks" a date. */
const ofDates =
  /\bhours? (?:\w+ )?(?:a|per|each|every|in a|one) (?:day|week|month|weekend)\b|\b(?:per|each|every|ago|pehle|from now|later)\b/;

/** How long programs take; asked whether that goes into so many days, that on which days there are sessions is not known. */
export function durations(provider: Provider, question: Question): Part {
  const part = ofLengths(provider, question);
  const notKnown = notStated(provider, "schedule");
  const { text } = question.clause;
  const isInDays = inDays.test(text) && !ofDates.test(text) && !part.isWorkedOut && !part.pace;
  const isOfTime = (question.yesOrNo && inTime.test(text)) || isInDays;
  if (!isOfTime) return part;
  const told = daysTold(part);
  if (told) return { ...part, text: `${part.text} ${told}` };
  return notKnown && !/\b(?:how many|kitn\w+)\b/.test(text) ? { notKnown, ...part } : part;
}

/** "(Twelve hours:) a day and a half that pays off": what a program says of itself in days. */
function daysTold({ text, programs }: Part): string | undefined {
  const [only, ...others] = programs;
  if (!text || !only || others.length > 0) return undefined;
  const sentences = only.description.split(/(?<=[.!?]) /);
  return sentences.find((sentence) => /\b(?:days?|weeks?|weekends?)\b/.test(sentence));
}

/** Which is longer, and how long several take together. */
function ofLengths(provider: Provider, question: Question): Part {
  return (
    claimedTotal(provider, question) ??
    claimedEach(provider, question) ??
    enoughForTopics(provider, question) ??
    paceNeeded(provider, question) ??
    atPace(provider, question) ??
    claimedHours(provider, question) ??
    tellsNoPace(provider, question) ??
    wholeHours(provider, question) ??
    share(provider, question) ??
    eachPerson(provider, question) ??
    ranked(provider, question) ??
    orderedByHours(provider, question) ??
    asLongAs(provider, question) ??
    withMore(provider, question) ??
    compared(provider, question) ??
    lengths(provider, question)
  );
}

/** "And if I throw in the business one as well?" */
function withMore(provider: Provider, question: Question): Part | undefined {
  const { conditions, selection, clause } = question;
  const isMore = conditions.adds && selection.about.length !== 1 && addsMore(clause.text);
  return isMore ? totalOf(provider, question) : undefined;
}

/** What is asked of several programs against each other, or together. */
function compared(provider: Provider, question: Question): Part | undefined {
  const { conditions, selection, clause } = question;
  const several = selection.about.length !== 1;
  const difference = differs(provider, question);
  if (difference) return difference;
  if (isTotal(provider, question)) return totalOf(provider, question);
  if (conditions.bothExtremes) return bothExtremes(provider, question);
  const two = twoTold(provider, question);
  if (asksDifference.test(clause.text) && two.length === 2) {
    return extreme(provider, { ...question, selection: { ...selection, named: two } });
  }
  if (conditions.extreme) return asksOfElse(question) ? undefined : extreme(provider, question);
  return conditions.isSame && several ? sameHours(provider, question) : undefined;
}

/** Of one alone its own hours are told. */
function totalOf(provider: Provider, question: Question): Part {
  const found = total(provider, question);
  if (found) return found;
  const about = summedPrograms(provider, question);
  const selection = about.length === 1 ? { ...question.selection, about } : question.selection;
  return lengths(provider, { ...question, selection });
}

/** By how much some are longer than others, or whether they are. */
function differs(provider: Provider, question: Question): Part | undefined {
  const isAsked = asksDifference.test(question.clause.text);
  const told =
    (isAsked ? savedAgainstSum(provider, question) : undefined) ??
    compareSides(provider, question) ??
    (isAsked ? differenceOf(provider, question) : undefined);
  const areTwo = question.selection.about.length === 2;
  const isOpen = isAsked && !told && !againstBefore(provider, question);
  const opposed = isOpen ? opposedIn(provider, question, areTwo ? 3 : 2) : undefined;
  return told ?? (opposed && differenceBetween(provider, opposed));
}

/** "Would the leaders' course take longer than that other thing?": of what is not known only its own hours are told. */
function asksOfElse({ conditions, yesOrNo, clause, selection }: Question): boolean {
  const isOfElse = conditions.isComparative && yesOrNo && /\bthan\b/.test(clause.text);
  return isOfElse && selection.named.length === 1;
}

function twoTold(provider: Provider, question: Question): readonly Program[] {
  const sides = question.sides?.flat() ?? [];
  return sides.length === 2
    ? sides
    : (saved(provider, question) ?? againstBefore(provider, question) ?? question.selection.about);
}

const bareDifference =
  /^(?:(?:and|so|but|ok|longer|shorter|bigger|smaller|more|less) )*by how (?:much|many(?: hours)?)$/;

/** "(Is the other one longer?) By how much?": the one that the talk came to, and the one before. */
function againstBefore(
  { content }: Provider,
  { clause, context, selection }: Question,
): readonly Program[] | undefined {
  const [before] = bySlugs(content.programs, context.seen);
  const [only, ...others] = selection.about;
  return bareDifference.test(clause.text) && only && others.length === 0 && before
    ? [only, before]
    : undefined;
}

function lengths(provider: Provider, question: Question): Part {
  const { conditions, selection, context, clause } = question;
  const demand = conditions.hours;
  const asksAll = demand && conditions.isAll && question.yesOrNo && !namesProgram(clause);
  const about = asksAll ? selection.open : sharedWithin(question, orAll(provider, selection.about));
  const lines = durationLines(provider, about);
  const met = demand
    ? provider.content.programs.filter(({ hours }) => meets(hours, demand))
    : selection.about.every(({ slug }) => context.met.includes(slug))
      ? selection.about
      : [];
  const isOfNothing = asksAtAll(question) && saysNothing(clause.text);
  if (demand && isOfNothing) return nothingOfIt(provider, question, demand);
  const verdict = question.yesOrNo ? verdictOnHours(provider, question, about) : undefined;
  const told = asksOfPart(clause) ? `${lines}\n${say(provider, "notDetailed")}` : lines;
  return { text: verdict ? `${verdict} ${told}` : told, programs: about, met };
}

/** "At most 15 hours, and it must be a developer course": of several that are called so, those that take no more. */
function sharedWithin(
  { clause, conditions, yesOrNo }: Question,
  about: readonly Program[],
): readonly Program[] {
  const [name, ...others] = clause.tokens.filter(({ kind }) => kind === "program");
  const isShared = name?.kind === "program" && name.slugs.length > 1 && others.length === 0;
  const found = isShared && !yesOrNo ? meetingHours(about, conditions) : [];
  return found.length > 0 ? found : about;
}

const asksDifference =
  /\bhow far (?:apart|off)\b|\bhow many hours (?:are |is |lie )?(?:there |it )?between\b|\bhow many hours apart\b|\bhours apart\b|\bdifference in (?:the )?(?:hours|length|duration|time)\b|\bby how (?:much|many)\b|^(?:and |so )*how much$|\bhow (?:much|many(?: more| extra)? hours) (?:more|less|longer|shorter|bigger|smaller|extra)\b|\bhow many (?:more|fewer|less|extra) hours\b|\bhow (?:many|much) (?:hours|time) (?:do|would|will|can|could|am) (?:i|we) (?:save|saving)\b|\b(?:hours|length|time|duration) (?:difference|gap)\b|\b(?:difference|gap|farak|fark|antar)\b|\b(?:fewer|less|more|longer|shorter)(?: hours| time)? or (?:fewer|less|more|longer|shorter)\b|\bkitn[aei] (?:hours |ghante )*(?:zyada|jyada|kam|lamb[aei]|chh?ot[aei]|bad[aei])\b/;
