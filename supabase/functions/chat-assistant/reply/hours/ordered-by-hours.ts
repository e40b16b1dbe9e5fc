import type { Program } from "../../../../../content/programs.ts";
import { placeOf } from "../../understanding/conditions/ordinals.ts";
import { orAll, type Part, type Provider, type Question } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** "Sort them by length", "longest on top", "from the shortest to the longest" */
const asksOrder =
  /\b(?:sort(?:ed)?|rank(?:ed|ing)?|arrange[ds]?|order(?:ed)? (?:them|these|those|your|the|all|by|from|according)|(?:in|by) (?:\w+ )?order|ascending|descending|increasing|decreasing|line (?:them|these|your \w+) up)\b|\b(?:longest|shortest|biggest|smallest|quickest|lengthiest)(?: (?:one|ones|course|program))? (?:first|on top|at the top|last|at the (?:end|bottom)|(?:down |up )*to (?:the )?(?:longest|shortest|biggest|smallest|lengthiest|quickest))\b/;
const most =
  /\b(?:longest|biggest|largest|lengthiest|longer|most|maximum|max|high\w*|descending|decreasing|long)\b/;
const least =
  /\b(?:shortest|smallest|quickest|briefest|shorter|least|fewest|minimum|min|low\w*|ascending|increasing|short)\b/;
const atEnd =
  /\b(?:longest|biggest|largest|lengthiest|most|shortest|smallest|least|fewest)(?: \w+)? (?:last|at the (?:end|bottom))\b/;
const ofTime =
  /\b(?:length|duration|hours?|time|long|short|longest|shortest|quickest|lengthiest)\b/;

/** The programs with their hours, in the order that is asked for; undefined when none is. */
export function orderedByHours(
  provider: Provider,
  { clause, selection }: Question,
): Part | undefined {
  const { text } = clause;
  if (!asksOrder.test(text) || !ofTime.test(text)) return undefined;
  const [first = -1, second = -1] = [most, least].map((way) => text.search(way));
  const isMostNamed = first >= 0 && (second < 0 || first < second);
  const isDown = isMostNamed !== atEnd.test(text);
  const about = selection.about.length > 1 ? selection.about : selection.open;
  const programs = orAll(provider, about).toSorted((a, b) =>
    isDown ? b.hours - a.hours : a.hours - b.hours,
  );
  const told = atPlace(programs, text);
  return { text: durationLines(provider, told), programs: told };
}

/** "Which one comes second when you sort them from longest to shortest?": those that take so long, of them all none else. */
function atPlace(sorted: readonly Program[], text: string): readonly Program[] {
  const [, ordinal = ""] = asksPlace.test(text) ? (placed.exec(text)?.filter(Boolean) ?? []) : [];
  const lengths = [...new Set(sorted.map(({ hours }) => hours))];
  const found = sorted.filter(
    ({ hours }) => hours === lengths.at(placeOf(ordinal) ?? lengths.length),
  );
  return found.length > 0 ? found : sorted;
}

const asksPlace = /\b(?:which|what|who|kaun\w*|kons\w*)\b/;
const placed =
  /\b(second|third|fourth|dusra|doosra|dusre|teesra)\b|\b(?:comes?|stands?|ranks?|is|lands?) (?:at the |the )*(first|last)\b/;
