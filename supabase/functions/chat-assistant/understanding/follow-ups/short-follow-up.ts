import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { topicsOfJoining, topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import { asksLaunchProgram, asksOfLaunch } from "../intent-rules/rules-of-launch.ts";
import type { Context } from "../references/context.ts";
import { pointsAtOffer, pointsAtThing } from "../references/listed-items.ts";
import { asksElse, names } from "../references/only-names.ts";
import { withoutEdges } from "../sentences/opening-words.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { afterCountries, formAsked } from "./after-countries.ts";
import { afterData } from "./after-data.ts";
import { afterTopic } from "./after-topic.ts";
import { sameForPeople } from "./as-well.ts";
import { asksAgain, forAll } from "./asking-again.ts";
import { atSamePace } from "./at-same-pace.ts";
import { relativeDemands } from "./relative-demands.ts";
import { takesProgram } from "./takes-program.ts";

const byHowMuch =
  /^(?:(?:and|so|then|if (?:yes|so)) )*(?:by )?how (?:much|many hours)(?: more| less| longer| shorter| extra)?$/;
/** After the brochure: "and what is in it?" */
const ofContents = /\b(?:in|inside) it\b/;

/** After what is asked of prices: "for students maybe?" */
const ofMoney =
  wordSet(`discount price refund payment invoice certificate access recordings mentor demo
  placement`);
const narrowed = /^(?:for|if|with|on|by|when|after|before|within|till|until|who|in how) \w+/;

function narrows({ text, tokens, guesses: [top] }: Clause): boolean {
  return narrowed.test(text) && tokens.length < 6 && (top?.chance ?? 0) < 0.5;
}

/** "Approx?", "a rough idea at least?" */
export const roughly =
  /^(?:(?:even|just|some|an?|at least|any|only|give me|tell me|or) )*(?:approx(?:imate(?:ly)?)?|roughly|rough|ball ?park|estimated?|andaz\w*|andaaz\w*|lagbhag)(?: (?:bhi|nahi|hi|sakt\w+|de|do|idea|estimate|figure|amount|range|number|price|fees?|cost|bata\w*|at least|even|only))*$/;

/** "So it is 40?" */
const claims = /^(?:it is|is it|that is|is that|it takes|does it take|so it is|its)\b/;

/** After these a sum is one of hours: "both together?" */
const lengthy = wordSet("duration total summary programs recommendation count compare curriculum");

/** "(No mail has come yet.) How long does it usually take?" */
const takesUsually =
  /^(?:and )?how long (?:does|will|would|should) (?:it|that|this) (?:(?:usually|normally|generally|typically) )?take(?: (?:usually|normally|generally|to come|to arrive))?$/;

const isWhy = /^(?:but |and |so )?why$/;

/** Of what one may ask for: "how do I ask for that?" */
const onRequest = wordSet("erasure dataUse dataKept enterprise brochure");
const howToAsk =
  /^(?:how|where|whom|who) (?:do|can|should|would) (?:i|we) (?:ask(?: for)?|request|get|do|demand|write to for|contact for) (?:that|this|it)(?: done)?(?: then)?$/;

/** "What is their course called again?" */
const whatCalled =
  /^(?:what|how) (?:is|was) (?:it|that|this|that one|(?:the|their|his|her|my|that|this) (?:\w+ )?(?:one|course|program|programme|training)) (?:called|named)$/;

/** "(Which help with placement?) Which have none?", where hours, code and topics are not what is had. */
const hasNone =
  /^(?:which|what|kaun\w*|kons\w*)(?: (?:ones?|courses?|programs?|of (?:them|these|those)))? (?:(?:do|does) not(?: have| need| get| offer)?(?: (?:any|one|it|that))?|(?:have|has|had|need|needs|offer|offers|get|gets|give|gives|come with|comes with) (?:none|nothing|no such thing))(?: of (?:it|that|this))?$/;
const ofOther = wordSet(
  "price duration codingNeed coverage curriculum programs recommendation summary compare count audience",
);

type Facts = { clause: Clause; conditions: Conditions; context: Context; last: string };

/** What so few words ask after what was asked last, in this order. */
const rules: readonly ((facts: Facts) => string | undefined | false)[] = [
  ({ clause, context }) => pointsAtOffer(clause, context) && "benefits",
  ({ clause, context }) => pointsAtThing(clause, context) && "coverage",
  ({ clause, context }) => afterTopic(clause, context),
  ({ clause, context }) => atSamePace(clause, context),
  ({ clause, last }) => asksLaunchProgram(clause, last) && "launchProgram",
  ({ clause, context, last }) => asksAgain(clause, context) && last,
  ({ clause, last }) => last === "brochure" && ofContents.test(clause.text) && "brochureContents",
  ({ clause, last }) =>
    onRequest.has(last) &&
    howToAsk.test(clause.text) &&
    (last.startsWith("data") ? "erasure" : last),
  ({ clause, context, last }) => sameForPeople(clause.text, context, last),
  ({ clause, context, last }) => asksOfLaunch(clause, context.focus, last),
  ({ clause, context }) => afterData(clause, context),
  ({ clause, last, context }) =>
    (last !== "price" || names(clause, "hours")) &&
    relativeDemands(clause, context, context.focus.length) &&
    "programs",
  ({ clause, context }) => takesProgram(clause, context) && "register",
  ({ clause, context }) =>
    whatCalled.test(clause.text) &&
    (context.focus.length > 0 || names(clause, "pointer")) &&
    "summary",
  ({ clause, last }) =>
    (topicsOfJoining.has(last) || last === "myRegistration") &&
    takesUsually.test(clause.text) &&
    "afterRegister",
  ({ clause, last }) => last === "duration" && byHowMuch.test(clause.text) && last,
  ({ clause, conditions, context }) =>
    claims.test(clause.text) && conditions.hours && context.focus.length > 0 && "duration",
  ({ clause, last, context }) =>
    (last === "phoneFormat" ||
      topicsOfLaunch.has(last) ||
      context.topics.slice(0, 3).some((topic) => formAsked.has(topic))) &&
    afterCountries(clause, context),
  ({ clause, conditions, last }) =>
    conditions.adds &&
    lengthy.has(last) &&
    !asksElse(clause) &&
    clause.guesses[0]?.intent !== "order" &&
    "duration",
  ({ clause, last }) => last !== "" && !ofOther.has(last) && hasNone.test(clause.text) && last,
  ({ clause, last }) => ofMoney.has(last) && narrows(clause) && last,
  ({ clause, context }) => isWhy.test(clause.text) && context.focus.length > 0 && "summary",
];

/** What a few words ask that only make sense after what was asked before: "both together?" */
export function shortFollowUp(
  clause: Clause,
  conditions: Conditions,
  context: Context,
): string | undefined {
  const said = { ...clause, text: withoutEdges(clause.text) };
  const facts = { clause: said, conditions, context, last: context.topics[0] ?? "" };
  for (const rule of rules) {
    const found = rule(facts);
    if (found) return found;
  }
  return undefined;
}

const without =
  /^(?:(?:and|but|so|ok|then|now|please|just) )*(?:without|minus|except|excluding|less|leaving out|not counting|(?:(?:what )?if (?:i|we) )?(?:(?:leave|take|cut|cross) (?:out|off)|skip|drop|remove|subtract|exclude|omit|do not count))\b|\b(?:hata(?:o|do| do| ke| kar)?|chh?od(?:o|do| do| ke| kar)?|nikaa?l(?:o| do| ke| kar)?|(?:ke )?bina|ko chh?od\w*)(?: (?:to|toh|kitna|kitne|total|kul|ghante|hours|hoga|honge|hue|de|dein|phir))*$/;

/** "And all of them?", "and without the last one?", after the hours of several. */
export function sumsUp(clause: Clause, { topics, focus, seen }: Context): boolean {
  if (plus(clause)) return true;
  const isOn = [forAll, without, justSo].some((adds) => adds.test(clause.text));
  const areTwo = focus.length + seen.length > 1 && ofBoth.test(clause.text);
  return topics[0] === "duration" && ((focus.length > 1 && isOn) || areTwo);
}

/** "(24 hours, and the one before 36.) So both would be?" */
const ofBoth =
  /^(?:(?:and|but|so|ok|then) )*both(?: of them)? (?:would|will|is|are|makes?|comes?|takes?)(?: be| to| it| then| together)*$/;

const justSo = /^(?:(?:and|but|so|ok) )*(?:just|only) (?:the )?(?:two|three|2|3)\b/;

/** "Just the one plus the other?" */
function plus({ tokens }: Clause): boolean {
  const at = tokens.findIndex((token) => token.text === "plus");
  const sides = [tokens.slice(0, at), tokens.slice(at + 1)];
  const areNamed = at > 0 && sides.every((side) => side.some(isProgram));
  return areNamed && tokens.length < 7;
}
