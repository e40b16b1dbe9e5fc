import type { Facts } from "./facts-of-demands.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

/** "For one of them only", "of all your courses" */
const ofSome =
  /\b(?:all|every|each|both|one|which|any)(?: of)? (?:(?:the|your|these|those|my|three|two) )*(?:courses?|programs?|them)\b/;

/** "Those 25 seats, are they for all your courses?" asks of seats. */
const ofSeats = /\b\d+ (?:seats?|spots?|places)\b/;
const ofEach =
  /\b(?:(?:per|each|every|all|both|any|one|which)(?: of)?(?: (?:the|your|these|those|of|three|two|single))* (?:courses?|programs?|programmes?|trainings?|of them)|only (?:for )?one|across)\b/;

/** Whether it asks if something is for each program or for one only. */
export function asksOfEach(text: string): boolean {
  return ofEach.test(text);
}

/** "Is the launch for the agents course?", "is it for one of them only?" */
export function asksWhichLaunched(intent: string, { names, clause }: Facts): string | undefined {
  const isOfPrograms = names || ofSome.test(clause.text);
  if (intent !== "seats" && ofSeats.test(clause.text) && asksOfEach(clause.text)) return "seats";
  return intent === "launch" &&
    isOfPrograms &&
    asksYesOrNo(clause) &&
    /\b(?:about|for|of|part of)\b/.test(clause.text)
    ? "launchProgram"
    : undefined;
}
