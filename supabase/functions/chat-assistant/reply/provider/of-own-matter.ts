import type { Answer } from "../../../../../content/assistant/answer.ts";
import { wordsOf } from "../../language/normalise.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import type { Provider, Question } from "../wording/answer.ts";

/**
 * The programs that a question is about. "Are cloud credits included?" names no program, though two titles hold "cloud",
 * where the provider's own examples of that question say just that: it is asked of what the talk is of, else of all.
 */
export function askedAbout({ content }: Provider, { examples = "" }: Answer, question: Question) {
  const { selection, clause, context } = question;
  const { named, about } = selection;
  const { tokens } = clause;
  const lines = examples.split("\n").map((line) => ` ${wordsOf(line).join(" ")} `);
  const names = tokens.filter(
    ({ kind, text }, at) =>
      kind === "program" &&
      !lines.some((line) => line.includes(` ${text} ${tokens[at + 1]?.text} `)),
  );
  if (names.length === tokens.filter(({ kind }) => kind === "program").length)
    return named.length > 0 ? named : about;
  if (names.length === 0) return bySlugs(content.programs, context.focus);
  return named.filter(({ slug }) =>
    names.some((token) => token.kind === "program" && token.slugs.includes(slug)),
  );
}
