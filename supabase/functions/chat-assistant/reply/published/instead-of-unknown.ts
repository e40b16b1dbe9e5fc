import { fillerWords } from "../../language/common-words.ts";
import { conceptsOf } from "../../language/concepts.ts";
import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import { listed } from "../../understanding/tokens/phrases.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { light } from "../wording/light-words.ts";

const filler = new Set(listed(fillerWords).flatMap(wordsOf));

/**
 * What the provider publishes in the rare words of a question that has no answer of its own: "do you teach Python?", where
 * a description says that one writes short scripts in it. Plain words are too often in sentences about something else.
 */
export function insteadOfUnknown(provider: Provider, question: Question, part: Part): Part {
  if (!isOpen(provider, question, part)) return part;
  const { named } = question.selection;
  const tokens = question.clause.tokens.filter(({ excluded }) => !excluded);
  const found = provider.published.find(({ words, program }) =>
    tokens.some(
      (token) =>
        (program ? token.kind === "technology" : isRare(token)) &&
        wordsOf(token.text).every((word) => words.has(word)) &&
        (!program || named.length === 0 || named.includes(program)),
    ),
  );
  if (!found) return part;
  const { text, program } = found;
  return program
    ? { text: `${text} ${say(provider, "notDetailed")}`, programs: [program] }
    : { text, programs: part.programs };
}

/** Whether she can't tell what is asked about; of what surely is not published nothing is to be found. */
function isOpen(provider: Provider, { intent }: Question, { text, isGuess }: Part): boolean {
  if (!text) return intent === "unsaid" || isGuess === true;
  return text === say(provider, "dontKnow") || text.startsWith(say(provider, "notListed"));
}

/** A word by which no other question is known. */
function isRare({ kind, text }: Token): boolean {
  const isCommon = light.has(text) || filler.has(text) || text.length < 4;
  return kind === "word" && !isCommon && conceptsOf(stem(text)).length === 0;
}
