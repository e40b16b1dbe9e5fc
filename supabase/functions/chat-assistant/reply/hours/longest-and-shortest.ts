import type { Program } from "../../../../../content/programs.ts";
import { meets } from "../../understanding/conditions/hours-demanded.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { bySize } from "../../understanding/references/by-size.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isProgram } from "../../understanding/tokens/token.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { titles } from "../wording/titles.ts";

/** "Which is the longest?", "which of the two is shorter?" */
export function extreme(provider: Provider, question: Question): Part {
  const { selection, conditions, yesOrNo, elsewhere } = question;
  const wanted = conditions.extreme ?? "longest";
  const message = question.message.filter((token) => !elsewhere.includes(token));
  const person = suiting(provider.content.programs, message, {}, selection.open);
  const fitting = person.by === "person" && !asksWhichFits(question) ? person.programs : [];
  const against = againstSpoken(provider, question, fitting);
  if (against) return withVerdict(provider, question, against);
  const only = oneLeft(question);
  if (only) return { text: durationLines(provider, [only]), programs: [only] };
  const pool = codedOr(conditions, amongWhich(question, fitting));
  const [first] = pool;
  if (!first) return { text: say(provider, "noneOf"), programs: [] };
  if (pool.length > 1 && pool.every(({ hours }) => hours === first.hours)) {
    const text = say(provider, "sameLength", { titles: titles(pool), hours: first.hours });
    return { text: yesOrNo ? `${say(provider, "no")} ${text}` : text, programs: pool };
  }
  if (pool.length === 2) return ofTwo(provider, question, pool, wanted);
  if (fitting.length === 1 && pool === fitting) {
    const lines = eachProgram(provider, provider.content.words.fitting, fitting);
    return { text: `${say(provider, "fits")}\n${lines}`, programs: fitting };
  }
  return ofMany(provider, question, pool, wanted);
}

/** "(I am an analyst, what should I take,) and which course takes the least time?": who they are asks something else. */
function asksWhichFits({ message, clause }: Question): boolean {
  const beside = textOf(message.filter((token) => !clause.tokens.includes(token)));
  return choosing.test(beside);
}

const choosing =
  /\b(?:which|what|kaun ?s[ai]|kons[ai])\b(?: \w+){0,4}? (?:for (?:me|us|him|her|them)|suits?|fits?|recommend|right|best|(?:should|shall|do|can|would|must) (?:i|we|he|she|they) (?:take|do|join|choose|pick|go|start))\b/;

function amongWhich(
  { selection, conditions }: Question,
  fitting: readonly Program[],
): readonly Program[] {
  const isNamed = selection.named.length > 1 && !conditions.size;
  if (isNamed) return selection.named;
  if (fitting.length > 0) return fitting;
  // "I want the quickest course" names those that it asks for.
  const isSought = conditions.size && !conditions.isComparative && !conditions.isBoth;
  return isSought ? selection.open : selection.compared;
}

/** "Rather than 40 hours, a shorter developer option?": of several that are called so the one that is left. */
function oneLeft({ clause, selection }: Question): Program | undefined {
  const [only, ...others] = selection.named;
  const isShared = clause.tokens.some(
    (token) => token.kind === "program" && !token.excluded && token.slugs.length > 1,
  );
  const leavesOut = clause.tokens.some(({ excluded }) => excluded);
  return isShared && leavesOut && others.length === 0 ? only : undefined;
}

/** "And the one for the chiefs, is that longer?": asked of that one and the one that the talk is of. */
function againstSpoken(
  { content }: Provider,
  question: Question,
  fitting: readonly Program[],
): Question | undefined {
  const { conditions, selection, context, yesOrNo, clause } = question;
  const [spoken, ...others] = bySlugs(content.programs, context.focus);
  // "(That one takes 36 hours.) Is the data engineering one shorter?"
  const isNamed =
    yesOrNo && !conditions.isOther && selection.named.length === 1 && clause.tokens.some(isProgram);
  const meant = fitting.length === 1 || !isNamed ? fitting : selection.named;
  const isOfTwo = meant.length === 1 && spoken && others.length === 0 && !meant.includes(spoken);
  if (!isOfTwo || !conditions.isComparative || conditions.size) return undefined;
  return { ...question, message: [], selection: { ...selection, named: [...meant, spoken] } };
}

/** Whether it is so of one that is named, before by how much. */
function withVerdict(
  provider: Provider,
  { yesOrNo, selection }: Question,
  against: Question,
): Part {
  const [named, spoken] = against.selection.named;
  if (!yesOrNo || selection.named.length !== 1 || !named || !spoken)
    return extreme(provider, against);
  const part = extreme(provider, { ...against, yesOrNo: false });
  const isLonger = named.hours > spoken.hours;
  const isSo =
    named.hours !== spoken.hours && isLonger === (against.conditions.extreme === "longest");
  return { ...part, text: `${say(provider, isSo ? "yes" : "no")} ${part.text}`, isWorkedOut: true };
}

/** "The shortest and the longest?" */
export function bothExtremes(provider: Provider, question: Question): Part {
  if (neither.test(question.clause.text)) return inBetween(provider, question);
  const plain = { ...question, yesOrNo: false };
  const parts = (["longest", "shortest"] as const).map((wanted) =>
    extreme(provider, { ...plain, conditions: { ...question.conditions, extreme: wanted } }),
  );
  return {
    text: parts.flatMap(({ text }) => text ?? []).join("\n"),
    programs: parts.flatMap(({ programs }) => programs),
  };
}

const neither = /\bneither\b.*\bnor\b|\bnot the \w+ (?:and|or|nor|but) not the\b|\bbetween the\b/;

/** "Neither the longest nor the shortest?" */
function inBetween(provider: Provider, { selection, yesOrNo }: Question): Part {
  const ends = (["longest", "shortest"] as const).flatMap((is) => bySize(selection.open, is));
  const found = selection.open.filter((program) => !ends.includes(program));
  const verdict = yesOrNo ? `${say(provider, found.length > 0 ? "yes" : "no")} ` : "";
  return found.length > 0
    ? { text: verdict + durationLines(provider, found), programs: found }
    : {
        text: `${verdict}${say(provider, "noneOf")}\n${durationLines(provider, ends)}`,
        programs: ends,
      };
}

/** "The shortest one that still has programming" */
function codedOr(
  { withCode, withoutCode, codes }: Question["conditions"],
  among: readonly Program[],
): readonly Program[] {
  if (!withCode && !withoutCode && !codes) return among;
  const found = among.filter(({ needsCode }) => needsCode === (withCode || codes));
  return found.length > 0 ? found : among;
}

function ofMany(
  provider: Provider,
  { selection, yesOrNo, conditions }: Question,
  pool: readonly Program[],
  wanted: "longest" | "shortest",
): Part {
  const found = bySize(pool, wanted);
  const most = found[0]?.hours ?? 0;
  const key = found.length > 1 ? (`${wanted}Several` as const) : wanted;
  const text = say(provider, key, {
    title: found[0]?.title,
    titles: titles(found),
    hours: most,
  });
  const [only, ...others] = selection.about;
  const asksOne = only && others.length === 0 && !conditions.size;
  const holds = conditions.hours
    ? meets(most, conditions.hours)
    : asksOne
      ? found.includes(only)
      : undefined;
  return yesOrNo && holds !== undefined
    ? { text: `${say(provider, holds ? "yes" : "no")} ${text}`, programs: found }
    : { text, programs: found };
}

function ofTwo(
  provider: Provider,
  { yesOrNo, message, selection, conditions }: Question,
  pool: readonly Program[],
  wanted: "longest" | "shortest",
): Part {
  const sorted = pool.toSorted((a, b) =>
    wanted === "longest" ? b.hours - a.hours : a.hours - b.hours,
  );
  const [winner, loser] = sorted;
  if (!winner || !loser) return { programs: [] };
  const others = say(provider, "against", { title: loser.title, hours: loser.hours });
  const text = say(provider, wanted === "longest" ? "longerOfTwo" : "shorterOfTwo", {
    title: winner.title,
    hours: winner.hours,
    more: Math.abs(winner.hours - loser.hours),
    others,
  });
  const asked = message.find(isProgram);
  // "The agents one takes 10 hours. Is the other developer one longer?"
  const [only, ...more] = selection.about;
  const isOpen = conditions.isOther && (!only || more.length > 0);
  const holds =
    only && more.length === 0
      ? only === winner
      : asked?.kind === "program" && asked.slugs.includes(winner.slug);
  return {
    text: yesOrNo && asked && !isOpen ? `${say(provider, holds ? "yes" : "no")} ${text}` : text,
    programs: sorted,
    focus: sorted,
    met: [winner],
  };
}
