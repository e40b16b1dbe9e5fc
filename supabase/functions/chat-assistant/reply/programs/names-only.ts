import { splitAfter, textOf } from "../../understanding/tokens/text.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import type { Part, Question } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";

const named = "(?:names?|titles?)(?! (?:and|or|plus|with)\\b)";
/** "Just the name of the course that needs no coding", "only tell me the titles", "names only please" */
const asks = new RegExp(
  `\\b(?:just|only|simply|bas|sirf)(?: (?:the|give|tell|say|me|us|send|its|their|course|program))* ${named}\\b|\\b${named} only\\b|^(?:please )?(?:the )?${named} of\\b.* only$`,
);
/** "(Which one has Python?) Just the name." */
const asksSo = new RegExp(
  `^(?:(?:please|and|but|ok) )*(?:${asks.source})(?: (?:please|pls|thanks))?$`,
);

const ofPrograms = wordSet(
  "summary programs recommendation tellsAboutSelf codingNeed coverage duration count compare",
);

/** Asked for nothing but a name, she says which those are that the longer answer is about. */
export function namesOnly(
  { intent, clause, message }: Question,
  { met, focus, programs, ...part }: Part,
): Part | undefined {
  const said = splitAfter(message, ({ ends }) => ends !== undefined);
  const isAsked = asks.test(clause.text) || asksSo.test(textOf(said.at(-1) ?? []));
  const told = met ?? focus ?? programs;
  if (!isAsked || !ofPrograms.has(intent) || !part.text || told.length === 0) return undefined;
  return { ...part, text: `${titles(told)}.`, programs: told };
}
