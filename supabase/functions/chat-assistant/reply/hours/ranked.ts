import { placeOf } from "../../understanding/conditions/ordinals.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

const rank = /\b(second|third|fourth) (longest|biggest|shortest|smallest|quickest)\b/;

/** "And the second longest?": the ones that take so long; undefined where no rank is asked, or there are not so many. */
export function ranked(provider: Provider, { clause }: Question): Part | undefined {
  const { programs } = provider.content;
  const [, ordinal = "", size = ""] = rank.exec(clause.text) ?? [];
  const lengths = [...new Set(programs.map(({ hours }) => hours))].sort((a, b) =>
    /^(?:long|big)/.test(size) ? b - a : a - b,
  );
  const asked = lengths[placeOf(ordinal) ?? lengths.length];
  const found = programs.filter(({ hours }) => hours === asked);
  return found.length > 0 ? { text: durationLines(provider, found), programs: found } : undefined;
}
