import type { Clause } from "../clauses/clauses.ts";
import { topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import type { Context } from "../references/context.ts";
import { names } from "../references/only-names.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** "How do I sign up for it?", "sign me up", "ok I want to join that" */
const joins =
  /\b(?:join|joining|enroll|enrol|enrolling|register|sign(?: (?:me|us|myself))? up|apply)\b/;

/** Behind these "it" is the launch, training for a team or a visit, and no program that was spoken of before. */
const joinedElsewhere = wordSet(
  "launch joinLaunch launchProgram closeLaunch enterprise enterpriseMail onSite",
);

/** So likely somebody wants to join, by the words alone; and a program rather than the launch. */
const surely = 0.8;

/**
 * "(Which topics has it? Do I work on projects?) And how do I sign up for it?": what was asked between takes the words for
 * its own, and "it" is still the one program that the talk is of.
 */
export function joinsInHand(
  clause: Clause,
  { focus, topics }: Context,
  isAlone: boolean,
): string | undefined {
  const [last = ""] = topics;
  if (focus.length !== 1 || topics.length === 0 || !joins.test(clause.text)) return undefined;
  if (joinedElsewhere.has(last) || isOfSeats(topics) || (last === "demo" && !isAlone))
    return undefined;
  const isOther = names(clause, "program", "pointer", "place");
  const chances = new Map(clause.guesses.map(({ intent, chance }) => [intent, chance]));
  const [ofProgram = 0, ofBoth = 0] = [chances.get("register"), chances.get("joinLaunch")];
  return !isOther && ofProgram > ofBoth && ofProgram + ofBoth >= surely ? "register" : undefined;
}

/** "(When is the launch? Any seats left?) How do I join?" goes on with the launch. */
function isOfSeats([last = "", ...before]: readonly string[]): boolean {
  return last === "seats" && before.some((topic) => topicsOfLaunch.has(topic));
}

const isForm = wordSet("register joinLaunch");
const rather =
  wordSet(`no nahi not oh sorry arre are wait wrong mistake i we want wanted need meant mean said asked like would prefer the that this it is
  a an one ones course program programme form wala wale wali instead rather please for of in mine my to me us but and so ok actually only
  chahiye hai thi tha`);

/** "(The form of one program.) Wrong course, I want the leaders' one": so little said asks for the form of that one. */
export function joinsRather(clause: Clause, { topics: [last = ""] }: Context): string | undefined {
  const named = clause.tokens.filter(isProgram);
  const isOne = named.length === 1 && named.every((token) => token.kind === "program");
  const isOnly = clause.tokens.every(
    ({ kind, excluded, text }) => kind === "program" || excluded || rather.has(text),
  );
  return isForm.has(last) && isOne && isOnly ? "register" : undefined;
}

/** "(The form of the launch.) No, the leaders' one": a program that is named is joined, and not the launch. */
export function joinsNamed(intent: string, clause: Clause): string {
  const isRather = intent === "joinLaunch" && names(clause, "program");
  return isRather ? "register" : intent;
}
