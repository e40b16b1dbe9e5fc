import type { Program } from "../../../../content/programs.ts";
import { type Clause, clausesOf } from "./clauses/clauses.ts";
import { type Situation, situationIn } from "./clauses/situation.ts";
import type { Conditions } from "./conditions/conditions.ts";
import { isOfField } from "./intent-rules/off-topic.ts";
import { isPastBasics } from "./people/past-basics.ts";
import {
  aside,
  chancesBySlug,
  type Meant,
  type Read,
  taughtBy,
  toldBy,
} from "./scoring/in-other-words.ts";
import type { ChancesOf } from "./scoring/marks.ts";
import type { Score } from "./scoring/scorer.ts";
import { asksYesOrNo } from "./sentences/yes-or-no.ts";
import { textOf } from "./tokens/text.ts";
import { symbolsOf, type Token } from "./tokens/token.ts";
import { wordSet } from "./tokens/word-set.ts";

/** Ways to read what stands together, to part a message, and to tell the program that words describe or speak of. */
export function createReadParts(
  programs: readonly Program[],
  score: Score,
  chancesOf: ChancesOf,
): {
  read: Read;
  partsIn: (tokens: readonly Token[], conditions: Conditions) => Clause[];
  programDescribed: (tokens: readonly Token[]) => string | undefined;
  programsSpokenOf: (tokens: readonly Token[]) => Readonly<Record<string, number>>;
} {
  const read: Read = (symbols) => toldBy(score(symbols), teachersOf);
  const partsOf = (tokens: readonly Token[]) =>
    clausesOf(tokens, read, chancesOf(tokens, "begins"));
  return { read, partsIn, programDescribed, programsSpokenOf };

  /** "My model was good in May and is useless now. Which class helps?" is one question; the rest is read as it stands. */
  function partsIn(tokens: readonly Token[], conditions: Conditions): Clause[] {
    if (demands(conditions) || isPastBasics(tokens)) return partsOf(tokens);
    const situation = situationIn(tokens);
    const found = situation && taughtMeant(situation.told, situation.pointsBack);
    const [top] = situation && found ? read(symbolsOf(situation.told)).guesses : [];
    // "My team of eight wants training, do you do that?"
    const chance = found?.chance ?? 0;
    const isOfTeam = top?.intent === "enterprise" && chance < sureOfTold;
    const isAnother = ofTimes.has(top?.intent ?? "") && (top?.chance ?? 0) > likelierElse * chance;
    if (
      !situation ||
      !found ||
      isOfTeam ||
      isAnother ||
      isOfElse(situation) ||
      found.chance < sureOf(situation.words)
    )
      return withTold(tokens, partsOf(tokens));
    return [
      ...partsOf(situation.before),
      ofTaught(situation.tokens, found, situation.yesOrNo),
      ...partsOf(situation.after),
    ];
  }

  /** "Do you help in making a resume?" */
  function isOfElse({ tokens }: Situation): boolean {
    const [top] = read(symbolsOf(tokens)).guesses;
    return (top?.chance ?? 0) >= surelyElse && !ofTeaching.has(top?.intent ?? "");
  }

  /** "We have seven files with one client in seven spellings.": what asks nothing plainly may tell of what is taught. */
  function withTold(tokens: readonly Token[], clauses: Clause[]): Clause[] {
    const isClear = clauses.some(
      ({ guesses: [top] }) => (top?.chance ?? 0) >= sureOfElse && !telling.has(top?.intent ?? ""),
    );
    const isNamed = tokens.some((token) => token.excluded || namesElse.has(token.kind));
    const whole = { tokens, text: textOf(tokens) };
    const isElse = isClear || isNamed || asksPlainly.test(whole.text);
    const isOther = isElse || tokens.length < 4 || isOfField(whole.text);
    const found = isOther ? undefined : taughtMeant(tokens, false);
    return found && found.chance >= sureOfTold
      ? [ofTaught(tokens, found, asksYesOrNo(whole))]
      : clauses;
  }

  function taughtMeant(tokens: readonly Token[], isPointedAt: boolean): Meant | undefined {
    return taughtBy(score(symbolsOf(tokens)), teachersOf, isPointedAt);
  }

  /** The program that is meant by what is taught there, in other words. */
  function programDescribed(tokens: readonly Token[]): string | undefined {
    const meant = taughtMeant(tokens, false);
    const [first] = Object.entries(meant?.goals ?? {}).toSorted(([, a], [, b]) => b - a);
    return first?.[0];
  }

  /** How likely all that is meant speaks of what each program is good for; whether somebody codes is heard elsewhere. */
  function programsSpokenOf(tokens: readonly Token[]): Readonly<Record<string, number>> {
    const meant = tokens.filter(
      ({ excluded, isOut, text }) => !excluded && !isOut && !ofCode.test(text),
    );
    return chancesBySlug(score(symbolsOf(meant)), teachersOf);
  }

  function teachersOf(feature: string): string[] {
    return programs.filter(({ features }) => features.includes(feature)).map(({ slug }) => slug);
  }
}

const ofCode = /^(?:cod(?:e|es|ed|er|ers|ing)|programm(?:er|ers|ing|ed))$/;

/** How likely something that is taught must be meant by so few words, and by what asks nothing plainly. */
function sureOf(words: number): number {
  if (words < 2) return 0.3;
  return words < 4 ? 0.1 : 0.03;
}
const sureOfTold = 0.12;
/** From here on something else is asked. */
const sureOfElse = 0.7;
/** "The times don't agree with each other": what is told asks of times, and is that much likelier to. */
const ofTimes = wordSet("schedule launch start duration mentorTimes");
const likelierElse = 5;
const telling = new Set([aside, "tellsAboutSelf"]);
const namesElse = new Set(["program", "pointer", "hours", "place", "zone", "person", "technology"]);

/** "How many people work at …?", "(What does it cost?) Not even a rough figure?" */
const asksPlainly =
  /^(?:(?:and|so|but|ok) )*(?:how (?:many|much|long|old)|who|whom|when|where|not even|even|at least)\b/;

function ofTaught(
  tokens: readonly Token[],
  { features, perhaps, goals, chance }: Meant,
  yesOrNo: boolean,
): Clause {
  return {
    features,
    perhaps,
    goals,
    tokens,
    text: textOf(tokens),
    guesses: [{ intent: "coverage", chance: 1 }],
    situation: { yesOrNo: yesOrNo && chance >= sureOfYes },
  };
}

/** So sure, something else is asked whatever is told with it. */
const surelyElse = 0.95;
const ofTeaching = new Set([
  aside,
  ...["tellsAboutSelf", "coverage", "recommendation", "curriculum", "summary", "programs"],
  ...["offTopic", "codingNeed", "prerequisites", "projects", "unsaid", "benefits"],
]);

/** Less likely meant, it is told without a yes or no. */
const sureOfYes = 0.2;

/** What is demanded of programs is not told of what is taught. */
function demands({
  hours,
  withoutCode,
  withCode,
  extreme,
  size,
  isOther,
  place,
  several,
}: Conditions) {
  return (
    hours !== undefined ||
    extreme !== undefined ||
    size !== undefined ||
    place !== undefined ||
    several !== undefined ||
    withoutCode ||
    withCode ||
    isOther
  );
}
