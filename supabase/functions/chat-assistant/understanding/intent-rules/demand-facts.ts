import type { Clause } from "../clauses/clauses.ts";
import { readCode } from "../conditions/code.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { hoursDemanded } from "../conditions/hours-demanded.ts";
import { asksIfLittleIsEnough } from "../people/knows-little.ts";
import { isPastBasics } from "../people/past-basics.ts";
import { besideIn, sentenceWith } from "../sentences/only-takes.ts";
import { paceIn } from "../tokens/pace.ts";
import { textOf } from "../tokens/text.ts";
import { timeGivenIn } from "../tokens/time-given.ts";
import { isProgram, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Questions of which program to take, or of them all. */
export const choosing =
  wordSet(`programs recommendation coverage prerequisites audience tellsAboutSelf register summary duration count help
  compare`);
/** Words that ask for programs, or for several things. */
export const asksWhich =
  /\b(which|whichever|jo bhi|what|any|anything|something|show|list|only|courses|programs|programmes|kaunse|kaunsa|konse|konsa|ones|everything|options|kuch|everyone|is there|are there|hona chahiye|course chahiye|program chahiye)\b/;

/** What decides, beside what a clause may ask, what it demands. */
export type Facts = Conditions & {
  clause: Clause;
  names: boolean;
  /** Who writes, or for whom, is said anywhere in the message. */
  person: boolean;
  taught: boolean;
  /** What is taught was told before, in other words. */
  told: boolean;
  /** How much time they said to have. */
  limit: boolean;
  /** How much time a day or a week. */
  pace: boolean;
  /** In how many days or weeks they want to be done. */
  timeGiven: boolean;
  /** A program is waved off anywhere in the message. */
  leavesOut: boolean;
  /** Of a program that is named something that it teaches is waved off. */
  leavesTopicOut: boolean;
  /** They said that they cannot code. */
  lacksCode: boolean;
  /** What is taught is named anywhere in the message. */
  namesTaught: boolean;
  /** They know little of it, and ask if that is enough. */
  asksIfEnough: boolean;
  /** They want none that begins with what they know. */
  pastBasics: boolean;
  /** The words of the whole message. */
  said: string;
  /** What else is said in the sentence of this part. */
  besideClause: string;
};

/** What a question asks in the light of what it demands; undefined where the rule says nothing of it. */
export type Rule = (intent: string, facts: Facts) => string | undefined;

/** The facts of a clause; `told` is whether what is taught was told before. */
export function demandFactsOf(
  clause: Clause,
  conditions: Conditions,
  message: readonly Token[],
  told: boolean,
): Facts {
  const said = textOf(message);
  const has = (tokens: readonly Token[], kind: string) =>
    tokens.some((token) => token.kind === kind && !token.excluded);
  return {
    ...conditions,
    clause,
    told,
    said,
    besideClause: besideIn(sentenceWith(message, clause.tokens), clause.tokens),
    limit: hoursDemanded(message) !== undefined,
    pace: paceIn(said) !== undefined,
    timeGiven: timeGivenIn(said) !== undefined,
    leavesOut: message.some(({ kind, excluded }) => kind === "program" && excluded === true),
    leavesTopicOut:
      message.some(isProgram) &&
      message.some(({ kind, excluded }) => kind === "skill" && excluded === true),
    lacksCode: readCode(message).withoutCode,
    namesTaught: has(message, "skill"),
    asksIfEnough: asksIfLittleIsEnough(said),
    pastBasics: isPastBasics(message),
    names: has(clause.tokens, "program"),
    person: has(message, "person"),
    taught: clause.tokens.some(({ kind }) => kind === "skill" || kind === "technology"),
  };
}
