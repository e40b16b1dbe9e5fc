import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const asks = /^(?:(?:so|but|and|hi|hello|ok) )*(?:is|are|does|do|did|will|can|has|have|was) /;
const speaker =
  /^(?:(?:but|because|as|and|since) )*(?:(?:my|our|a|some|one|the) )?\w+(?: (?:of mine|of ours))? (?:also |always |just |only |still )*(?:says?|said|claims?|claimed|thinks|believes|insists|insisted|swears|swore|told (?:me|us)|tells (?:me|us)|keeps (?:saying|insisting|telling me))(?: (?:so|that|it|this))?$/;

/** "Is the agents course 40 hours, my friend insists": who says it asks nothing beside what is asked. */
export function withoutSpeakerBehind(tokens: readonly Token[]): Token[] {
  return splitAfter(tokens, ({ ends }) => ends === "sentence").flatMap((sentence) => {
    const at = sentence.findLastIndex(({ ends }, place) => ends && place < sentence.length - 1);
    const last = sentence[at];
    const isBehind = asks.test(textOf(sentence)) && speaker.test(textOf(sentence.slice(at + 1)));
    return last && isBehind
      ? [...sentence.slice(0, at), { ...last, ends: "sentence", asks: true }]
      : sentence;
  });
}
