import type { Clause } from "../clauses/clauses.ts";
import { topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import { wordSet } from "../tokens/word-set.ts";

const day = "(?:1st|first|1|one|single)";
/** "Is that the first class or like a demo?", "is it the whole course?", "is Aug 11 the start?" */
const nature = new RegExp(
  `\\b(?:${day} (?:class|session|lecture|day of (?:the )?(?:course|class))|whole (?:course|thing|program)|full (?:course|program)|entire (?:course|program)|only (?:one|a|1) (?:session|class)|(?:the|a) start|when (?:the )?(?:classes|course) (?:start|begin)s?|(?:classes|course) (?:start|begin)s? (?:then|on that|from)|orientation|introduct\\w+|intro (?:session|class)|demo (?:class|session)?|webinar|info session|(?:just|only) (?:a|an|the) (?:launch|event|intro\\w*))\\b`,
);
const launched = /\b(?:aug\w*|pop ?up|launch\w*|bootcamp|2 days|two days|those days|that thing)\b/;

/** "So the Aug 12 thing, is it the first class or like a demo": whether it is asked what the session is. */
export function asksWhatSessionIs(text: string): boolean {
  return nature.test(text);
}

const buttons = "(?:buttons?|forms?|enroll now|secure (?:your )?seat(?: now)?|links?)";
/** "Are both buttons the same form?", "one says Enroll Now, one Secure Your Seat. Same thing?" */
const sameForm = new RegExp(
  `\\b(?:both|two|these|those)\\b.*\\b${buttons}\\b.*\\b(?:same|different|identical)(?: (?:form|thing|one|place|page))?(?: or (?:not|different))?$|\\bsame form\\b.*\\b${buttons}\\b`,
);
const bothButtons =
  /\b(?:pop ?up|launch)\b.*\benroll now\b.*\bwhich\b|\bwhich\b.*\b(?:pop ?up|launch)\b.*\benroll now\b|\bwhich\b.*\benroll now\b.*\b(?:pop ?up|launch)\b|\bsecure (?:your )?seat\b.*\benroll now\b|\benroll now\b.*\bsecure (?:your )?seat\b/;
const which = /\b(?:same|difference|different|which)\b/;

/** Whether it is asked which of the two forms is which. */
export function asksIfSameForm(text: string, said: string): boolean {
  return sameForm.test(text) || (bothButtons.test(said) && which.test(text));
}

const mayBeOfSession = wordSet(
  "launch launchProgram start schedule demo events seats unsaid duration aside joinLaunch",
);

const ofLaunch = wordSet("launch launchProgram start aside unsaid");

/** What is asked of the launch's session and forms, in words that seem to ask for something else. */
export function askedOfSession(
  { text, guesses: [top] }: Clause,
  last: string,
  said: string,
): string | undefined {
  if (asksIfSameForm(text, said)) return "joinLaunch";
  const heard = top?.intent ?? "aside";
  const isSpoken = topicsOfLaunch.has(last);
  const mayBe = isSpoken ? mayBeOfSession.has(heard) : ofLaunch.has(heard) && launched.test(text);
  return mayBe && asksWhatSessionIs(text) ? "launch" : undefined;
}
