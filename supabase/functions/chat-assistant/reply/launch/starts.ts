import { asksOfLater } from "../../understanding/topics/of-later-batches.ts";
import { oneAfter } from "../../understanding/topics/plain-topics.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { launchSession } from "./launch-session.ts";
import { sessionsOf } from "./launch-times.ts";

/** "Which month is that?", "is it September?" */
const whichMonth =
  /\b(?:which|what) month\b|\bnext month(?: \w+)? (?:kaun\w*|konsa|kaunsa|which|what)\b|^(?:(?:and|so|but|ok) )*(?:from )?next month(?: (?:means?|matlab|is|equals?))?(?: what| which| when)?$|\bkaun\w* (?:se )?mahin\w*\b|\b(?:is|does|means?|mean) (?:it|that|this)?(?: \w+){0,3} ?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;
/** "In October?" */
const bareMonth =
  /^(?:(?:and|so|maybe|like|or|is it|that is|in|by|around|from|this) )*(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const ofStart = /\bmonth\b/;

/** "Is there a new class coming?": of other programs nothing is known, of what is launched its session. */
export function future(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const isOfBatch = newBatch.test(question.clause.text);
  return isOfBatch && ofLaunched(provider, question) ? launchSession(provider, question) : part;
}

const newBatch =
  /\b(?:new|next|fresh|upcoming|another|coming) (?:\w+ )*(?:class|classes|batch|batches|session|group|round)\b/;

/** Of just what is launched its session is told as well. */
function withLaunch(provider: Provider, question: Question, part: Part): Part {
  return ofLaunched(provider, question) ? withSessions(provider, part) : part;
}

function withSessions(provider: Provider, part: Part): Part {
  const { launch } = provider.content;
  if (!launch || !part.text) return part;
  const sessions = say(provider, "launchOf", { sessions: sessionsOf(launch) });
  return { ...part, text: `${part.text}\n${sessions}` };
}

/** "The agents course starts on 12 August, right?": of another program, a day of the launch. */
function ofLaunchDay(provider: Provider, question: Question): boolean {
  const { launch } = provider.content;
  const { named } = question.selection;
  const isOther = named.length > 0 && !named.some(({ slug }) => slug === launch?.program);
  const months = question.clause.tokens.filter(({ kind }) => kind === "month");
  const days = launch ? sessionsOf(launch).toLowerCase() : "";
  return isOther && months.some(({ text }) => days.includes(text));
}

/** Whether it asks of some programs, what is launched among them. */
function ofLaunched({ content }: Provider, { selection: { named } }: Question): boolean {
  const { launch, programs } = content;
  const isNarrow = named.length > 0 && named.length < Math.max(2, programs.length - 1);
  return isNarrow && named.some(({ slug }) => slug === launch?.program);
}

/**
 * When the next one starts, and that no date is known of the one after it; a zone asks for the session's time there.
 * What was told of it in the talk is not told again to who asks for more.
 */
export function starts(provider: Provider, question: Question): Part {
  const { clause, context } = question;
  if (clause.tokens.some(({ kind }) => kind === "zone") && provider.content.launch)
    return launchSession(provider, question);
  const part = withLaunch(provider, question, stated(provider, question));
  if (!part.text) return part;
  if (ofLaunchDay(provider, question)) return withSessions(provider, part);
  const isTold = context.topics.includes("start");
  if (oneAfter.test(clause.text) || asksOfLater(clause.text)) {
    const later = say(provider, isTold ? "laterStartAlone" : "laterStart");
    return { ...part, text: isTold ? later : `${part.text} ${later}` };
  }
  const begin = provider.content.callToAction.text;
  const isOfMonth = whichMonth.test(clause.text) || bareMonth.test(clause.text);
  if (!isOfMonth || !ofStart.test(begin)) return part;
  const month = say(provider, "startMonth");
  return { ...part, text: isTold ? month : `${begin} ${month}` };
}
