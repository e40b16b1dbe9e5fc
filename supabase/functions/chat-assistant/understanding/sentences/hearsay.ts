import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { withoutSpeakerBehind } from "./speaker-behind.ts";

/** "True?", "is that right?": asks whether what was said before holds. */
const asksIfSo =
  /^(?:(?:and|so|but|now|then|well|ok|please) )*(?:(?:is|was) (?:that|this|it|(?:he|she|they)) (?:really |actually |even |all )*(?:so|true|right|correct|a fact|the case|accurate)(?: (?:this time|there|here|on (?:this|that)|about (?:this|that|it)|for once|at all|then))?|true|correct|right|really|is it|yes or no|true or false|right or wrong|sach hai(?: kya)?|sahi hai(?: kya)?|(?:that|this|it) (?:is|can|could|does|sounds?) not (?:be |sound )*(?:right|true|correct|so)(?: is it| can it| could it| does it)?|am i (?:right|correct|(?:reading|understanding|seeing|getting) (?:that|this|it) (?:right|correctly|properly))|(?:please |kindly |pls )*confirm(?: please| that| this| it)?)$/;

/** "She is wrong, isn't she?" asks as well, but a yes would not be one to what she said. */
const asksIfNot =
  /^(?:(?:and|so|but|surely|i think|i bet|i say) )*(?:(?:that|this|it|he|she|they) (?:must be|is|are|has to be|can not be|got it)|(?:is|are) (?:he|she|they|that|it|this)|(?:he|she|they) is|wrong|not true|nonsense|a mistake)(?: (?:wrong|mistaken|false|nonsense|right|true|correct|a mistake|lying|not true))*(?: (?:is|are|can|does|do)(?: not)? (?:he|she|they|it|that))?$/;

/** Who said it: "my boss says that", "I read somewhere that", "is it true that" */
const speakers =
  /^(?:(?:so|but|and|hi|hello|hey|oh|ok|wait|well|sir) )*(?:(?:i|we) (?:was|were|am|have been) told|(?:i|we) (?:(?:just|once|also|have|had) )*(?:heard|read|saw|seen|understood|gathered)|heard|read|(?:(?:my|our|a|an|the|some|one|this|that|your) )?\w+(?: (?:of mine|of ours|from \w+|at \w+))? (?:also |just |always |once )*(?:says?|said|claims?|claimed|told (?:me|us)|tells (?:me|us)|thinks|believes|brags|bragged|boasts|boasted|argues|bets|feels|swears|swore|insists|insisted|reckons)|(?:is (?:it|he|she)|are they) (?:really |actually )*(?:true|right|correct|so|a fact)|true)(?: (?:somewhere|online|yesterday|today|earlier|here))?(?: that)? /;

const asksItself =
  /^(?:(?:so|but|and|wait|hey|hi|hello) )*(?:is (?:it|he|she)|are they) (?:\w+ )?(?:(?:true|right|correct|so) that|true(?! (?:and|or|to|for|if)\b)) /;

/**
 * Takes a message's tokens; gives them with each thing that somebody is said to have said as a question whether it holds,
 * without who said it and without what asks so: "my boss says all courses are ten hours. True?"
 */
export function withoutHearsay(tokens: readonly Token[]): Token[] {
  const said = withoutSpeakerBehind(withoutDoubts(tokens));
  const sentences = splitAfter(said, ({ ends }) => ends === "sentence")
    .flatMap(withTailApart)
    .flatMap(withTailWithin)
    .filter((sentence, at, all) => !tellsOfSpeaker(sentence, all[at - 1], all[at + 1]));
  return sentences.flatMap((sentence, at) => {
    const tail = textOf(sentences[at + 1] ?? []);
    if (at > 0 && isTail(textOf(sentence)) && isClaim(sentences[at - 1] ?? [])) return [];
    const asks = (isTail(tail) && isClaim(sentence)) || asksOfUs(sentence);
    const claim = asks ? withoutSpeaker(sentence) : sentence;
    const last = claim.at(-1);
    if (!asks || !last) return [...sentence];
    const claims = isTail(tail) && !asksIfSo.test(tail) ? "doubted" : "said";
    return [...claim.slice(0, -1), { ...last, ends: "sentence", asks: true, claims }];
  });
}

/** "(My cousin says so.) He exaggerates about everything, (is he right?)": of who said it nothing is asked. */
function tellsOfSpeaker(
  sentence: readonly Token[],
  before: readonly Token[] = [],
  after: readonly Token[] = [],
): boolean {
  const isOfThem = /^(?:he|she|they) (?!(?:is|are|was|were) (?:right|wrong|mistaken|correct))/;
  const isNamed = sentence.some(({ kind }) => kind === "program" || kind === "hours");
  return (
    !isNamed &&
    isOfThem.test(`${textOf(sentence)} `) &&
    speakers.test(`${textOf(before)} `) &&
    asksIfSo.test(textOf(after))
  );
}

/** "(She says so.) Is she right, and how long is it?" */
function withTailWithin(sentence: Token[]): Token[][] {
  for (const [place] of sentence.entries()) {
    if (place > 0 && !sentence[place - 1]?.ends) continue;
    const end = sentence.findIndex(({ ends, text }, at) => {
      const next = sentence[at + 1]?.text ?? "";
      // "(…), and is it also 40 hours?" goes on.
      const isGoingOn = next === "also" && /^(?:it|that|this|they)$/.test(text);
      return at >= place && (ends || (joins.test(next) && !isGoingOn));
    });
    const tail = sentence.slice(place, end + 1);
    if (end < sentence.length - 2 && tail.length < 6 && isTail(textOf(tail)))
      return [sentence.slice(0, place), tail, sentence.slice(end + 1)].filter(
        ({ length }) => length > 0,
      );
  }
  return [sentence];
}

const joins = /^(?:and|also|plus)$/;

/** "(…), is that right?" */
function withTailApart(sentence: Token[]): Token[][] {
  const at = sentence.findLastIndex(
    ({ ends }, place) => ends === "part" && place < sentence.length - 1,
  );
  return at >= 0 && isTail(textOf(sentence.slice(at + 1)))
    ? [sentence.slice(0, at + 1), sentence.slice(at + 1)]
    : [sentence];
}

/** "Is it true that none of your courses teaches it?", but not of what is true of the world. */
function asksOfUs(sentence: readonly Token[]): boolean {
  const isNamed = sentence.some(({ kind }) => kind === "program" || kind === "hours");
  return isNamed && asksItself.test(textOf(sentence));
}

/** What says next to nothing claims nothing. */
function isClaim(sentence: readonly Token[]): boolean {
  return sentence.length > 2;
}

function isTail(text: string): boolean {
  return asksIfSo.test(text) || asksIfNot.test(text);
}

function withoutSpeaker(sentence: readonly Token[]): readonly Token[] {
  const [speaker] = speakers.exec(`${textOf(sentence)} `) ?? [];
  if (!speaker) return sentence;
  const begin = sentence.findIndex(
    (_, at) => textOf(sentence.slice(0, at)).length + 1 >= speaker.length,
  );
  return sentence.length - begin > 1 ? sentence.slice(begin) : sentence;
}

/** "…, or did I misread?", "…, or am I wrong?": asks no more than what stands before it. */
const doubts =
  /^(?:or|ya) (?:(?:did|do|have|was|am|is) (?:i|that|it|this|my) (?:just |simply |maybe |perhaps )*(?:misread|mistaken|misunderst\w+|misheard|mishear|misremember\w*|wrong|confus\w+|mixed?|mixing|dreaming|imagin\w+|get (?:it|that|this) wrong|a mistake|a typo|an error)|(?:main|mai) galat)\b/;

/** "Mere dost ne 40 bola tha" */
const inHindi =
  /\bne (?:to |toh |mujhe |mereko |hume )*(?:\S+ ){0,4}?(?:bola|kaha|bataya|batayi|likha)(?: (?:tha|thi|hai|ki|h))*$/;

/** "My colleague told me forty": whether it says what somebody else said, and asks nothing. */
export function tellsHearsay(tokens: readonly Token[]): boolean {
  const text = textOf(tokens);
  return !tokens.some(({ asks }) => asks) && (speakers.test(`${text} `) || inHindi.test(text));
}

/** Longer than that, it says something of its own. */
const longest = 9;

/** Takes a message's tokens; gives them without the doubt that ends a sentence: what is left is asked. */
function withoutDoubts(tokens: readonly Token[]): Token[] {
  return splitAfter(tokens, ({ ends }) => ends === "sentence").flatMap((sentence) => {
    const at = sentence.findLastIndex(
      ({ text }, place) =>
        /^(?:or|ya)$/.test(text) &&
        sentence.length - place <= longest &&
        doubts.test(textOf(sentence.slice(place))),
    );
    const last = sentence[at - 1];
    return last
      ? [...sentence.slice(0, at - 1), { ...last, ends: "sentence", asks: true, claims: "said" }]
      : sentence;
  });
}
