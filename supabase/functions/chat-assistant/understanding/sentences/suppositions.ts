import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const thinks =
  "(?:would )?(?:suppose|guess|assume|presume|imagine|reckon|gather|bet|expect|believe|suspect|take it|fear|hope)";
/** "(…), I suppose", "(…), isn't it" */
const atEnd =
  / (?:i (?:suppose|guess|assume|presume|take it|reckon|gather)|hope ?fully|(?:is|are|was|were|do|does|did|has|have|can|will|would) not (?:it|they|you|there|we))$/;
/** "Surely (…)", "I take it that (…)", "am I right in thinking that (…)" */
const before = new RegExp(
  `^(?:(?:so|and|but|ok|well|oh|hmm|then|wait) )*(?:surely|presumably|i (?:${thinks})(?: that)?|(?:am i|would i be|i am) (?:right|correct|wrong|mistaken) (?:(?:in|to|if i) (?:think|thinking|say|saying|assum\\w+|believ\\w+|understand\\w*|suppos\\w+)(?: that)?|that)|correct me if (?:i am|that is|this is) (?:wrong|mistaken)(?: but)?|if i (?:understand|understood|read|see|get|got|heard) (?:it |that |this |you |your \\w+ )?(?:correctly|right|properly)(?: then)?|(?:if|unless) i (?:am|have|have not) (?:not )?(?:mistaken|wrong|misread|misunderstood)(?: \\w+){0,2}?) (?=\\w+ )`,
);
const mistaken = /\b(?:wrong|mistaken)\b/;
/** What asks or bids by itself, or tells of whoever writes, supposes nothing of us. */
const asksElse =
  /^(?:(?:so|but|and|ok|oh|wait|hmm|then|well|hi|hello|please) )*(?:what|which|who|whom|when|where|why|how|do|does|did|can|could|will|would|should|shall|tell|show|give|send|kya|kaun\w*|kitn\w*|kab|for|my|our|his|her|he|she|(?:i|we)(?! (?:must|have to|need|will|do not need|do not have to|would|get)\b))\b/;

/** "I guess I should say that I am a director" */
const ofSelf = /^(?:i|we)(?! (?:can|could|must|have to|need|will|do not|would|get)\b) /;

/**
 * Takes a message's tokens; gives what is only supposed ("the agents course is 20 hours, isn't it?", "mentoring is in
 * groups, I guess") as a question whether it holds, without what says so.
 */
export function withoutSuppositions(tokens: readonly Token[]): Token[] {
  return splitAfter(tokens, ({ ends }) => ends === "sentence")
    .flatMap(afterTags)
    .flatMap((sentence) => {
      const begun = withoutBefore(sentence);
      const said = withoutBehind(begun);
      const last = said.at(-1);
      const isLed = begun.length < sentence.length;
      if (said.length === sentence.length || !last || said.length < 3) return sentence;
      if (last.claims || (isLed ? ofSelf : asksElse).test(textOf(said))) return sentence;
      const isWrong = isLed && mistaken.test(textOf(sentence.slice(0, -begun.length)));
      return [
        ...said.slice(0, -1),
        { ...last, ends: "sentence", asks: true, claims: isWrong ? "mistaken" : "said" },
      ];
    });
}

/** "You have five, don't you, I only see three": what stands behind is said for itself. */
function afterTags(sentence: Token[]): Token[][] {
  const at = sentence.findIndex(
    ({ ends }, place) => ends === "part" && atEnd.test(textOf(sentence.slice(0, place + 1))),
  );
  return at < 0 ? [sentence] : [sentence.slice(0, at + 1), sentence.slice(at + 1)];
}

function withoutBefore(sentence: Token[]): Token[] {
  const [lead] = before.exec(`${textOf(sentence)} `) ?? [];
  if (!lead) return sentence;
  const begin = sentence.findIndex(
    (_, at) => textOf(sentence.slice(0, at)).length + 1 >= lead.length,
  );
  return begin > 0 ? sentence.slice(begin) : sentence;
}

function withoutBehind(sentence: Token[]): Token[] {
  const [found] = atEnd.exec(textOf(sentence)) ?? [];
  return found ? sentence.slice(0, -found.trim().split(" ").length) : sentence;
}
