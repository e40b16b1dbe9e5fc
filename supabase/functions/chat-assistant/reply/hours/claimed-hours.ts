import { claimsHoursOf } from "../../understanding/follow-ups/claims-hours.ts";
import { asksAtAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

const ofAll = /\b(?:is|are) (?:all|it|everything)\b|\bin (?:all|total)\b|\btotal\b/;

/** "So 10 hours is all for the agents one?": whether it is. */
export function claimedHours(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const hours = claimsHoursOf(clause);
  const [only, ...others] = selection.named;
  if (hours === undefined || !only || others.length > 0) return undefined;
  if (!asksAtAll(question) || !ofAll.test(clause.text)) return undefined;
  const verdict = say(provider, only.hours === hours ? "yes" : "no");
  return {
    text: `${verdict} ${durationLines(provider, [only])}`,
    isWorkedOut: true,
    programs: [only],
  };
}
