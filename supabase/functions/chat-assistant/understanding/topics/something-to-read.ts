import type { Clause } from "../clauses/clauses.ts";
import { wordSet } from "../tokens/word-set.ts";

const somebody =
  "(?:i|we|he|she|they|(?:(?:my|our|his|her|their|the) |^|(?<=^(?:and|but|so|ok) ))(?:\\w+ )?(?:boss|bosses|manager|husband|wife|father|mother|parents|dad|mom|team|colleagues?|friends?|partner|director|ceo|cto|cfo|hr|brother|sister|son|daughter|company|office|board|lead|head|superiors?|seniors?|people))";
/** "My boss wants to read about it first", "she'd like something on paper" */
const wantsToRead = new RegExp(
  `\\b${somebody} (?:\\w+ ){0,2}?(?:wants?|wanted|needs?|likes?|wish(?:es)?|prefers?|insists?|asks?|asked|expects?) (?:\\w+ ){0,2}?(?:(?:to|on) (?:read(?:ing)?|see(?:ing)?|(?:(?:have|take) an? )?look(?:ing)?|go(?:ing)?|study(?:ing)?) (?:(?:up|it|this|that|something|more|all|everything|over|through|about|of|at|into|on) ?)+(?:(?:first|before|beforehand)\\b|$)|(?:something|anything) (?:on paper|in writing|written|printed|to read|in print|to look at|to hold))`,
);
/** Said so, these only tell who that is. */
const mayTell = wordSet("aside tellsAboutSelf recommendation unclear offTopic");

const formal = "(?: (?:official|formal|written|printed|proper|in writing|on paper|to read))";
const handsOn =
  "(?:attach|enclose|forward|circulate|share|show|send|present|put|bhej\\w*|dikha\\w*|laga\\w*)";
/** "Something official I can attach with the note", "anything in writing to share with my boss" */
const toAttach = new RegExp(
  `\\b(?:something|anything|some|any|kuch)${formal}+(?: (?:document|paper|thing|material|that|which|jo|do|de|hai|ho|to|for|i|we|he|she|can|could|may|might|boss|director|manager|management|my|our|ko|the))* ${handsOn}\\b|\\b(?:something|anything) (?:(?:that|which) )?(?:i|we) (?:can|could|may|might) (?:attach|enclose|forward|circulate)\\b`,
);

/** "My boss wants to read about it before he says yes": what there is to read is the brochure. */
export function asksSomethingToRead(clause: Pick<Clause, "text" | "tokens" | "guesses">): boolean {
  const { text, guesses } = clause;
  if (toAttach.test(text)) return true;
  const [top] = guesses;
  const isElse = top !== undefined && top.chance > 0.6 && !mayTell.has(top.intent);
  return wantsToRead.test(text) && !isElse;
}

/** "Is there something on paper, with the manager's course in it as well?" */
const holding =
  /\b(?:brochure|pdf|leaflet|flyer|hand ?out|on paper|to print|printable|in print)\b.*\b(?:with|that (?:has|covers|shows|lists|contains|tells)|containing|covering) (?!me\b|us\b|you\b)(?:\w+ ){1,6}?(?:in it|inside|included|as well|too|courses?|programs?|hours|topics|durations?|lengths?)\b/;

/** Whether it asks what that holds. */
export function asksWhatIsInIt({ text }: Pick<Clause, "text">): boolean {
  return holding.test(text);
}
