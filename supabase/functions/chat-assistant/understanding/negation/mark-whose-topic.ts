import { partStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const topic =
  "(?:topics?|syllabus|curriculum|contents?|details?|modules?|price|fees?|cost|hours|length|duration|audience|dates?|timings?)";
/** "Not the topics of (the app course)" */
const ofTopic = new RegExp(`\\b${topic} (?:of|for|in|covered in|on)(?: the| your| that)?$`);

/**
 * "Everything but the ROI stuff in (the leaders' course)", "(the leaders' course) without the ROI part": what is taught
 * there is waved off, not the course.
 */
function isThatOfWhich(tokens: readonly Token[], at: number): boolean {
  const begin = partStart(tokens, at);
  const isThing = ({ kind, excluded }: Token) => kind === "skill" && excluded === true;
  const before = tokens.findLastIndex(
    (token, place) => place >= begin && place < at && isThing(token),
  );
  if (before >= 0) return inIt.test(textOf(tokens.slice(before + 1, at)));
  const behind = tokens.findIndex((token, place) => place > at && isThing(token));
  const isFirst = /^(?:the |your |that )?$/.test(`${textOf(tokens.slice(begin, at))} `.trimStart());
  return behind > 0 && isFirst && butFor.test(textOf(tokens.slice(at + 1, behind)));
}

const inIt =
  /^(?:(?:stuff|parts?|bits?|things?|topics?|modules?|sections?) )?(?:in|of|from|inside)(?: the| your| that)?$/;
const butFor =
  /^(?:(?:course|program|programme|one|training) )?(?:without|minus|except|excluding|apart from|but not|leaving out)(?: the)?$/;

/**
 * "Not the topics of the app course, only whom it is for": what is waved off of a program is no more than that where no
 * other is named.
 */
export function markWhoseTopic(tokens: readonly Token[]): void {
  const names = tokens.filter(({ kind }) => kind === "program" || kind === "pointer");
  const [only] = names;
  if (only?.excluded && isThatOfWhich(tokens, tokens.indexOf(only))) unmark(only);
  if (!only?.excluded || names.some((name) => name.text !== only.text)) return;
  for (const name of names) {
    const at = tokens.indexOf(name);
    const before = textOf(tokens.slice(Math.max(partStart(tokens, at), at - 6), at));
    if (ofTopic.test(before)) unmark(name);
  }
}
