import { wordSet } from "../understanding/tokens/word-set.ts";
import { type Part, type Provider, type Question, say } from "./wording/answer.ts";
import { curricula } from "./wording/curriculum-lines.ts";

const asksWhy =
  /^(?:(?:and|so|but|ok|then|hmm|oh) )*why\b(?! not\b)(?! (?:should|would|must|do|did|does) (?:i|we|one|he|she|anyone)\b)/;

/** What is told of these is so, and for no reason that is told. */
const unreasoned = wordSet("duration curriculum coverage seats start");

/**
 * Asked why something is so, she says that she can't tell, behind what is so; of two programs that differ in length also
 * what each teaches, as that is all that might explain it.
 */
export function withReasonUnsaid(provider: Provider, question: Question, part: Part): Part {
  const { intent, clause } = question;
  const { text, notKnown, programs } = part;
  if (!unreasoned.has(intent) || !asksWhy.test(clause.text) || !text || notKnown) return part;
  const [one, other, ...more] = programs;
  const differ = other && more.length === 0 && one?.hours !== other.hours;
  const told =
    differ && intent === "duration"
      ? `${text} ${say(provider, "whyLonger")}\n${curricula(provider, programs).text}`
      : `${text}\n${say(provider, "whyNotSaid")}`;
  return { ...part, text: told };
}
