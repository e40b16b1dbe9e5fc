import type { Skills } from "../../understanding/entities/skills.ts";
import type { Token } from "../../understanding/tokens/token.ts";

/** Said of somebody it tells who they are; of a course, what it teaches: "is there anything on managing people in it?" */
const leads =
  /^(?:lead|manag|supervis|head|coach|motivat|guid|mentor)(?:e|es|s|ing)? (?!(?:director|partner|editor|of)s?\b)/;

/** What is taught that these words may speak of, common or not: "how to lead a team" is of leadership. */
export function saidLoosely({ loosely }: Skills, tokens: readonly Token[]): readonly string[] {
  return loosely(tokens.flatMap(wordsOf));
}

function wordsOf(token: Token): string[] {
  const { kind, text } = token;
  if (kind === "person" && leads.test(text)) return ["leadership"];
  const isSaid = kind === "word" || (kind === "person" && token.isDeed === true);
  return isSaid ? text.split(" ") : [];
}
