import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { isQuestion } from "../sentences/statements.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { textOf } from "../tokens/text.ts";
import { wordSet } from "../tokens/word-set.ts";

const bareOffer =
  /^(?:(?:so|and|but|then) )*(?:(?:is|are|would|will|can|could) (?:that|those|these|they|this|it|such (?:a thing|things))(?: be| also be| also)? (?:on offer|provided|available|offered|arranged|supported|given|catered for|taken care of)|(?:do|can|could|would|will) you (?:offer|provide|arrange|support|cater for) (?:that|those|these|them|this|it|such (?:a thing|things)))(?: (?:too|also|here|with you|for (?:me|us|him|her|them)|at all))*$/;
/** "(I'd love to learn to judge whether AI pays.) Have you got that?": asks for what was wished for. */
const asksForIt =
  /^(?:(?:so|and|but|then) )*(?:(?:have|do) you (?:people |guys |also )?(?:got|have|teach|cover|do|run)|is there|(?:you )?got) (?:that|this|it|(?:something|anything|one) (?:like (?:that|this)|of (?:that|the) (?:sort|kind)|for (?:that|this)))(?: (?:here|too|also|with you|somewhere|anywhere))*$/;
/** "Prices aren't on your page. So how do I get to know?" */
const howToKnow =
  /^(?:(?:so|and|but|then) )*how (?:do|can|will|would|could|should) (?:i|we) (?:ever |then )?(?:get to know|come to know|find out|know|learn)(?: (?:it|that|them|those))?$/;
/** "She wants the program with ROI analysis. Which was it?" */
const whichWasIt =
  /^(?:(?:so|and) )*which (?:one |course |program )?(?:was|is) (?:it|that)(?: again| called| please)*$/;
const wishes =
  /\b(?:want|wants|wish|wishes|like|love|loves|need|needs|hope|hopes|looking|keen|dream|eager|wanna) (?:to|for|of)\b/;

/** What is told of somebody names nothing that may be on offer. */
const ofSelf = wordSet("tellsAboutSelf aside recommendation");

/** "I'd want individual guidance. Is that on offer?", "I rely on live captions. Would those be provided?": asks of what was told. */
export function askingOfTold(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, at) => {
    const next = clauses[at + 1];
    const before = clauses[at - 1];
    if (next && isOfTold(next, clause)) return [];
    return before && isOfTold(clause, before) ? [ofTold(before, clause)] : [clause];
  });
}

function isOfTold(clause: Clause, before: Clause): boolean {
  const isAsked =
    bareOffer.test(clause.text) ||
    howToKnow.test(clause.text) ||
    asksForWish(clause, before) ||
    asksWhichTaught(clause, before);
  return isAsked && !isQuestion(before) && !before.situation;
}

function asksForWish(clause: Clause, before: Clause): boolean {
  return asksForIt.test(clause.text) && wishes.test(before.text);
}

function asksWhichTaught(clause: Clause, { tokens }: Clause): boolean {
  return whichWasIt.test(clause.text) && tokens.some(({ kind }) => kind === "skill");
}

/** What was told, asked as it is asked behind it. */
function ofTold(told: Clause, asked: Clause): Clause {
  const tokens = [...told.tokens, ...asked.tokens];
  const [top] = told.guesses;
  const isOther = !top || ofSelf.has(top.intent);
  const intent = asksForWish(asked, told) ? "recommendation" : "unsaid";
  const guesses = isOther ? [{ intent, chance: 1 }] : told.guesses;
  return { ...told, tokens, text: textOf(tokens), guesses };
}

const bareChoice =
  /^(?:(?:so|and|or|then|please|pls) )*(?:(?:(?:can|could|will|would) you |please )?(?:suggest|recommend|advise)(?: me| us)?(?: any| some| one| something| a good one| which)?|(?:describe|explain|list|name|tell me (?:more )?about) (?:them|it|those|that|these)(?: a bit| briefly| in short| in detail| to me| for me)*|which (?:ones?|firms|companies|people)(?: exactly| then| please| are they| is it)+|(?:is (?:it|that) )?(?:enough|sufficient|good enough)(?: or .*)?|(?:any )?(?:suggestions?|recommendations?|options|ideas|tips)|(?:can|could|may) (?:i|we) (?:pick|choose|select) (?:mine|my own|one|it|them|him|her)(?: myself| ourselves)?|which (?:one )?(?:do|would|should) (?:you|i) (?:suggest|recommend|choose|take|pick|buy|prefer|go for))(?: please)?$/;
const pointing = /\b(?:it|that|this|they|them|those|these|one|any|him|her)\b/;
const named = new Set(["program", "skill", "person", "technology"]);
const ofUs =
  /\b(?:courses?|programs?|programmes?|bootcamp|training|class|classes|batch|you|your)\b/;
/** What is not of programs may be chosen among, or asked on about. */
const ofPrograms = wordSet(
  "programs recommendation compare summary audience curriculum coverage duration prerequisites tellsAboutSelf aside count codingNeed order unclear help",
);
const sure = 0.8;

/** "A thriller, something under two hours", "a safe hostel, can you suggest any?": what only goes on with what is none of our programs. */
export function withoutGoingOn(asked: readonly Asked[]): readonly Asked[] {
  return asked.filter((one, at) => {
    const before = asked[at - 1];
    const next = asked[at + 1];
    const isWhyNot = next !== undefined && whyNot.test(one.clause.text);
    return !isWhyNot && (!before || !goesOnWith(one, before));
  });
}

/** "Why not? (10 hours are 5 Sundays.)" */
const whyNot = /^(?:(?:but|and|so|oh|ok|hmm) )*why not$/;

function goesOnWith({ intent, clause }: Asked, before: Asked): boolean {
  const isNamed = clause.tokens.some(({ kind }) => named.has(kind));
  if (isNamed || ofPrograms.has(before.intent)) return false;
  if (bareChoice.test(clause.text)) return true;
  const isElse =
    before.intent === "offTopic" &&
    intent !== "recommendation" &&
    (before.clause.guesses[0]?.chance ?? 0) > sure;
  const isFull = isQuestion(clause) || asksYesOrNo(clause);
  return isElse && !ofUs.test(clause.text) && (!isFull || pointing.test(clause.text));
}
