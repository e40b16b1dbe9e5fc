import { stem } from "../language/stem.ts";
import type { Asked } from "../understanding/intent-rules/asked-intent.ts";
import type { Context } from "../understanding/references/context.ts";
import { hashOf } from "../understanding/scoring/hash.ts";
import { light } from "./verdicts/light-words.ts";
import { type Part, type Provider, say } from "./wording/answer.ts";

/** "What was that again?" wants to hear it once more. */
const asksToRepeat =
  /\b(?:again|repeat|once more|one more time|pardon|remind(?: me)?|(?:not|never) (?:get|got|catch|understand|understood)|phir se|dobara|fir se)\b/;

/** So many paragraphs of a reply are kept in mind, each by so many letters. */
const most = 3;
const length = 3;

/** What was asked, the answers, and the words of the message. */
type Said = { asked: readonly Asked[]; replies: readonly Part[]; said: string };

/**
 * What is said instead of a reply that says no more than the last one did. Who asks more closely ("how soon is soon?")
 * learns that this is all; who asks still, and for what it does not speak of ("can I see their names?"), no more than
 * that. Undefined where the reply is another one, is wanted once more, opens a form, is asked of another program, or
 * was worked out for the question: "so 10 hours in all?"
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
  const isSame = marksOf(reply).every((mark) => told.includes(mark));
  const opens = replies.some(({ register }) => register);
  if (!isStated || !isSame || isOfOther || opens || asksToRepeat.test(said)) return undefined;
  const all = say(provider, "allKnown");
  const isMore = told.includes(markOf(all)) && !speaksOf(reply, said);
  return isMore ? say(provider, "noMoreKnown") : `${all} ${reply}`;
}

/** Whether a reply holds a word of the message that tells anything. */
function speaksOf(reply: string, said: string): boolean {
  const held = new Set((reply.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  return said.split(" ").some((word) => !light.has(word) && held.has(stem(word)));
}

/** What is said already behind a reply, a mark for each paragraph: what the last one said, where this says no more. */
export function marksBehind(provider: Provider, reply: string, { told = [] }: Context): string[] {
  const all = say(provider, "allKnown");
  if (reply === say(provider, "noMoreKnown")) return [...told];
  if (reply.startsWith(all))
    return [markOf(all), ...marksOf(reply.slice(all.length + 1))].slice(0, most);
  // "(Do you …?) Yes. You get …": said again without that word it is the same.
  const yes = `${say(provider, "yes")} `;
  return marksOf(reply.startsWith(yes) ? reply.slice(yes.length) : reply);
}

function marksOf(reply: string): string[] {
  return reply
    .split("\n\n")
    .slice(0, most)
    .map((paragraph) => markOf(paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")));
}

function markOf(text: string): string {
  return (hashOf(text) >>> 0).toString(36).slice(-length).padStart(length, "0");
}

/** Stated as it stands in content, whichever program is asked of. */
function isPlain({ content }: Provider, intent: string): boolean {
  const answer = content.answers[intent];
  return answer?.reply !== undefined && answer.each === undefined;
}
