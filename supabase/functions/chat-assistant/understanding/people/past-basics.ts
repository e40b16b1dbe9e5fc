import { splitAfter, textOf } from "../tokens/text.ts";
import { isBeginner, type Token } from "../tokens/token.ts";
import type { Stances } from "./coding-stance.ts";

const basics =
  "(?:basics?|beginners?|fundamentals|introduction|introductory|intro|abc|ground up|from (?:zero|scratch|(?:the )?(?:very )?(?:beginning|start)))";
/** "I do not know the basics", "no coding experience, so something that starts from the basics" */
const lacking =
  "(?!(?:know|knows|have|has|understand|understands|sure|certain|experience|background|idea|clue|knowledge|cod\\w+|programming|got|even|only|just|mind|afraid)\\b)";

const says = [
  // "Skip the basics", "don't put me in something that starts from the basics"
  new RegExp(
    `\\b(?:skip|skips|skipping|spare|without|not|no|nothing|none|never|avoid|bored (?:of|with)|tired of|sick of)(?: ${lacking}\\w+){0,9}? ${basics}\\b`,
  ),
  // "I already know Python, so skip that"
  /\balready (?:know|knows|did|done|learned|learnt|finished)\b.*\bskip (?:that|it|this|them)\b/,
  // "Already past basic prompting", "I want to go further than prompting"
  /\b(?:past|beyond|(?:further|more|deeper) than|done with|over with) (?:(?:the|just|mere|only|simple|basic|single|a) )*(?:basics?|prompts?|prompting|beginners?|fundamentals)\b/,
  // "Python basics are behind me"
  /\b(?:basics?|fundamentals) (?:is|are) (?:already |all |well |long )*behind (?:me|us|him|her|them)\b/,
  // "We had a workshop on prompts and I found it too basic"
  /\btoo (?:basic|elementary|beginner)\b(?! for (?:him|her|them)\b)/,
  // "Python I know well and don't want to repeat", "basics repeat nahi karne"
  /\b(?:python|cod(?:e|ing)|programming|basics)\b.*\b(?:not|never) (?:\w+ ){0,3}?(?:repeat|redo|relearn|revise|go (?:over|through) (?:it|that|them)|(?:learn|study|do|sit through) (?:it|that|them|all that)(?: all)? again)\b|\b(?:basics|python|coding) (?:\w+ ){0,3}?(?:repeat|dobara|phir se) (?:\w+ )?nahi\b/,
];

/** "I have learned the basics already, so no course that begins there": whether somebody says so. */
export function isPastBasics(tokens: readonly Token[]): boolean {
  return splitAfter(tokens, ({ ends }) => ends === "sentence").some((sentence) => {
    const parts = splitAfter(sentence, ({ ends }) => ends !== undefined).map(textOf);
    return [...parts, textOf(sentence)].some((text, at) =>
      says.slice(at < parts.length ? 0 : says.length - 1).some((pattern) => pattern.test(text)),
    );
  });
}

/** "I code daily, so no beginner course please": whoever says so is no beginner. */
export function markBasicsOut(tokens: readonly Token[]): void {
  if (!isPastBasics(tokens)) return;
  for (const token of tokens) if (isBeginner(token)) token.excluded = true;
}

/** Who is past the basics begins nothing. */
export function withoutBeginning({ begins = 0, ...stances }: Stances): Stances {
  return { ...stances, in: (stances.in ?? 0) + begins };
}
