import type { Clause } from "../clauses/clauses.ts";
import { names } from "../references/only-names.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import type { Facts } from "./demand-facts.ts";
import { topicsOfLaunch } from "./intent-groups.ts";

/** "Those 25 seats, are they for all your courses?" asks of seats. */
const ofSeats = /\b\d+ (?:seats?|spots?|places)\b/;
const ofEach =
  /\b(?:(?:per|each|every|all|both|any|one|which)(?: of)?(?: (?:the|your|these|those|of|three|two|single))* (?:courses?|programs?|programmes?|trainings?|of them)|only (?:for )?one|across)\b/;

/** Whether it asks if something is for each program or for one only. */
export function asksOfEach(text: string): boolean {
  return ofEach.test(text);
}

const notLaunch =
  /\b(?:not|nothing to do with|forget|without) (?:(?:in|for|about|of|the|that|your|this|any) )*launch\b/;

/** "I mean the normal agents course, not that launch thing, (where do I join?)" */
export function setsLaunchAside(intent: string, { names, clause }: Facts): string | undefined {
  return names && topicsOfLaunch.has(intent) && notLaunch.test(clause.text) ? "summary" : undefined;
}

/** "Is the launch for the agents course?" */
export function asksWhichLaunched(intent: string, { names, clause }: Facts): string | undefined {
  const isOfSeats = intent !== "seats" && ofSeats.test(clause.text);
  const isNamed = names && intent === "launchProgram";
  if (isOfSeats && (isNamed || asksOfEach(clause.text))) return "seats";
  return intent === "launch" &&
    names &&
    asksYesOrNo(clause) &&
    /\b(?:about|for|of|part of)\b/.test(clause.text)
    ? "launchProgram"
    : undefined;
}

/** "A window jumped up. What is it about?" */
const whatIsIt =
  /^(?:(?:and|so|but) )*what (?:is|was) (?:it|that|this)(?: (?:even|all|really|actually))*(?: about| for)?$/;
const isItOf =
  /^(?:is|was) (?:it|that|this) (?:for|about|of|part of|meant for) .*\b(?:courses?|programs?|programmes?|one|trainings?)\b/;
/** After what is asked of the launch: "which program is that?" */
const whichProgram =
  /^(?:(?:and|so|but|of|for) )*which (?:(?:one )?of (?:your|the|these|those) (?:three )?)?(?:course|program|programme|training|bootcamp)s?(?: (?:is|was|are|were) (?:it|that|this|that one|the bootcamp))?(?: for| about| of| part of| in| really| actually| anyway| again)*$/;

/** After the launch: which program that is. */
export function asksLaunchProgram({ text }: Clause, last: string): boolean {
  const isOfLaunch = topicsOfLaunch.has(last) || last === "closeLaunch";
  return (
    (isOfLaunch && isItOf.test(text)) ||
    ((isOfLaunch || last === "certificate") && whichProgram.test(text))
  );
}

/** "(Where do I sign up for it?) What do we get there" */
const getsThere =
  /^(?:(?:and|so|but) )*what (?:all )?(?:do|will|would) (?:i|we|one) get (?:there|at it|in it)$/;

/** What so few words ask of the launch that was spoken of, or of the one program that was. */
export function asksOfLaunch(
  clause: Clause,
  focus: readonly string[],
  last: string,
): string | undefined {
  const { text } = clause;
  const asksWhat = whatIsIt.test(text);
  if (asksWhat && last === "closeLaunch") return "launch";
  if (!topicsOfLaunch.has(last)) return asksWhat && focus.length === 1 ? "summary" : undefined;
  if (getsThere.test(text)) return "launch";
  const isJoining = clause.guesses[0]?.intent === "register" && !names(clause, "program", "skill");
  return isJoining ? "joinLaunch" : undefined;
}
