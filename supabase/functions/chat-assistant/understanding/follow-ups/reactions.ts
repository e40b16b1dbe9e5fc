import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import type { Context } from "../references/context.ts";
import { tellsHearsay } from "../sentences/hearsay.ts";
import { wordSet } from "../tokens/word-set.ts";

/** A pattern of a whole message, whatever little words it begins and ends with. */
function all(pattern: string): RegExp {
  return new RegExp(
    `^(?:(?:hm+|ok|okay|oh|ah|and|but|no|so|wait|well|sorry|please|aivy|arre|yaar|bhai|hey) )*(?:${pattern})(?: (?:please|pls|yaar|bhai|aivy|now|then|man|sir|madam))*$`,
  );
}

/** "Can you repeat", "come again?" */
const repeats = all(
  "(?:(?:can|could|will) you )?(?:please )?(?:repeat|say|tell|write)(?: me)?(?: (?:that|it|this))? ?(?:again|once more|one more time)?(?<=repeat|repeat (?:that|it|this)|again|more|time)|come again|pardon(?: me)?|what was (?:that|it)(?: again)?|(?:phir|fir) se (?:bolo|batao|likho|boliye)|dobara (?:bolo|batao|boliye)",
);
/** "Really?", "are you sure about that?" */
const doubts = all(
  "really|seriously|honestly|for real|(?:are )?(?:you )?(?:really |very |absolutely |so )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?|are you serious|is that so|says who|pakka(?: na)?|sach(?: me| mein)?|how (?:do|can|would) you know(?: (?:that|this|it))?|(?:why )?(?:do )?you (?:do|does) not (?:even |really )?know (?:anything|much|nothing)(?: at all)?|you know nothing|no way|i (?:do|can) not believe (?:that|this|it|you)",
);
/** "That's not what I asked", "you didn't answer my question" */
const misheard = all(
  "(?:(?:that|this|it) is |that was )?not what i (?:asked|meant|wanted|said|want|mean|am asking|was asking)(?: (?:for|about|to know|you))?|you (?:did|have|do|are) not (?:answer(?:ed|ing)?|understand(?:ing)?|understood|get(?:ting)?|got|listen(?:ing)?|read(?:ing)?)(?: (?:to )?(?:my (?:question|point|message)|me|it|that|what i (?:asked|said|meant|wrote)))?|you (?:misunderstood|misread|misheard|got)(?: (?:me|it|that|my question))?(?: wrong)?|(?:that|this|it) (?:does|did|is) not (?:answer|an answer)(?: to)?(?: (?:my question|it|that|me))?|i (?:asked|meant|said|was asking)(?: (?:for|about))? something else|wrong answer|answer my question|i did not ask (?:that|this|for that|about that)",
);
/** "You already said that", "same answer again" */
const repeated = all(
  "you (?:have |had )?(?:already |just )?(?:said|told|wrote|mentioned|keep saying|keep repeating|keep telling|are repeating|repeat|repeated)(?: me)?(?: (?:that|this|it|yourself|the same(?: thing| answer)?))?(?: (?:already|before|again|twice|and again))*|(?:the |it is the |that is the |again the )?same (?:thing|answer|reply|text)(?: again| as before)?|stop repeating(?: yourself| that| it)?",
);
/** "I don't understand", "what do you mean?", "in simple words" */
const puzzled = all(
  "i (?:do|did|can) not (?:really |quite )?(?:understand|get|follow)(?: (?:that|it|this|you|what you (?:mean|said|say)|any of (?:it|that)))?|what (?:do|did) you mean(?: by (?:that|this|it))?|what does (?:that|this|it) mean|what|huh|eh|(?:can you |could you )?(?:explain|clarify|say)(?: (?:that|it|this))?(?: (?:better|simply|more simply|again))?(?: in (?:simple|plain|easy|other|normal|simpler) (?:words|english|terms|language))?(?<=explain.*|clarify.*|words|english|terms|language)|in (?:simple|plain|easy|other|normal|simpler) (?:words|english|terms|language)|(?:samjha|samajh|samjhi) nahi(?: (?:aaya|aya|aa raha))?|kya matlab|matlab(?: kya)?|not clear(?: to me)?",
);
/** "What do you mean by beyond a single prompt?" */
const asksMeaning =
  /\bwhat (?:do|did) you mean (?:by|with) \w|\bwhat (?:\w+ ){1,5}means?$|\bwhat is (?:meant by|the meaning of) \w|\bmeaning of \w/;

/** "That's all?", "only that?" */
const wantsMore = all(
  "(?:is )?(?:that|this)(?: is)? (?:all|it|everything)|only (?:that|this)|nothing (?:more|else)|just that|(?:bas )?itna hi|bas",
);
/** "Anything else?", "what else can you tell me?" */
const wantsOther = all(
  "(?:is there )?anything else|what else(?: (?:can|do) you (?:tell|know|say|have)(?: me)?)?|kuch aur|aur kuch|aur kya",
);
/** "Yes or no?", "so yes?": asked still for a word that the reply has not said. */
export const presses = all(
  "(?:(?:just|simple|simply|only|plain|a|tell|say|give|answer|me|in) )*(?:yes or (?:a )?no|yes no|haan? ya (?:na|nahi)|ha ya na)(?: (?:please|bolo|batao|only|answer|simple|bas))*|so (?:is (?:it|that) )?(?:a )?(?:yes|no)(?: or no)?|is (?:it|that) a (?:yes|no)(?: or a? ?no)?",
);
/** "No" */
const declines = /^(?:(?:no|nope|nah|nahi|na) ?)+(?:thanks?|thank you)?$/;

/** After these, what else a program teaches. */
const ofTaught = wordSet("coverage curriculum");
/** What can be told of a program beside these. */
const ofProgram = wordSet("duration recommendation audience codingNeed start prerequisites");

/**
 * What a message asks that only reacts to the last reply, in words that say nothing by themselves. There are not many
 * such, and what they mean is no matter of any topic. Undefined where there was no reply, or more is said.
 */
export function reactionTo(clauses: readonly Clause[], context: Context): Asked | undefined {
  const [clause, ...more] = clauses;
  const [topic] = context.topics;
  if (!clause || more.length > 0 || topic === undefined) return undefined;
  const isOfOne = context.focus.length === 1;
  // "(Does it cover ROI?) What else?"
  if (isOfOne && ofTaught.has(topic) && wantsOther.test(clause.text))
    return { intent: "curriculum", clause };
  const intent = intentOf(clause, topic, isOfOne);
  return intent === undefined ? undefined : { intent, clause };
}

/** "Are you sure? My colleague told me forty.": what somebody else said asks nothing beside the doubt. */
export function withoutHearsayBeside(clauses: readonly Clause[]): readonly Clause[] {
  const doubting = clauses.filter(({ text }) => doubts.test(text));
  const others = clauses.filter((clause) => !doubting.includes(clause));
  const isAlone = doubting.length > 0 && others.every(saysLittleElse);
  return isAlone ? doubting.slice(0, 1) : clauses;
}

/** No longer than that, it tells nothing but what was said. */
const short = 9;

function saysLittleElse({ tokens }: Clause): boolean {
  const isNamed = tokens.some(({ kind }) => kind === "program" || kind === "skill");
  return tokens.length <= short && !isNamed && tellsHearsay(tokens);
}

const areSure = all(
  "are you (?:really |very |absolutely |so )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?",
);

/** "(You give a certificate?) Are you sure? Who signs it?": what is asked of the reply first, beside what is asked then. */
export function doubtBeside(clauses: readonly Clause[], context: Context): Asked[] {
  const [clause, ...others] = clauses;
  const isBeside = others.length > 0 && context.topics.length > 0;
  const isAsked = clause?.tokens.some(({ asks }) => asks) && areSure.test(clause.text);
  const doubt = clause && isBeside && isAsked ? reactionTo([clause], context) : undefined;
  return doubt ? [doubt] : [];
}

/** "You said that already. At least tell me who teaches.": what only reacts is no question beside one. */
export function withoutReactions(
  clauses: readonly Clause[],
  { topics }: Context,
): readonly Clause[] {
  if (topics.length === 0) return clauses;
  const others = clauses.filter(
    ({ text }) => ![doubts, misheard, repeated].some((one) => one.test(text)),
  );
  return others.length > 0 ? others : clauses;
}

/** What answers those that are answered alike, whatever the talk is of. */
const answers: readonly [RegExp, string][] = [
  [doubts, "doubt"],
  [misheard, "misheard"],
  [repeated, "saidTwice"],
  [puzzled, "puzzled"],
  [wantsOther, "help"],
  [declines, "decline"],
  [presses, "thatIsAll"],
];

function intentOf(clause: Clause, topic: string, isOfOne: boolean): string | undefined {
  const { text, tokens } = clause;
  const isFact = isOfOne && ofProgram.has(topic);
  // What fits was found by what was told, which is gone: what it is, is told instead.
  const again = isOfOne && topic === "recommendation" ? "summary" : topic;
  if (repeats.test(text)) return again;
  if (isFact && puzzled.test(text)) return "summary";
  // "Are you sure?": it is 10 hours.
  if (isFact && again === topic && doubts.test(text)) return topic;
  const isAsked = tokens.some(({ asks }) => asks);
  if (isAsked && wantsMore.test(text)) return "thatIsAll";
  return answers.find(([pattern]) => pattern.test(text))?.[1] ?? puzzledBy(clause);
}

/** "(…) beyond a single prompt": a name of ours is told of; other words stand in content without more. */
function puzzledBy({ text, tokens, guesses: [top] }: Clause): string | undefined {
  const isNamed = tokens.some((token) => "features" in token);
  const isHeard = (top?.chance ?? 0) > heard;
  return asksMeaning.test(text) && !isNamed && !isHeard ? "puzzled" : undefined;
}

/** So likely a word belongs to a topic: "what does lifetime access mean?" */
const heard = 0.6;
