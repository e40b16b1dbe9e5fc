import type { Program } from "../../../../../content/programs.ts";
import { byPerson, forNamed } from "../../understanding/entities/programs-for-people.ts";
import { isPerson, isProgram, type Token } from "../../understanding/tokens/token.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";

/**
 * "I don't lead any team, should I still take the leaders' one?": asked of one that is for those who somebody says they
 * are not, she says for whom it is and whether one codes there, and neither yes nor no.
 */
export function forPeopleTheyAreNot(
  provider: Provider,
  { message, selection }: Question,
): Part | undefined {
  const [only, ...others] = selection.named;
  if (!only || others.length > 0 || !isNamed(only, message)) return undefined;
  const denied = message
    .filter(({ kind, excluded }) => kind === "person" && excluded)
    .map((token) => ({ ...token, excluded: undefined }));
  const told = message.filter(isPerson);
  const isOfThem = forNamed(told, [only]).length > 0;
  const isElse = told.some((token) => byPerson([token], [only]).length === 0);
  if (isOfThem || isElse || byPerson(denied, [only]).length === 0) return undefined;
  const text = [audienceLines(provider, [only]), codeLines(provider, [only])].join("\n");
  return { text, programs: [only] };
}

function isNamed({ slug }: Program, message: readonly Token[]): boolean {
  return message.some(
    (token) => isProgram(token) && "slugs" in token && token.slugs.includes(slug),
  );
}
