import { isCount } from "../../language/numbers.ts";
import { root } from "../../language/root.ts";
import { mostOf } from "../../understanding/scoring/in-other-words.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import type { Question } from "../wording/answer.ts";
import { light } from "../wording/light-words.ts";
import { type Weighed, weighedFor } from "./words-weighed.ts";

/** From here on what somebody tells of is as good as named. */
const sure = 0.95;
const asksIfTaught = /\b(?:taught|teach(?:es)?|trains?|cover(?:s|ed)?|learn|help|show)\b/;

/** Whether every word of the question is one that its answer weighs, or says. */
export function isReadWhole({ clause, intent }: Question, told: string): boolean {
  // That there is no such thing, is said of whatever it is.
  if (intent === "notOffered") return true;
  const weighed = weighedFor(intent);
  if (clause.situation && asksIfTaught.test(clause.text) && mostOf(clause.goals) > sure)
    return true;
  const { tokens } = clause;
  const roots = rootsOf(told);
  return tokens.every(
    (token, at) =>
      token.excluded || token.isOut || isRead(token, tokens[at + 1]?.text, weighed, roots),
  );
}

/** Whether the question holds a word of what is told, beside those that add nothing. */
export function saysMoreThanLight({ clause, intent }: Question, told: string): boolean {
  const roots = rootsOf(told);
  const { kinds, words } = weighedFor(intent);
  // "Is this covered anywhere?" does not say what.
  const addsNothing = (word: string) => light.has(word) || (kinds.has("skill") && words.has(word));
  return clause.tokens.some(
    ({ kind, text }) => kind === "word" && !addsNothing(text) && roots.has(root(text)),
  );
}

const noun = /^(?:courses?|programs?|programmes?|ones?|bootcamps?|class|training|wala|wale)$/;

function isRead(
  token: Token,
  next: string | undefined,
  weighed: Weighed,
  told: ReadonlySet<string>,
): boolean {
  // "That is in the agentic one, no?"
  if (token.text === "no" && next === undefined) return true;
  const isKnown = (word: string) => isKnownWord(word, weighed, told);
  if (token.kind !== "word") return isReadName(token, next, weighed.kinds, isKnown);
  const { kinds } = weighed;
  return (
    isKnown(token.text) ||
    (kinds.has("number") && isCount(token.text)) ||
    (kinds.has("place") && isPeople(token.text, told)) ||
    (kinds.has("skill") && token.features !== undefined)
  );
}

function isReadName(
  token: Token,
  next: string | undefined,
  kinds: Weighed["kinds"],
  isKnown: (word: string) => boolean,
): boolean {
  // "The 40 hour course"
  if (token.kind === "hours" && kinds.has("program") && noun.test(next ?? "")) return true;
  const isDeed = token.kind === "person" && token.isDeed;
  if (isDeed) return kinds.has("person") && token.text.split(" ").every(isKnown);
  return kinds.has(token.kind) || isKnown(token.text);
}

function isKnownWord(word: string, { words, told: isTold }: Weighed, told: ReadonlySet<string>) {
  return light.has(word) || words.has(word) || (isTold && told.has(root(word)));
}

/** "A German number", "an Indian one" */
function isPeople(word: string, told: ReadonlySet<string>): boolean {
  return [...told].some((one) => one.length > 3 && word.startsWith(one));
}

function rootsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(root),
  );
}
