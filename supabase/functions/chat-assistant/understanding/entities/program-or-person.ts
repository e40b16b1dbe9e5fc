import { numberOf } from "../../language/numbers.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What stands before the name of a group of people rather than of a program. */
const beforePerson = wordSet(
  "for as am a an like be become becoming being suits suit m of me not my our his her their",
);
const afterProgram =
  /^(course|program|programme|one|ones|track|bootcamp|training|class|wala|wale|wali|vala|batch)s?$/;

/** Whether what a title holds names the program here, rather than a skill or a person. */
export function isProgram(
  texts: readonly string[],
  at: number,
  program: { length: number; isFullName: boolean },
  skill: { length: number } | undefined,
  person: { length: number } | undefined,
  before: readonly Token[],
): boolean {
  const taught = skill?.length ?? 0;
  if (program.length < taught) return false;
  if (program.isFullName || afterProgram.test(texts[at + program.length] ?? "")) return true;
  if (taught === program.length) return false;
  return !person || person.length < program.length || !isPerson(texts, at, before);
}

/** "No (manager), no founder, just a clerk", "my husband is (developer)" */
const isBareOne = /^(?:no|am|is)$/;

/** "Now (manager) wants it live" */
const says = /^(?:wants|says|said|asks|asked|told|tells|thinks|insists|expects|wanted)$/;

/** "The topics of leaders" */
const ofProgram =
  /^(?:hours?|topics?|fees?|price|cost|duration|length|syllabus|curriculum|contents?|details|modules?)$/;

/** "For leaders" means people, "in leaders" or "agentic and leaders" the program. */
function isPerson(texts: readonly string[], at: number, before: readonly Token[]): boolean {
  const [second = "", first = ""] = [texts[at - 2], texts[at - 1]];
  if (numberOf(first) !== undefined) return true;
  if (first === "of" && ofProgram.test(second)) return false;
  if (beforePerson.has(first) || isBareOne.test(first)) return true;
  if (!/s$/.test(texts[at] ?? "")) return says.test(texts[at + 1] ?? "");
  const goesOn = /^(and|or|vs|versus|than|nor|with|aur)$/.test(first);
  if (goesOn) return before.at(-2)?.kind !== "program";
  return first === "the"
    ? beforePerson.has(second)
    : !/^(in|about|of|cover|covers|does|is|has|do|did|take|takes|took|taking|join|finish|skip|mean|meant)$/.test(
        first,
      );
}

const joins = /^(and|or|vs|versus|plus|than|aur|ya)$/;

/** "Leaders is 10 hours": one that is called so. */
const asOne =
  /^(?:is|has|takes|covers|teaches|needs|includes|lasts|runs|involves|starts|costs|requires)$/;

/** "Leaders or app?": beside a program, what may be another one is. */
export function besideNames(tokens: readonly Token[]): Token[] {
  const isProgram = (token: Token | undefined) => token?.kind === "program";
  return tokens.map((token, at) => {
    if (token.kind !== "person" || !token.also) return token;
    const [before, after] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
    const isBeside =
      (joins.test(before) && isProgram(tokens[at - 2])) ||
      (joins.test(after) && isProgram(tokens[at + 2])) ||
      (/s$/.test(token.text) && !token.ends && asOne.test(after)) ||
      // "Topics batao leaders ke", but not "leaders ke liye"
      (/^(?:ka|ki|ke)$/.test(after) && tokens[at + 2]?.text !== "liye");
    const { groups: _, also, ...rest } = token;
    return isBeside ? { ...rest, kind: "program", slugs: also } : token;
  });
}

/** "AI app" and "developer" next to each other name what both may mean. */
export function joinNames(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const both =
      last?.kind === "program" && token.kind === "program" && !last.ends
        ? last.slugs.filter((slug) => token.slugs.includes(slug))
        : [];
    if (last?.kind === "program" && both.length > 0) {
      const [text, length] = [`${last.text} ${token.text}`, last.length + token.length];
      joined[joined.length - 1] = { ...token, text, length, slugs: both } as Token;
    } else joined.push(token);
  }
  return joined;
}
