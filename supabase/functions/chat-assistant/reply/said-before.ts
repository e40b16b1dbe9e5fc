import { stem } from "../language/stem.ts";
import type { Asked } from "../understanding/intent-rules/asked-intent.ts";
import type { Context } from "../understanding/references/context.ts";
import { hashOf } from "../understanding/scoring/hash.ts";
import { type Part, type Provider, say } from "./wording/answer.ts";
import { light } from "./wording/light-words.ts";

/** "What was that again?" wants to hear it once more. */
const asksToRepeat =
  /\b(?:again|repeat|once more|one more time|pardon|remind(?: me)?|(?:not|never) (?:get|got|catch|understand|understood)|phir se|dobara|fir se)\b/;

/** "(They are kept until you ask us to erase them.) Till when?": that is said. */
const asksUntil =
  /\b(?:(?:till|until|untill|upto|up to) (?:when|what (?:date|time))|kab tak|how long|kitne (?:din|dino|time|samay) tak)\b/;
const tellsUntil = /\buntil\b|\b\d+ (?:days?|weeks?|months?|years?) after\b/i;

/** So many paragraphs of a reply are kept in mind, each by so many letters. */
const most = 3;
const length = 3;

/** What was asked, the answers, and the words of the message. */
type Said = { asked: readonly Asked[]; replies: readonly Part[]; said: string };

/** "How many at least?", "the exact date?": what the last reply did not say of it, is not known. */
const asksExactly =
  /\b(?:how (?:many|much|long|soon|fast|quick\w*|often|big)|exact\w*|when|(?:their|the|your|its|whose) names?|names? of|called|minimum|maximum|at least|at most|kitn\w+|kab)\b/;

/**
 * What is said instead of a reply that says no more than the last one did. Who asks more closely learns that this is
 * all; who asks still, or for a number or a name, no more than that. Undefined where the reply is another one, is wanted
 * once more, opens a form, is asked of another program, or was worked out for the question: "so 10 hours in all?"
 */
export function insteadOfSame(
  provider: Provider,
  { asked, replies, said }: Said,
  reply: string,
  { told = [], focus }: Context,
): string | undefined {
  const isOfOther = replies.some(({ programs }) =>
    programs.some(({ slug }) => !focus.includes(slug)),
  );
  const isStated = asked.length > 0 && asked.every(({ intent }) => isPlain(provider, intent));
  const all = say(provider, "allKnown");
  const isClosed = told[0] === markOf(all);
  const last = isClosed ? told.slice(1) : told;
  const isSame = marksOf(reply).every((mark, at) => last[at] === mark);
  const opens = replies.some(({ register }) => register);
  if (!isStated || !isSame || isOfOther || opens || asksToRepeat.test(said)) return undefined;
  const isTold = asksUntil.test(said) && tellsUntil.test(reply) && !isClosed;
  const isMore = (asksExactly.test(said) && !isTold) || (isClosed && !speaksOf(reply, said));
  return isMore ? say(provider, "noMoreKnown") : `${all} ${reply}`;
}

/** Whether a reply holds a word of the message that tells anything. */
function speaksOf(reply: string, said: string): boolean {
  const held = new Set((reply.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  return said.split(" ").some((word) => !light.has(word) && held.has(stem(word)));
}

/**
 * A reply without those of its paragraphs that the last one ended on: who goes on to ask for more has just read them.
 * Undefined where none is left out, or all would be. What is said of a program stays: asked of it again, that is an
 * answer.
 */
export function withoutSaid(
  provider: Provider,
  reply: string,
  { told = [] }: Context,
): string | undefined {
  const paragraphs = reply.split("\n\n");
  const left = paragraphs.filter(
    (paragraph) => !told.includes(markOf(plain(paragraph))) || namesProgram(provider, paragraph),
  );
  const isLess = left.length > 0 && left.length < paragraphs.length;
  return isLess ? left.join("\n\n") : undefined;
}

function namesProgram({ content }: Provider, paragraph: string): boolean {
  return content.programs.some(({ title }) => paragraph.includes(title));
}

/** What is said already behind a reply, a mark for each paragraph: what it says, then what was said before. */
export function marksBehind(provider: Provider, reply: string, { told = [] }: Context): string[] {
  const all = say(provider, "allKnown");
  const before = told.filter((mark) => mark !== markOf(all));
  if (reply === say(provider, "noMoreKnown")) return [markOf(all), ...before].slice(0, most);
  const isClosed = reply.startsWith(all);
  // "(Do you …?) Yes. You get …": said again without that word it is the same.
  const yes = `${say(provider, "yes")} `;
  const opening = isClosed ? `${all} ` : reply.startsWith(yes) ? yes : "";
  const marks = marksOf(reply.slice(opening.length));
  return [...new Set([...(isClosed ? [markOf(all)] : []), ...marks, ...before])].slice(0, most);
}

function marksOf(reply: string): string[] {
  return reply
    .split("\n\n")
    .slice(0, most)
    .map((paragraph) => markOf(plain(paragraph)));
}

/** Links are said as what they are called. */
function plain(paragraph: string): string {
  return paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

function markOf(text: string): string {
  return (hashOf(text) >>> 0).toString(36).slice(-length).padStart(length, "0");
}

/** Stated as it stands in content, whichever program is asked of. */
function isPlain({ content }: Provider, intent: string): boolean {
  const answer = content.answers[intent];
  return answer?.reply !== undefined && answer.each === undefined;
}
