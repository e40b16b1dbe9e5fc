import type { Clause } from "../clauses/clauses.ts";
import { meaning } from "../sentences/asks-of-thing.ts";
import { isQuestion } from "../sentences/statements.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** A question behind it takes the place of those before. */
const instead =
  /^(?:(?:oh|but|ok|sorry|hmm) )*(?:no wait|wait no|wait|actually no|no actually|no sorry|scratch that|forget (?:it|that)|leave (?:it|that)|on second thoughts?|(?:actually )?i (?:actually |really )?(?:mean|meant)|no no)\b (?:\w+ )?(?:what|which|who|when|where|why|how|is|are|do|does|can|will|tell|give|show)\b/;

/** "(The business one …) no wait, (make it the agents)", "oh sorry not leaders, (…)": asks nothing, and has been heard. */
const onlyTakesBack =
  /^(?:(?:(?:oh|ok|sorry|hmm|and|but|well|actually|please|no) )*(?:no wait|wait no|wait|hold on|(?:scrap|scratch|strike|forget|leave|drop|cancel) (?:that|it|this)|correction|oops|my bad|my mistake|on second thoughts?|actually no|no actually|no no)(?: |$))+$|^(?:(?:oh|no|wait|ok|hmm) )*sorry not (?:the |that )?\w+(?: one| course| program)?$/;

/** "What is in it? No wait, cancel that. Who is it for?" */
function isInstead(clauses: readonly Clause[], place: number): boolean {
  const [mark, next] = [clauses[place - 1], clauses[place]];
  const isSure = (next?.guesses[0]?.chance ?? 0) > 0.6;
  return (
    place > 1 &&
    mark !== undefined &&
    onlyTakesBack.test(mark.text) &&
    isSure &&
    isQuestion(next as Clause)
  );
}

/** "How long is the … no, forget the hours.": what stops in its midst and is waved off, where something else is asked. */
function isBrokenOff(clauses: readonly Clause[], place: number): boolean {
  const [one, next] = [clauses[place], clauses[place + 1]];
  if (!one || !next || !clauses.slice(place + 1).some(isQuestion)) return false;
  const isTakenBack = leavesIt.test(next.text) || onlyTakesBack.test(next.text);
  const isSame =
    one.text.split(" ").includes(next.text.split(" ").at(-1) ?? "") ||
    one.guesses[0]?.intent === next.guesses[0]?.intent;
  return (isTakenBack && isSame) || endsTakenBack.test(one.text);
}

/** "How many seats are … leave that.", "how long is the … no, forget the hours." */
const endsTakenBack =
  / no (?:scratch|scrap|strike|forget|leave|drop|cancel|skip|ignore) (?:about )?(?:the |my |that )?\w+$| (?:the|a|an|your|my|our|is|are|was|do|does|of|for|to|about|with) (?:no )?(?:scratch|scrap|strike|forget|leave|drop|cancel|never ?mind) (?:that|it|this)$/;

/** "No, forget the hours", "never mind the price" */
const leavesIt =
  /^(?:(?:no|oh|wait|actually|sorry|hmm|well|ok|please|and|but) )*(?:forget|never ?mind|skip|leave|scrap|scratch|drop|ignore|cancel|do not (?:tell|say|give|show|need|want)(?: me)?)(?: (?:about|it|that|this|the|all|aside|my))*(?: \w+){0,2}$/;

/** Which of these is asked and which taken back, no more is told by "I mean": "is it hard, I mean do I need to code?" */
const topics = wordSet(
  "duration price audience curriculum start certificate schedule mode launch seats register difficulty",
);
const surely = 0.6;

function topicOf({ guesses: [top] }: Clause): string | undefined {
  return top && top.chance > surely && topics.has(top.intent) ? top.intent : undefined;
}

const iMean = /^(?:(?:no|oh|ok|wait|sorry|actually|arre) )*i (?:actually |really )?(?:mean|meant) /;

/** "What is the cheapest … I mean the quickest course?": one topic said for another, which the next words name. */
function isOtherTopic(clauses: readonly Clause[], place: number): boolean {
  const [one, meant] = clauses.slice(place);
  const [said, instead] = [one && topicOf(one), meant && topicOf(meant)];
  const isMeant = iMean.test(meant?.text ?? "") || / i (?:mean|meant)$/.test(one?.text ?? "");
  return isMeant && said !== undefined && instead !== undefined && said !== instead;
}

/** "(Is airflow type stuff taught,) I mean making one job wait for the other": says in other words what is asked. */
const saysAgain = new RegExp(`^${meaning}(?! (?:not|is|it|that|what|how|when|who)\\b) \\w`);

/** Of what is said in two ways, the second, which is meant; of the program that the first names. */
function saidAgain(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap((clause, at) => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]];
    if (next && isSaidAgain(clause, next)) return [];
    if (!before || !isSaidAgain(before, clause)) return [clause];
    const tokens = [...before.tokens.filter(isProgram), ...clause.tokens];
    const [top] = clause.guesses;
    // "I mean telling the model what to do": what is hardly heard as taught is nothing that is.
    const isTaught = top?.intent === "coverage" && top.chance > heard;
    const told = isTaught ? clause : { ...clause, features: [], perhaps: [], goals: {} };
    return [{ ...told, tokens, guesses: [{ intent: "coverage", chance: 1 }] }];
  });
}

function isSaidAgain(clause: Clause, next: Clause): boolean {
  const [top, other] = [clause.guesses[0], next.guesses[0]];
  // "Does it touch chatgpt, sorry, I mean Python in the agents course": taken back before.
  const isOwn = clause.tokens.some(({ isOut }) => isOut);
  const isElse = isOwn || (other && other.intent !== "coverage" && other.chance > sure);
  return top?.intent === "coverage" && saysAgain.test(next.text) && !isElse;
}

const sure = 0.9;
const heard = 0.5;

/** Without what a message takes back: "who is it for … actually no, what does it cost?" */
export function withoutTakenBack(clauses: readonly Clause[]): readonly Clause[] {
  const whole = clauses.filter(
    (_, place) => !isBrokenOff(clauses, place) && !isOtherTopic(clauses, place),
  );
  if (whole.length < clauses.length) return withoutTakenBack(whole);
  const at = clauses.findLastIndex(
    ({ text }, place) => place > 0 && (instead.test(text) || isInstead(clauses, place)),
  );
  return saidAgain(at > 0 ? clauses.slice(at) : clauses);
}
