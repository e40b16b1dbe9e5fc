import { atPace } from "../hours/at-pace.ts";
import { durations } from "../hours/durations.ts";
import { wholeHours } from "../hours/whole-hours.ts";
import { stated } from "../provider/stated-answers.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { launchSession } from "./launch-session.ts";

/** "What timings?" Where nothing is launched, that asks for the classes. */
export function launch(provider: Provider, question: Question): Part {
  const { text } = question.clause;
  const isOfClasses = !provider.content.launch && ofTimes.test(text) && !ofSession.test(text);
  return isOfClasses
    ? stated(provider, { ...question, intent: "schedule" })
    : launchSession(provider, question);
}

const ofTimes = /\b(?:timings?|mornings?|evenings?|nights?|weekends?|weekdays?|class|classes)\b/;
const ofSession = /\b(?:launch|sessions?|events?|webinar|zones?|ist|gmt|est|pst|cst)\b/;

/** When classes are, as far as that is known, or how long a program lasts at the pace that is told. */
export function schedule(provider: Provider, question: Question): Part {
  return (
    atPace(provider, question) ??
    wholeHours(provider, question) ??
    hoursAWeek(provider, question) ??
    stated(provider, question)
  );
}

/** "(How long is it?) Per week?": so long in all; of the days nothing is known. */
function hoursAWeek(provider: Provider, question: Question): Part | undefined {
  const { clause, context } = question;
  const isAsked = context.topics[0] === "duration" && aWeek.test(clause.text);
  if (!isAsked && !timeAWeek.test(clause.text)) return undefined;
  const { text = "", programs } = durations(provider, question);
  return { ...stated(provider, question), text, programs };
}

const aWeek = /^(?:(?:and|so|is (?:it|that)) )*(?:per|a|each|every) (?:week|day|month)$/;
/** "How much time per week will this take?" */
const timeAWeek =
  /\bhow (?:much time|many (?:hours|hrs)|much)(?: \w+){0,6} (?:per|a|each|every|in a) (?:week|day|month)\b|\bhow (?:much time|many (?:hours|hrs)) (?:daily|weekly|every ?day)\b|\b(?:roz|har roz|daily|weekly|week me|hafte me) kitn[aei] (?:time|ghant\w+|hours|der|dena)\b/;
