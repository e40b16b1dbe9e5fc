import { sentenceStart, splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { withoutDenials } from "./denials.ts";
import { withoutHearsay } from "./hearsay.ts";
import { withoutSuppositions } from "./suppositions.ts";

/** Takes a message's tokens; gives what it supposes, has heard or denies as questions whether that holds. */
export function claimsAsQuestions(tokens: readonly Token[]): Token[] {
  return withoutDenials(withoutHearsay(withoutSuppositions(withWhichBefore(withTagApart(tokens)))));
}

const says = /\b(?:is|are|takes?|has|have|needs?|covers?|includes?|teach(?:es)?|costs?|hai|hain)\b/;

/** Takes a message's tokens; gives "the agents course is longer than the app one no?" as with a comma: it denies no name. */
function withTagApart(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const tag = tokens[at + 1];
    const isTag = tag?.kind === "word" && tag.text === "no" && tag.asks === true && !token.ends;
    if (!isTag) return token;
    const said = textOf(tokens.slice(sentenceStart(tokens, at), at));
    return says.test(said) ? { ...token, ends: "part" } : token;
  });
}

const size =
  /^(?:(?:so|and|ok|the) )*(?:longest|shortest|quickest|lengthiest|(?:fewest|least|most|minimum|maximum) (?:hours|time))(?: one| course| program| training)?$/;
/** "Course that talks about team leadership, which?" */
const describes =
  /^(?:(?:the|a|some|that) )?(?:course|program|programme|class|training|one) (?:that|which|with|on|where|about)\b/;
const asksWhich = /^which(?: one| is it| is that| of them| course| program)*$/;

/** Takes a message's tokens; gives "fewest hours: which one?" as "which one fewest hours?". */
function withWhichBefore(tokens: readonly Token[]): Token[] {
  return splitAfter(tokens, ({ ends }) => ends === "sentence").flatMap((sentence) => {
    const cut = sentence.findIndex(({ ends }) => ends === "part") + 1;
    const [told, asked] = [sentence.slice(0, cut), sentence.slice(cut)];
    const [end, last] = [told.at(-1), asked.at(-1)];
    const isSought = size.test(textOf(told)) || describes.test(textOf(told));
    if (!end || !last || !isSought || !asksWhich.test(textOf(asked))) return sentence;
    const { ends: _, asks: __, ...plain } = last;
    return [
      ...asked.slice(0, -1),
      plain,
      ...told.slice(0, -1),
      { ...end, ends: "sentence", asks: true },
    ];
  });
}
