import { forNamed } from "../../understanding/entities/programs-for-people.ts";
import { isPerson, isSkill } from "../../understanding/tokens/token.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

/**
 * "I want to learn SEO. Which course suits me?": that none is seen to teach it, and for whom those are that are for who
 * asks; which of them suits is not said.
 */
export function notTaught(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection } = question;
  const isNamed = selection.named.length > 0 || clause.tokens.some(isSkill);
  if (isNamed || !question.wishesElse()) return undefined;
  const told = forNamed(message.filter(isPerson), provider.content.programs);
  const shown = told.length > 0 ? told : orAll(provider, []);
  const begin = `${say(provider, "notListed")} ${say(provider, "notListedMore")}`;
  return { text: `${begin}\n${audienceLines(provider, shown)}`, programs: shown };
}
