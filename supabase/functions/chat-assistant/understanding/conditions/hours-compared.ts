import type { Program } from "../../../../../content/programs.ts";
import { sentenceAround } from "../sentences/sentence-around.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const compares =
  /\b(?:(?:less|fewer|more) (?:hours|time)|shorter|longer|quicker|briefer|lengthier|bigger|smaller)$/;
const filler = /^(?:the|your|that|a|an)$/;

/**
 * Takes a message's tokens; gives "fewer hours than the app course", where nothing else is compared with it, as "fewer
 * than 40 hours": a demand.
 */
export function withHoursCompared(
  tokens: readonly Token[],
  programs: readonly Program[],
): readonly Token[] {
  const than = tokens.findIndex(
    ({ text, kind }, at) =>
      kind === "word" &&
      text === "than" &&
      compares.test(textOf(tokens.slice(Math.max(0, at - 2), at))),
  );
  if (than < 0) return tokens;
  const at = tokens.findIndex((token, place) => place > than && !filler.test(token.text));
  const named = tokens[at];
  const [from] = sentenceAround(tokens, than);
  const end = tokens.findIndex(({ ends }, place) => place >= at && ends !== undefined);
  const sentence = tokens.slice(from, end < 0 ? tokens.length : end + 1);
  const isLone = sentence.every((one) => one === named || one.kind !== "program");
  const [slug, ...others] = named?.kind === "program" ? named.slugs : [];
  const hours = programs.find((one) => one.slug === slug)?.hours;
  if (!named || hours === undefined || others.length > 0) return tokens;
  if (!isLone) return tokens;
  const rest = tokens.slice(at + 1);
  const { stem, length } = named;
  return [
    ...tokens
      .slice(0, than)
      .filter((token, place) => place !== than - 1 || !/^(?:hours|time)$/.test(token.text)),
    tokens[than] as Token,
    {
      text: `${hours} hours`,
      stem,
      length,
      kind: "hours",
      value: hours,
      ...(named.ends && { ends: named.ends }),
      ...(named.asks && { asks: named.asks }),
    },
    ...rest,
  ];
}
