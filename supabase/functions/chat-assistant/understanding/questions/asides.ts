import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { aside } from "../scoring/in-other-words.ts";
import { isQuestion } from "../sentences/statements.ts";

/**
 * Takes the parts of a message; gives them as they are heard: what asks plainly is no aside, and where nothing but
 * asides are said, each is taken for what else it may say.
 */
export function withoutAsides(clauses: readonly Clause[]): Clause[] {
  const isAllAside = clauses.every(isAside);
  return clauses
    .filter((clause) => clauses.length === 1 || !onlyJoins.test(clause.text))
    .filter((clause, at, all) => at === all.length - 1 || !onlyBids.test(clause.text))
    .filter((clause, at, all) => at === 0 || !onlyOtherwise(clause, all.slice(0, at)))
    .filter((clause, at, all) => !asksWhereElse(clause, all[at - 1]))
    .map((clause) =>
      isAside(clause) && (isAllAside || isQuestion(clause)) ? otherwise(clause) : clause,
    );
}

/** "(Do you train teams,) and if so, (whom do I write to?)" */
const onlyJoins =
  /^(?:like|say|maybe|for example|eg) \d+(?: hours)?(?: (?:or|to|and) \d+(?: hours)?)?$|^(?:(?:and|or|but) )?(?:if (?:so|yes|not|no)|in (?:that|which) case)(?: then)?$|^(?:and )?if (?:so|yes|it is|there is) (?:in |for |with )*(?:which|what) (?:course|program|programme|one|two|three|training|combination)s?(?: (?:is|are|would) (?:it|that|they|those)(?: be)?)?(?: then)?$/;

/** "Tell me only (what the agents course covers)", "just tell me in one line (…)" */
const onlyBids =
  /^(?:(?:and|but|so|please|just|only|simply) )*(?:(?:can|could|will|would) you (?:please |just |only )*)?(?:tell|say to|give|show|answer) (?:me|us)(?: (?:please|just|only|simply|plainly|briefly|quickly|in (?:short|brief|one (?:line|sentence|word)|a (?:line|sentence|word|nutshell))))*$/;

/** "(Must the dashes come out,) or don't they matter?": the other answer to what was asked. */
const orElse =
  /^or (?:do|does|did|is|are|was|will|would|can|could|should|may)(?: not)? (?:they|it|that|this|those|these)\b(?: (?:already (?:there|filled|given|in it)|not|so|matter|count|hurt|harm|enough|ok|okay|fine|allowed|necessary|needed|required|then|too (?:much|long|many|little)|(?:burst|exceed|cross|break|go over|go beyond|fit|only|just)(?: (?:into|in|at|for|the|very|end|some|one))*(?: (?:the|my|our|it|that)){0,2}(?: (?:cap|limit|budget))?))*$/;

/** "(It is four times as long,) or did I count wrong?" */
const orMistaken =
  /^or (?:(?:did|have|had) i (?:\w+ )?(?:count|add|calculate|read|hear|get|understand|misread|misunderst\w+|misheard|got|counted|added|read|heard)\b.*|(?:am|was) i (?:\w+ )?(?:wrong|mistaken|confused|mixing (?:it|them|that|things) up|imagining (?:it|that|things)))$/;

function onlyOtherwise({ text, tokens }: Clause, before: readonly Clause[]): boolean {
  const isNamed = tokens.some(({ kind }) => kind !== "word" && kind !== "number");
  if (!isNamed && orMistaken.test(text)) return true;
  return !isNamed && orElse.test(text) && before.some(isQuestion);
}

/** "(Does the agents course cover ROI,) and if not which one does?": that is told with the answer. */
function asksWhereElse({ text }: Clause, before: Clause | undefined): boolean {
  return before?.guesses[0]?.intent === "coverage" && whereElse.test(text);
}

const whereElse =
  /^(?:(?:and|or|but) )?if (?:not|no|it (?:is|does) not)(?: then)?(?: (?:in|under|by|with))? (?:where|which|what|who)(?: (?:other )?(?:one|ones|course|program|programme|training|of (?:them|these)))?(?: (?:does|do|is|has|have|teaches|covers|includes|would))?(?: (?:it|that|then|so))*$/;

/** Less than this left for all else together says nothing. */
const enough = 0.05;

function isAside({ guesses }: Clause): boolean {
  return guesses[0]?.intent === aside;
}

/** "Hi, my brother told me about your bootcamp": who says no more begins to talk. */
const heardOfUs =
  /\b(?:told (?:me|us)|heard|mentioned|spoke|recommended|suggested|sent (?:me|us)|came to know|found)\b.*\b(?:you|your)\b(?!.*\b(?:which|what|how|when|where|who|whether|if|seats?|dates?|timings?)\b)/;

/** What else it may say, the likelier for that it is no aside. */
function otherwise(clause: Clause): Clause {
  if (heardOfUs.test(clause.text) && !isQuestion(clause))
    return { ...clause, guesses: [{ intent: "help", chance: 1 }] };
  const others = clause.guesses.filter(({ intent }) => intent !== aside);
  const left = others.reduce((sum, { chance }) => sum + chance, 0);
  const guesses = others.map(({ intent, chance }) => ({ intent, chance: chance / left }));
  return { ...clause, guesses: left > enough ? guesses : [] };
}

/** "You are useless (, worst bot I have ever seen)": where nothing is asked, the last that is no mere aside. */
export function lastSaid(asked: readonly Asked[]): readonly Asked[] {
  const last = asked.findLast(({ intent }) => intent !== aside);
  return last ? [last] : asked.slice(-1);
}
