import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "(My cousin did the app one.) If I skip that (…)" */
const skips =
  /\b(?:if (?:i|we|he|she|they) |(?:i|we) (?:will|would|am going to|want to) |let us |lets )(?:skip|drop|leave(?: out)?|leave aside|exclude|ignore|pass on|pass over|take out) (?:that|it|this)\b/;
/** "(I looked at the long one) and it is not for me" */
const unfit =
  /\b(?:it|that|this|which)(?: one| course)? (?:is|was|would be|looks|seems|sounds|feels) (?:\w+ )?not (?:\w+ )?(?:(?:for|meant for|right for|suited to) (?:me|us|her|him|them)|my (?:thing|kind|cup))\b/;

/** "If ML is too much for me, (then which one?)" */
const tooMuch =
  /^(?:(?:course|program|programme|one|training) )?(?:is|are|was|would be|seems?|sounds?|looks?|gets?) (?:(?:way|far|just|a bit|much|really) )?(?:too (?:much|hard|long|difficult|advanced|heavy|deep|technical|tough)|beyond|over my head|out of reach)\b/;
const supposes = /\b(?:if|in case|suppose|since|as|because)(?: the| your)?$/;

/** "What has the one that the other (doesn't list)?" */
const lacks =
  /^(?:(?:course|program|programme|one|training) )?(?:has|have|does|do|is|will|would) not(?: already| even)?(?: list| have| cover| teach| include| offer| contain| touch| show)?\b/;
const ofTopics = /\b(?:topics?|what|things?|which|subjects?)\b/;

/** Marks as waved off the program that lacks what is asked of another: "topics that the one has but the other hasn't". */
export function markLacking(tokens: readonly Token[]): void {
  const [first, second, ...others] = tokens.filter(({ kind }) => kind === "program");
  if (!first || !second || others.length > 0 || !ofTopics.test(textOf(tokens))) return;
  if (lacks.test(textOf(tokens.slice(tokens.indexOf(second) + 1)))) second.excluded = true;
}

const leaves = [skips, unfit];

/** Marks as waved off the program that was named last before somebody points back at it and leaves it. */
export function markLeftBehind(tokens: readonly Token[]): void {
  if (tokens.at(-1)?.asks && splitAfter(tokens, ({ ends }) => ends === "sentence").length < 2)
    return;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "program" || token.slugs.length > 1) continue;
    const behind = tokens.slice(at + 1);
    const next = behind.findIndex(({ kind }) => kind === "program" || kind === "pointer");
    const text = textOf(next < 0 ? behind : behind.slice(0, next + 1));
    const before = textOf(tokens.slice(Math.max(0, at - 5), at));
    const isTooMuch = tooMuch.test(text) && supposes.test(before);
    if (isTooMuch || leaves.some((way) => way.test(text))) token.excluded = true;
  }
}
