import { sentenceStart, textOf } from "../tokens/text.ts";
import { isSkill, type Token } from "../tokens/token.ts";

/** To bring along: "do I have to know it", "is it required", "pehle se aana chahiye". */
const isBrought =
  /\b(?:(?:have|has|need|needs|got|ought|supposed|expected|must|should|shall|expect|expects|want|assume|assumes)(?: \w+){0,4} (?:know|bring|have|learn|come with|be able to)|requir\w+|prerequisites?|mandatory|compulsory|assumed?|assumes|expect(?:s|ed)?|already|beforehand|in advance|(?:pehle|pahle) se|needs? (?!to\b)\w+)\b/;
/** To be had there: "is it taught", "do you start from scratch", "sikhaoge". */
const isHad =
  /\b(?:taught|teach(?:es)?|shown?|covered|from (?:scratch|zero|nothing)|(?:will|would|do|can|shall) (?:i|we|he|she|they) (?:also )?learn|(?:part of|in|included in) (?:it|the|your)|(?:sikh|seekh)\w*)\b/;

/** "Do I have to know Python, or is it taught there?" asks of one thing whether it is to be brought along or taught. */
export function asksRequiredOrTaught(text: string): boolean {
  if (learnsFirst.test(text)) return true;
  const [first, second, ...others] = text.split(/\b(?:or|ya)\b/);
  if (!first || !second || others.length > 0) return false;
  return (
    (isBrought.test(first) && isHad.test(second)) || (isHad.test(first) && isBrought.test(second))
  );
}

/** "Python pehle sikhna padega?", "do I need to learn Python before joining?" */
const learnsFirst =
  /\b(?:python|cod(?:e|ing)|programming|wo|woh|wahi|it|that)\b.*\bpehle (?:se )?(?:sikhna|seekhna|sikhni|seekhni|aana|aani) (?:padega|padegi|hoga|hogi|chahiye|zaroori)\b|\bpehle se aan[ai] chahiye\b|\b(?:need|have|must|should)\b(?: i)?(?: to)? learn (?:python|coding|it|programming) (?:before|first|beforehand)\b/;

/** Where such a choice stands among these tokens, which is one question; what stands around it asks for itself. */
export function choiceIn(tokens: readonly Token[]): { from: number; to: number } | undefined {
  const at = tokens.findIndex(({ kind, text }) => kind === "word" && /^(?:or|ya)$/.test(text));
  if (at < 0) return undefined;
  // "Python from scratch? Or do I have to know it?"
  const first = sentenceStart(tokens, at - 1);
  const end = tokens.findIndex(({ ends }, place) => ends === "sentence" && place >= at);
  const last = end < 0 ? tokens.length : end + 1;
  const places = tokens.flatMap((token, place) =>
    place > first && place < last && (token.text === "and" || tokens[place - 1]?.ends)
      ? [place]
      : [],
  );
  const holds = (from: number, to: number) => {
    const said = tokens.slice(from, to);
    return said.some(isTaught) && asksRequiredOrTaught(textOf(said));
  };
  const ends = [...places.filter((place) => place > at), last];
  const found = ends.find((place) => holds(first, place));
  if (found === undefined) return undefined;
  const to = saysOfWhich.test(textOf(tokens.slice(found, last))) ? last : found;
  const from = [first, ...places.filter((place) => place < at)].findLast((one) => holds(one, to));
  return { from: from ?? first, to };
}

/** "(thinking of the app program)" */
const saysOfWhich =
  /^(?:i am |we are )*(?:thinking|talking|speaking|asking|meaning|mean|i mean|for|in|that is for)\b/;

function isTaught(token: Token): boolean {
  return isSkill(token) || (token.kind === "word" && token.features !== undefined);
}
