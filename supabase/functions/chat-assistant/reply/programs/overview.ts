import type { Program } from "../../../../../content/programs.ts";
import { numberInWords, numberOf } from "../../language/numbers.ts";
import { programsTeaching } from "../../understanding/entities/programs-teaching.ts";
import { asksWhetherThereIs } from "../../understanding/intent-rules/unknown-program.ts";
import { isKnown, suiting } from "../../understanding/people/suiting.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { asksForList, listAskedFor } from "../../understanding/sentences/asks-for-list.ts";
import { asksJudgement } from "../../understanding/sentences/yes-or-no.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { capital } from "../wording/fill.ts";
import { countedByCode, onlyCounted } from "./only-counted.ts";

/** All programs, those that meet a demand, or how many there are. */
export function overview(provider: Provider, question: Question): Part {
  const split = countedByCode(provider, question);
  if (split) return split;
  const part = listed(provider, question);
  return onlyCounted(provider, question, part) ?? part;
}

function listed(provider: Provider, question: Question): Part {
  const { yesOrNo, clause } = question;
  const all = provider.content.programs;
  const found = foundFor(provider, question);
  const lines = eachProgram(provider, provider.content.words.overviewLine, found);
  const isWhole = found.length === all.length;
  const verdict =
    yesOrNo && !asksJudgement(clause) ? verdictOn(question, found, isWhole) : undefined;
  const begin = verdict ? `${say(provider, verdict)} ` : "";
  if (found.length === 0) {
    return {
      text: `${begin}${say(provider, "noneOf")}\n${durationLines(provider, all)}`,
      programs: all,
    };
  }
  const key = !isWhole ? "someOf" : all.length === 1 ? "overviewOne" : "overview";
  const count = numberInWords(found.length);
  const heading = say(provider, key, {
    count: isWhole ? count : capital(count),
    all: numberInWords(all.length),
  });
  return { text: `${begin}${heading}\n${lines}`, programs: found };
}

/** "You have just two courses, one for apps and one for agents, right?" */
const claimsSoMany =
  /\b(?:have|offer|run|teach|got|are) (?:just|only) (?:one|two|three|four|five|six|\d+) (?:courses?|programs?|trainings?)\b/;

/** Those that meet what is demanded; where nothing that can be measured is, none is said not to be so. */
function foundFor(provider: Provider, question: Question): readonly Program[] {
  const isOfAll = question.intent === "count" && claimsSoMany.test(question.clause.text);
  if (isOfAll) return provider.content.programs;
  const within = meetingDemands(question);
  const fitting = suited(provider, question, within);
  // "List all programs, then tell me which has Python": all are asked for.
  const told = question.conditions.isAll ? question.clause.tokens : question.message;
  const said = told.filter((_, at) => !isKnown(told, at));
  const skilled = withSkills(said, within);
  const { hours } = question.conditions;
  if (skilled) return hours || skilled.length > 0 ? skilled : within;
  const found = fitting.length > 0 ? fitting : within;
  return found.length > 0 || hours ? found : provider.content.programs;
}

/**
 * Those that suit who writes. Asked for the programs, she heeds who they are, but no other words of theirs: "greetings
 * from our team desk, list your programs".
 */
function suited(
  { content }: Provider,
  { message, clause, intent, elsewhere }: Question,
  found: readonly Program[],
): readonly Program[] {
  // "What is there? And the fee for leaders?": whom another question names says nothing of this.
  const told = message.filter((token) => !elsewhere.includes(token));
  const { by, programs } = suiting(content.programs, told, {}, found);
  // "You have just these three? Nothing for a team?" counts them all.
  if (asksForList(clause.text))
    return suiting(content.programs, listAskedFor(clause.tokens), {}, found).programs;
  const isPlain =
    intent === "count" ||
    (by !== "person" && /\b(?:courses|programs|trainings)\b/.test(clause.text));
  return isPlain ? suiting(content.programs, clause.tokens, {}, found).programs : programs;
}

const claimsCount =
  /^(?:so |and |but |ok |then )*(?:you (?:ve |have |got |have got |offer |run |teach |do |also |all |only |just |really |actually )+|youve (?:got )?|there (?:is|are) |(?:are|is) there |do you (?:only |just |really |actually )?(?:have|offer|run|teach) )/;

/** "You have five programs, don't you?": whether that holds of so many. */
function countClaimed({ clause: { tokens, text } }: Question, found: number): boolean | undefined {
  if (!claimsCount.test(text)) return undefined;
  const at = tokens.findIndex((_, place) => isOfPrograms(tokens, place));
  const count = numberOf(tokens[at]?.text ?? "");
  if (count === undefined) return undefined;
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ text: word }) => word);
  if (/^(?:more than|over)$/.test(before.join(" ")) || before.at(-1) === "over")
    return found > count;
  if (/^(?:less|fewer) than$/.test(before.join(" "))) return found < count;
  return before.join(" ") === "at least" ? found >= count : found === count;
}

function isOfPrograms(tokens: readonly Token[], at: number): boolean {
  const [{ text: count = "" } = {}, next] = tokens.slice(at, at + 2);
  return (
    numberOf(count) !== undefined &&
    /^(?:courses?|programs?|programmes?|trainings?)$/.test(next?.text ?? "")
  );
}

/** Whether what is claimed of these holds; undefined where all are told of and nothing is claimed. */
function verdictOn(
  question: Question,
  found: readonly Program[],
  isWhole: boolean,
): "yes" | "no" | undefined {
  const { clause, conditions } = question;
  const counted = countClaimed(question, found.length);
  if (counted !== undefined) return counted ? "yes" : "no";
  if (isWhole) return undefined;
  // "None is below 10 hours, right?"
  if (claimsNone.test(clause.text)) return found.length === 0 ? "yes" : "no";
  const [, count = ""] = onlySoMany.exec(clause.text) ?? [];
  if (count) return found.length === numberOf(count) ? "yes" : "no";
  return found.length > 0 && !conditions.isAll ? "yes" : "no";
}

/** "Only one of your courses is 10 hours, right?" */
const onlySoMany =
  /^(?:so |and |but )*(?:is it (?:so that |true that )?|is |are )?(?:only|just|exactly) (\w+) (?:of |courses?\b|programs?\b|programmes?\b|trainings?\b)/;

const claimsNone =
  /^(?:so |and |but |is it true that )*(?:there (?:is|are) |you have )?(?:none|no (?:one|course|program|programme|training)s?|not (?:one|a single)|nothing)\b/;

/** "Ten hours only please": narrows what the talk was of, if that leaves any; else all. */
function meetingDemands(question: Question): readonly Program[] {
  const { selection, conditions, context } = question;
  const meeting = (programs: readonly Program[]) =>
    meetingHours(programs, conditions).filter(({ needsCode }) =>
      conditions.withoutCode ? !needsCode : !(conditions.withCode || conditions.codes) || needsCode,
    );
  const named = meeting(selection.named);
  // "Does the agents' course reach 20 hours? If not, which does?": where none of those named does, another may.
  const found = named.length > 0 ? named : meeting(selection.open);
  if (!question.narrows) return found;
  const spoken = found.filter(({ slug }) => context.focus.includes(slug));
  return spoken.length > 0 ? spoken : found;
}

function withSkills(
  message: readonly { kind: string; excluded?: true }[],
  programs: readonly Program[],
): readonly Program[] | undefined {
  const features = message.flatMap((token) =>
    "features" in token && token.kind === "skill" && !token.excluded
      ? (token.features as string[])
      : [],
  );
  return features.length > 0 ? programsTeaching(programs, features) : undefined;
}

/** "Is a course on it coming up?" */
const later = /\b(?:coming|upcoming|soon|plan|plans|planned|planning|future|later|next year)\b/;

/** "So there is no program in medicine, only in data?" */
const deniesSuch = /\bthere (?:is|are) (?:no|not (?:a|any))\b/;

/** "Do you have a yoga course?", "who is your yoga course for?"; of what may come, the content says nothing. */
export function notOffered(provider: Provider, { yesOrNo, clause }: Question): Part {
  const { programs, words, answers } = provider.content;
  const { notKnown } = (later.test(clause.text) && answers.future) || {};
  const verdict = say(provider, deniesSuch.test(clause.text) ? "right" : "no");
  const no = yesOrNo && !notKnown && asksWhetherThereIs(clause) ? `${verdict} ` : "";
  return {
    ...(notKnown && { notKnown }),
    text: `${no}${say(provider, "notAProgram")}\n${eachProgram(provider, words.overviewLine, programs)}`,
    programs,
  };
}
