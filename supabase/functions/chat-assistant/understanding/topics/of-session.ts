import type { Clause } from "../clauses/clauses.ts";
import { topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
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

const asksTime =
  /^(?=.*\b(?:when|what time|(?:at )?what hour|which (?:day|date)|kab|kitne baje)\b).*\bboot ?camp\b/;

/** "When does this bootcamp kick off? I'm in New Jersey": what has a time there is the launch's session. */
function asksTimeThere({ text }: Clause, message: readonly Token[]): boolean {
  const isFar = message.some(
    (token) => token.kind === "zone" || (token.kind === "place" && token.zone !== "IST"),
  );
  return isFar && asksTime.test(text);
}

/** What is asked of the launch's session and forms, in words that seem to ask for something else. */
export function askedOfSession(
  clause: Clause,
  last: string,
  message: readonly Token[],
): string | undefined {
  const { text, guesses } = clause;
  const [top] = guesses;
  const said = textOf(message);
  if (asksTimeThere(clause, message)) return "launch";
  if (asksIfSameForm(text, said)) return "joinLaunch";
  const heard = top?.intent ?? "aside";
  const isSpoken = topicsOfLaunch.has(last);
  const mayBe = isSpoken ? mayBeOfSession.has(heard) : ofLaunch.has(heard) && launched.test(text);
  return mayBe && asksWhatSessionIs(text) ? "launch" : undefined;
}
