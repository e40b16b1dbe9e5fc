import type { Program } from "../../../../../content/programs.ts";
import { tokensOfPlaces } from "../../understanding/people/where-they-are.ts";
import { zoneOf } from "../../understanding/tokens/places.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { asksIfOver, doubtsTimes } from "../../understanding/topics/doubted-times.ts";
import { asksWhatSessionIs } from "../../understanding/topics/of-session.ts";
import { leftOf } from "../provider/left-of.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { list } from "../wording/fill.ts";
import { titles } from "../wording/titles.ts";
import {
  sessionsOf,
  type Time,
  timesAsked,
  verdictOnDate,
  verdictOnSameDay,
} from "./launch-times.ts";

/** When the launch session is: at the places or in the zones asked about, else at all. */
export function launchSession(provider: Provider, question: Question): Part {
  const { launch, programs } = provider.content;
  if (!launch) return withoutLaunch(provider, question);
  const about = programs.filter(({ slug }) => slug === launch.program);
  const named = launch.highlights.map(({ text }) => text);
  const highlights = list(named);
  if (ofHighlights.test(question.clause.text)) {
    const left = list(leftOf(named, question.message));
    return { text: say(provider, "launchHighlights", { highlights: left }), programs: about };
  }
  const { asked, isElsewhere, others } = timesAsked(launch, placed(question));
  const elsewise =
    ofOthers(provider, question, about) ??
    ofNature(provider, question, about) ??
    doubted(provider, question, asked.length > 0 ? asked : others, about);
  if (elsewise) return elsewise;
  // "7.30 AM IST is 10 AM Singapore, right?"
  if (isElsewhere && twoTimes.test(question.clause.text))
    return { text: `${say(provider, "launchNotAt")}\n${sessionsOf(launch)}`, programs: about };
  if (asked.length > 0) {
    const text = asked.map((at) => say(provider, "launchAt", { ...at })).join("\n");
    const missing = isElsewhere
      ? `\n${say(provider, "launchNotAt")} ${sessionsOf(launch, others)}`
      : "";
    return { text: verdictOnDate(provider, question, asked) + text + missing, programs: about };
  }
  const sessions = sessionsOf(launch);
  if (anotherTime.test(question.clause.text)) {
    const times = say(provider, "launchOf", { sessions });
    return { text: `${times}\n${say(provider, "launchNoOther")}`, programs: about };
  }
  if (isElsewhere) return { text: `${say(provider, "launchNotAt")}\n${sessions}`, programs: about };
  const text = say(provider, "launchSessions", {
    sessions,
    badges: launch.badges.join(", "),
    highlights,
    seats: launch.seats,
  });
  return { text: refutedDate(provider, question, others) + text, programs: about };
}

/** "That's the middle of the night! Is there any other slot?" */
const anotherTime =
  /\b(?:other|another|different|alternate|alternative|aur|dusra|doosra|dusre) (?:\w+ )?(?:slots?|times?(?! zones?)|timings?|sessions?|dates?|bootcamps?|launch|samay)\b/;

/** "At which hour would the sessions be for me?", where no launch is spoken of: those of the classes. */
function withoutLaunch(provider: Provider, question: Question): Part {
  const intent = ofClasses.test(textOf(question.message)) ? "schedule" : "launch";
  return stated(provider, { ...question, intent });
}

const ofClasses =
  /^(?!.*\b(?:launch\w*|boot ?camp|pop ?ups?|webinar|banner|window)\b).*\b(?:sessions|class(?:es)?|lessons|batch(?:es)?)\b/;

const twoTimes =
  /\b\d+(?: \d+)? ?(?:am|pm|ist|est|gmt)\b.*\b(?:is|means?|equals?|same)\b.*\b\d+(?: \d+)? ?(?:am|pm)?\b/;

/** "10 PM EST and 11 PM PST, that can't both be right?": the times as published, without a yes or no. */
function doubted(
  provider: Provider,
  { clause, message }: Question,
  times: readonly Time[],
  programs: Part["programs"],
): Part | undefined {
  const { launch } = provider.content;
  const isDoubted = doubtsTimes(clause.text) || (times.length > 1 && doubtsTimes(textOf(message)));
  if (!launch || !isDoubted) return undefined;
  // "11 PM PST is 2 AM for me, so the times don't match."
  const several = times.length > 1 ? times : undefined;
  const text = `${sessionsOf(launch, several)}\n${say(provider, "launchTimesDoubted")}`;
  return { text, programs };
}

/** "Is that the first class or like a demo?", "is it over?": when it is, and that no more is known. */
function ofNature(
  provider: Provider,
  { clause, context }: Question,
  programs: Part["programs"],
): Part | undefined {
  const { launch } = provider.content;
  const isOver = asksIfOver(clause.text);
  if (!launch || !(isOver || asksWhatSessionIs(clause.text))) return undefined;
  const text = say(provider, isOver ? "launchPast" : "launchNature");
  const isTold = context.topics[0] === "launch";
  return { text: isTold ? text : `${sessionsOf(launch)}\n${text}`, programs };
}

/** "And the other two, when is theirs?": of which program the launch is, and that it is not mentioned for these. */
function ofOthers(
  provider: Provider,
  { conditions, selection }: Question,
  about: Part["programs"],
): Part | undefined {
  const meant = conditions.isOther ? selection.named : [];
  if (meant.length === 0 || about.some((one) => meant.includes(one))) return undefined;
  const launched = say(provider, "launchFor", { title: titles(about) });
  const unmentioned = say(provider, "notMentionedFor", { titles: titles(meant) });
  return { text: `${launched} ${unmentioned}`, programs: meant, focus: meant };
}

/** "The launch is on August 10, yes?": no, where it is so in no zone. */
function refutedDate(provider: Provider, question: Question, all: readonly Time[]): string {
  const same = verdictOnSameDay(provider, question, all);
  if (same) return same;
  const isSo = all.some(
    (at) => verdictOnDate(provider, question, [at]) !== `${say(provider, "no")} `,
  );
  return isSo ? "" : `${say(provider, "no")} `;
}

/** "What are its highlights?" */
const ofHighlights =
  /^(?!.*\b(?:when|time|times|session)\b).*(?:\bhighlights?\b|\bwhat is (?:so )?(?:special|good|new|great|unique)\b|\bwhat (?:do|will|would|can) (?:i|we|one|you) (?:get|receive|gain)\b|\bin it for (?:me|us)\b|\bwhy should (?:i|we)\b|\bkya (?:mil|fa[iy]da)|\bwhat (?:all |else |more )?(?:does|will) (?:it|that|the) .*\b(?:promise|bring|offer|include)\b)/;

/** "What time is it for us?" is asked of where they said to be. */
function placed({ message, clause, context }: Question): readonly Token[] {
  const zone = zoneOf(context.place ?? "");
  const told = tokensOfPlaces(ownPlaceOr(clause, message), message);
  const isSaid = told.some(({ kind }) => kind === "zone" || kind === "place");
  const isOpen =
    /\b(?:other|another|different|all|(?<!my time )zones?|times|slots?|sessions)\b/.test(
      clause.text,
    );
  if (isSaid || !zone || isOpen) return told;
  const text = context.place ?? "";
  return [...told, { text, stem: text, length: 1, kind: "place", zone }];
}

/** "(All those American timings!) I am in Bhopal. When is it for me?": where somebody says to be, else what the question names. */
function ownPlaceOr({ tokens, text }: Question["clause"], message: readonly Token[]) {
  const at = message.findIndex(
    ({ kind, excluded }, place) =>
      kind === "place" &&
      !excluded &&
      here.test(textOf(message.slice(Math.max(0, place - 5), place))),
  );
  const place = message[at];
  return place && /\bfor (?:me|us)\b/.test(text) ? [place] : tokens;
}

const here = /\b(?:i|we) (?:am|are|live|stay|work|sit)(?: \w+)? in$/;

/** "Is the bootcamp for the agent course?", "which of your programs is it?" */
export function launchProgram(provider: Provider, question: Question): Part {
  const { launch, programs, answers } = provider.content;
  const about = programs.filter(({ slug }) => slug === launch?.program);
  const [only] = about;
  if (!launch || !only) return { notKnown: answers.launch?.notKnown ?? "", programs: [] };
  const asked = question.selection.named;
  const isOther = asked.length > 0 && !asked.includes(only);
  const isAll = question.conditions.isAll && programs.length > 1;
  const isOnly = onlyOne.test(question.clause.text) && programs.length > 1;
  const verdict =
    question.yesOrNo && (isOther || isAll || isOnly || asked.length === 1)
      ? `${say(provider, (isOther || isAll) && !isOnly ? "no" : "yes")} `
      : "";
  const text = say(provider, "launchFor", { title: only.title });
  const others = programs.filter((one) => one !== only);
  // "Which course is not part of the launch?"
  const left =
    /\bwhich\b.* not\b/.test(question.clause.text) && others.length > 0
      ? ` ${say(provider, "notMentionedFor", { titles: list(others.map(({ title }) => title)) })}`
      : "";
  return { text: `${verdict}${text}${left}`, programs: about, ...staying(question, only) };
}

/** "Is the session for this one?" stays with that one, where it is for another. */
function staying({ selection: { about } }: Question, launched: Program): Pick<Part, "focus"> {
  return about.length === 1 && !about.includes(launched) ? { focus: about } : {};
}

/** "It is only for one of them, right?" */
const onlyOne = /\b(?:only|just)(?: \w+){0,2} (?:one|a single|1)\b(?! day| hour| week)/;
