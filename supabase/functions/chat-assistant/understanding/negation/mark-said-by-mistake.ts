import { canBeExcluded } from "../tokens/name-kinds.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const says =
  /\b(?:wrote|written|said|typed|put|told|mentioned|entered|gave|bola|likha|boli|likh diya)(?: \w+){0,4}$/;
const byMistake = /^(?:by mistake|mistakenly|wrongly|by accident|in error|galti se|galat)\b/;

const mistakenly =
  /\b(?:by mistake|mistakenly|wrongly|galti se) (?:\w+ ){0,3}?(?:wrote|said|typed|put|told|mentioned|entered|bola|likha)(?: \w+){0,2}$/;

const takenFor =
  /\b(?:think(?:s|ing)?|assum(?:e|es|ing)|believ(?:e|es|ing)|suppos(?:e|es|ing)|imagin(?:e|es|ing))(?: that)? (?:i am|we are|he is|she is)(?: \w+){0,2}$/;
const isNotSo = /\b(?:i am|we are|he is|she is) not\b/;

/** Marks as waved off what somebody said of themselves and what is not so: "earlier I wrote founder by mistake". */
export function markSaidByMistake(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    if (!canBeExcluded(token)) return;
    const before = textOf(tokens.slice(Math.max(0, at - 6), at));
    const behind = textOf(tokens.slice(at + 1));
    const isMistake = (byMistake.test(behind) && says.test(before)) || mistakenly.test(before);
    // "People keep thinking I am a manager. I'm not."
    if (isMistake || (takenFor.test(before) && isNotSo.test(behind))) token.excluded = true;
  });
}
