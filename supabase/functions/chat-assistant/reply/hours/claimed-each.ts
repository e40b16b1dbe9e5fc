import type { Token } from "../../understanding/tokens/token.ts";
import { asksAtAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** "Is the one 40 hours and the other 10?": each against what is said of it. */
export function claimedEach(provider: Provider, question: Question): Part | undefined {
  const pairs = pairsIn(question.clause.tokens);
  const { programs } = provider.content;
  const told = programs.filter(({ slug }) => pairs?.has(slug));
  if (!pairs || told.length < 2 || !asksAtAll(question)) return undefined;
  const holds = told.every(({ slug, hours }) => pairs.get(slug) === hours);
  const verdict = say(provider, holds ? "yes" : "no");
  return { text: `${verdict} ${durationLines(provider, told)}`, isWorkedOut: true, programs: told };
}

/** Each program with the hours that stand behind its name; none where anything else is counted. */
function pairsIn(tokens: readonly Token[]): ReadonlyMap<string, number> | undefined {
  const telling = tokens.filter(
    ({ kind }) => kind === "program" || kind === "hours" || kind === "number",
  );
  const pairs = new Map<string, number>();
  for (let at = 0; at < telling.length; at += 2) {
    const [name, length] = telling.slice(at, at + 2);
    const isPair = name?.kind === "program" && !name.excluded && name.slugs.length === 1;
    if (!isPair || (length?.kind !== "hours" && length?.kind !== "number")) return undefined;
    pairs.set(name.slugs[0] ?? "", length.value);
  }
  return pairs;
}
