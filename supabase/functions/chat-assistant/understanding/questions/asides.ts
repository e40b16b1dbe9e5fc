import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { aside } from "../scoring/in-other-words.ts";
import { isQuestion } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";

/**
 * Takes the parts of a message; gives them as they are heard: what asks plainly is no aside, and where nothing but
 * asides are said, each is taken for what else it may say.
 */
export function withoutAsides(clauses: readonly Clause[]): Clause[] {
  const isAllAside = clauses.every((one, at) => isAside(one) || (at > 0 && onlyAsksIfFine(one)));
  return clauses
    .filter((clause) => clauses.length === 1 || !onlyJoins.test(clause.text))
    .filter((clause, at) => at === 0 || !(onlyOtherwise(clause) || onlyAsksIfFine(clause)))
    .filter((clause, at, all) => !asksWhereElse(clause, all[at - 1]))
    .map((clause) =>
      isAside(clause) && (isAllAside || isQuestion(clause)) ? otherwise(clause) : clause,
    );
}

/** "(Do you train teams,) and if so, (whom do I write to?)" */
const onlyJoins =
  /^(?:like|say|maybe|for example|eg) \d+(?: hours)?(?: (?:or|to|and) \d+(?: hours)?)?$|^(?:(?:and|or|but) )?(?:if (?:so|yes|not|no)|in (?:that|which) case)(?: then)?$|^(?:and )?if (?:so|yes|it is|there is) (?:in |for |with )*(?:which|what) (?:course|program|programme|one|two|three|training|combination)s?(?: (?:is|are|would) (?:it|that|they|those)(?: be)?)?(?: then)?$/;

/** "(It is four times as long,) or did I count wrong?" */
const orMistaken =
  /^or (?:(?:did|have|had) i (?:\w+ )?(?:count|add|calculate|read|hear|get|understand|misread|misunderst\w+|misheard|got|counted|added|read|heard)\b.*|(?:am|was) i (?:\w+ )?(?:wrong|mistaken|confused|mixing (?:it|them|that|things) up|imagining (?:it|that|things)))$/;

/** "(My cousin will come on my seat,) that is fine, isn't it?" is asked of that, and no small talk. */
const ifFine =
  /^(?:(?:so|and|i hope|hope) )*(?:(?:that|this|it|thats|its) )?(?:(?:is|should be|will be|would be|s) )?(?:fine|ok|okay|alright|all right|no problem|not a problem|no issue|acceptable|theek hai|thik hai|chalega)(?: (?:with you|for you|by you|right|is not it|is it not|is it|na|no|or not|hai|hai na|kya))*$/;
const smallTalk = wordSet("decline fine affirm thanks laugh aside");

function onlyAsksIfFine({ text, tokens, guesses: [top] }: Clause): boolean {
  const isAsked =
    tokens.at(-1)?.asks === true || / (?:is not it|is it not|right|na|no)$/.test(text);
  return isAsked && ifFine.test(text) && smallTalk.has(top?.intent ?? "aside");
}

function onlyOtherwise({ text, tokens }: Clause): boolean {
  const isNamed = tokens.some(({ kind }) => kind !== "word" && kind !== "number");
  return !isNamed && orMistaken.test(text);
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

/** What else it may say, the likelier for that it is no aside. */
function otherwise(clause: Clause): Clause {
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
