import type { Content } from "../content.ts";
import { wordsIn } from "../language/segments.ts";
import { createFindEntities } from "../understanding/entities/find-entities.ts";
import { createNameLaunch } from "../understanding/entities/launch-name.ts";
import { createSkills } from "../understanding/entities/skills.ts";
import { symbolsBehind } from "../understanding/scoring/behind.ts";
import { aside } from "../understanding/scoring/in-other-words.ts";
import type { General, Learned, Spoken } from "../understanding/scoring/learned.ts";
import { wordsKnown } from "../understanding/scoring/words-known.ts";
import { symbolsOf } from "../understanding/tokens/token.ts";
import { createReadLine, examplesFor } from "./examples.ts";
import { learnFollows } from "./learn-follows.ts";
import { learnStances } from "./learn-stances.ts";
import { createSeeMarked, endings } from "./marked.ts";
import { createMask, type Mask } from "./masked.ts";
import { type LabelledPart, type LabelledWord, labelledMessages } from "./messages.ts";
import { ownExamples } from "./own-examples.ts";
import { type LabelledTurn, labelledTurns } from "./talks.ts";
import { train } from "./train.ts";
import { trainMarks } from "./train-marks.ts";

/** The messages and the talks of some hands. */
type Hands = { messages: readonly string[]; talks: readonly string[] };

/** What examples speak of that a name may hold as well ("python") is not common. */
const elsewhere = new Set(["offTopic", "inject", "rival", "otherPeople"]);

/** An example of an intent is plainer than a part of a message: each is taken so many times. */
const weightOfExample = 3;
/** What only its place in a talk tells is seen seldom: each is taken so many times. */
const weightOfTalk = 2;
/** Few speak of what just this provider teaches: each is taken so many times. */
const weightOfTaught = 2;

/**
 * Learns from the examples and the content what messages about it mean: the same from the same. It takes a
 * minute of processor time, which is why the build does it. What is learned of people is the same for every provider: who
 * has learned it already gives it. `hands`: what to learn from, where not all are meant (bench/heard.ts).
 */
export function learnFrom(content: Content, known?: General, hands?: Hands): Learned {
  const readLine = createReadLine();
  const nameLaunch = createNameLaunch(content);
  const mask = createMask();
  const examples = examplesFor(content).map(({ intent, line }) => ({
    intent,
    words: nameLaunch(readLine(line)),
  }));
  const messages = labelledMessages(hands?.messages);
  const spoken = wordsSpoken(examples, messages);
  const { common } = wordsKnown(content, spoken);
  const findEntities = createFindEntities(content.programs, createSkills(content.programs, common));
  const model = train([
    ...examples.flatMap(({ intent, words }) => {
      const example = { intent, symbols: mask(words) };
      return Array.from({ length: weightOfExample }, () => example);
    }),
    ...messages.flat().map((part) => seenAs(part, mask)),
    ...labelledTurns(hands?.talks).flatMap((turn) => {
      const seen = seenBehind(turn, mask);
      return turn.before ? Array.from({ length: weightOfTalk }, () => seen).flat() : seen;
    }),
    ...ownExamples(content).flatMap(({ intent, line }) => {
      const example = { intent, symbols: symbolsOf(findEntities(wordsIn(line))) };
      return Array.from({ length: weightOfTaught }, () => example);
    }),
  ]);
  const found = known ?? (hands ? undefined : general) ?? learnGeneral(messages);
  if (!hands) general = found;
  const { marking, stances, follows } = found;
  return { spoken, model, marking, stances, follows };
}

function seenAs({ label, words }: LabelledPart, mask: Mask) {
  return { intent: label === "-" ? aside : label, symbols: mask(words.filter(isMeant)) };
}

/** What asks first in a turn is heard behind what was asked before it. */
function seenBehind({ parts, before }: LabelledTurn, mask: Mask) {
  const first = parts.find(({ label }) => label !== "-");
  return parts.map((part) => {
    const { intent, symbols } = seenAs(part, mask);
    const isBehind = before !== undefined && part === first;
    return { intent, symbols: isBehind ? symbolsBehind(before, symbols) : symbols };
  });
}

/** Of this process, for the providers after the first. */
let general: General | undefined;

function learnGeneral(messages: readonly (readonly LabelledPart[])[]): General {
  return {
    marking: learnMarks(messages),
    stances: learnStances(),
    follows: learnFollows(messages),
  };
}

function learnMarks(messages: readonly (readonly LabelledPart[])[]) {
  const seeMarked = createSeeMarked();
  return trainMarks(messages.map((parts, at) => seeMarked(parts, endings[at % endings.length])));
}

/** What is waved off is not what a part asks, but for a name. */
function isMeant({ out, text }: LabelledWord): boolean {
  return !out || text.startsWith("@");
}

function wordsSpoken(
  examples: readonly { intent: string; words: readonly { text: string }[] }[],
  messages: readonly (readonly LabelledPart[])[],
): Spoken {
  const textsOf = (some: typeof examples) =>
    new Set(
      some
        .flatMap(({ words }) => words.map(({ text }) => text))
        .filter((text) => !text.startsWith("@")),
    );
  const usual = textsOf(examples.filter(({ intent }) => !elsewhere.has(intent)));
  const texts = textsOf(examples);
  const words = [...texts];
  return {
    words,
    elsewhere: words.filter((word) => !usual.has(word)),
    heard: repeatedIn(messages).filter((word) => !texts.has(word)),
  };
}

/** What is written in two messages or more is no slip, unless it is short: "hrs". */
function repeatedIn(messages: readonly (readonly LabelledPart[])[]): string[] {
  const counts = new Map<string, number>();
  for (const parts of messages) {
    for (const text of new Set(parts.flatMap(({ words }) => words.map((word) => word.text)))) {
      if (/^[a-z]{5,}$/.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count > 1).map(([text]) => text);
}
