import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { isBeginner, isPerson } from "../../understanding/tokens/token.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { only } from "./fitting.ts";

/** "Is the app course ok for a total fresher?": where one begins at the beginning, that tells more than whom it is for. */
export function forBeginners(
  provider: Provider,
  { clause, selection, yesOrNo }: Question,
): Part | undefined {
  const people = clause.tokens.filter(isPerson);
  const [program, ...others] = selection.about;
  const isOfOne = program && others.length === 0 && isForBeginners(program);
  if (!isOfOne || people.length === 0 || !people.every(isBeginner)) return undefined;
  if (!yesOrNo || only.test(clause.text) || asksNegatively(clause)) return undefined;
  const text = `${say(provider, "yes")} ${introductions(provider, [program])}`;
  return { text, programs: [program] };
}
