import type { Facts } from "./facts-of-demands.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

/** "For one of them only", "of all your courses" */
const ofSome =
  /\b(?:all|every|each|both|one|which|any)(?: of)? (?:(?:the|your|these|those|my|three|two) )*(?:courses?|programs?|them)\b/;

/** "Is the launch for the agents course?", "is it for one of them only?" */
export function asksWhichLaunched(intent: string, { names, clause }: Facts): string | undefined {
  const isOfPrograms = names || ofSome.test(clause.text);
  return intent === "launch" &&
    isOfPrograms &&
    asksYesOrNo(clause) &&
    /\b(?:about|for|of|part of)\b/.test(clause.text)
    ? "launchProgram"
    : undefined;
}
