import { numberInWords } from "../../language/numbers.ts";
import { meets } from "../../understanding/conditions/hours-demanded.ts";
import { asksSum } from "../../understanding/conditions/sums.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { cameTo } from "./added-program.ts";
import { claimsSum } from "./claims-sum.ts";
import { hoursOf } from "./hours-of.ts";
import { summedPrograms, takesSeveral } from "./summed-programs.ts";

/** Whether the hours of several are asked for as one. */
export function isTotal(provider: Provider, question: Question): boolean {
  const { conditions, selection, clause } = question;
  if (claimsSum(question)) return true;
  const isOfEach = claimsEach.test(clause.text) && !asksSum(clause.text);
  const isSummed = (conditions.adds && !isOfEach) || takesSeveral(question);
  const several = selection.about.length !== 1;
  return isSummed && (several || summedPrograms(provider, question).length > 1);
}

/** "(If I do both, any discount?) Both are ten hours, right?": of each, whatever is asked of both beside it. */
const claimsEach =
  /\b(?:both|each|all|dono|teeno|every one)(?: (?:are|is|of them|take|takes|the|just|only|also|exactly|around|about|hai|hain))* \d+ hours\b(?! (?:together|combined|in (?:all|total)|altogether|total))/;

/** The hours of several programs together, undefined where it is one; "can I do both within 30 hours?" asks of the sum. */
export function total(provider: Provider, question: Question): Part | undefined {
  const { conditions, yesOrNo } = question;
  const about = summedPrograms(provider, question);
  const demand = yesOrNo ? conditions.hours : undefined;
  const meeting = demand ? about : meetingHours(about, conditions);
  const programs = meeting.length > 0 ? meeting : about;
  if (programs.length === 1) return undefined;
  const hours = hoursOf(programs);
  const text = say(provider, "together", { count: numberInWords(programs.length), hours });
  const verdict = demand ? `${say(provider, meets(hours, demand) ? "yes" : "no")} ` : "";
  return {
    text: `${verdict}${text}\n${durationLines(provider, programs)}`,
    programs,
    ...cameTo(question, programs),
  };
}
