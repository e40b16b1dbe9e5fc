import type { Program } from "../../../../../content/programs.ts";
import { numberOf } from "../../language/numbers.ts";
import { sentenceAround } from "../sentences/sentence-around.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const compares =
  /\b(?:(?:less|fewer|more) (?:hours|time)|shorter|longer|quicker|briefer|lengthier|bigger|smaller)$/;
const filler = /^(?:the|your|that|a|an)$/;
const ofName = /^(?:one|course|program|programme|training|bootcamp|class|wala|wali)$/;
/** How many times as long: "double", "half". */
export const multiples: Readonly<Record<string, number>> = {
  half: 0.5,
  twice: 2,
  double: 2,
  thrice: 3,
  triple: 3,
};
/** What may stand behind "double" before the program. */
const likened = /^(?:of|as|long|much|big|many|the|your|that|hours?|time|length|duration|what)$/;

/**
 * Takes a message's tokens; gives "fewer hours than the app course", where nothing else is compared with it, as "fewer
 * than 40 hours", and "double of the agents course" as 20 hours: a demand.
 */
export function withHoursCompared(
  tokens: readonly Token[],
  programs: readonly Program[],
): readonly Token[] {
  return withMore(withMultiples(tokens, programs), programs);
}

function withMore(tokens: readonly Token[], programs: readonly Program[]): readonly Token[] {
  const than = tokens.findIndex(
    ({ text, kind }, at) =>
      kind === "word" &&
      text === "than" &&
      compares.test(textOf(tokens.slice(Math.max(0, at - 2), at))),
  );
  if (than < 0) return tokens;
  const at = tokens.findIndex((token, place) => place > than && !filler.test(token.text));
  const program = loneProgram(tokens, at, than, programs);
  if (!program) return tokens;
  const noun = tokens[at + 1];
  const isNoun = noun !== undefined && !tokens[at]?.ends && ofName.test(noun.text);
  return [
    ...tokens
      .slice(0, than)
      .filter((token, place) => place !== than - 1 || !/^(?:hours|time)$/.test(token.text)),
    tokens[than] as Token,
    {
      ...asHours({ ...(tokens[at] as Token), ...(isNoun && endOf(noun)) }, program.hours),
      ofProgram: program.slug,
    },
    ...tokens.slice(isNoun ? at + 2 : at + 1),
  ];
}

function endOf({ ends, asks }: Token): Pick<Token, "ends" | "asks"> {
  return { ...(ends && { ends }), ...(asks && { asks }) };
}

/** "Which is more than double of the agents course?" */
function withMultiples(tokens: readonly Token[], programs: readonly Program[]): readonly Token[] {
  const from = tokens.findIndex((_, place) => multipleAt(tokens, place) !== undefined);
  const { times = 0, length = 0 } = multipleAt(tokens, from) ?? {};
  const at = tokens.findIndex(
    (token, place) => place >= from + length && !likened.test(token.text),
  );
  const program = from < 0 ? undefined : loneProgram(tokens, at, from, programs);
  if (!program) return tokens;
  return [
    ...tokens.slice(0, from),
    asHours(tokens[at] as Token, program.hours * times),
    ...tokens.slice(at + 1),
  ];
}

/** "Double", "four times": so many times, in so many words. */
function multipleAt(tokens: readonly Token[], at: number) {
  const [word = "", next] = tokens.slice(Math.max(0, at), at + 2).map(({ text }) => text);
  const times = multiples[word];
  if (times !== undefined) return { times, length: 1 };
  const count = next === "times" ? numberOf(word) : undefined;
  return count === undefined ? undefined : { times: count, length: 2 };
}

/** The one program at this place, where its sentence names no other. */
function loneProgram(
  tokens: readonly Token[],
  at: number,
  start: number,
  programs: readonly Program[],
): Program | undefined {
  const named = tokens[at];
  const [from] = sentenceAround(tokens, start);
  const end = tokens.findIndex(({ ends }, place) => place >= at && ends !== undefined);
  const sentence = tokens.slice(from, end < 0 ? tokens.length : end + 1);
  const isLone = sentence.every((one) => one === named || one.kind !== "program");
  const [slug, ...others] = named?.kind === "program" ? named.slugs : [];
  if (!isLone || others.length > 0) return undefined;
  return programs.find((one) => one.slug === slug);
}

function asHours({ stem, length, ends, asks }: Token, hours: number) {
  return {
    text: `${hours} hours`,
    stem,
    length,
    kind: "hours" as const,
    value: hours,
    ...(ends && { ends }),
    ...(asks && { asks }),
  };
}
