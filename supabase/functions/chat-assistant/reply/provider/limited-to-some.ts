import type { Answer } from "../../../../../content/assistant/answer.ts";
import { type Provider, type Question, say } from "../wording/answer.ts";

/** "Is it only for one of them?", "restricted to the long course?", "with all three?" */
const asksLimit =
  /\b(?:only|just|restricted|limited|exclusive|exclusively|reserved|confined)\b(?: \w+){0,2} (?:for|to|in|with|by|one|the|those|part of)\b|\b(?:for|to|in|with|of) (?:all|every|each|both|any)\b|\b(?:all|every|each|both)(?: of)? (?:(?:the|your|these|those|two|three|four) )*(?:courses?|programs?|programmes?|trainings?|of them)\b|\b(?:everybody|everyone|all learners)\b.*\bor only\b/;
/** What is limited so is no program. */
const ofTime =
  /\b(?:only|just|limited|restricted)(?: \w+){0,2} (?:for|to|in) (?:a |an |one |\d+ |some |the )*(?:certain |few )*(?:hours?|days?|weeks?|months?|years?|time)\b/;

/** "Only for the materials, not the videos?" */
const ofThings =
  /\b(?:only|just|restricted|limited)(?: \w+){0,2} (?:for|to|in|with|of) (?:the |your |course )*(?:materials?|notes|slides|videos?|recordings?|pdfs?|documents?|projects?|mentors?|mentoring|text|reading)\b/;

/** "I only want to know whether …" */
const wishes = /\b(?:only|just) (?:want|wanted|wish|need|would like|asking)\b/g;

/** Whether it is asked of certain programs or of all. */
export function asksIfLimited({ clause }: Pick<Question, "clause">): boolean {
  const text = clause.text.replace(wishes, "");
  return asksLimit.test(text) && !ofTime.test(text) && !ofThings.test(text);
}

/** "Is mentoring in the agents course too?", "does it come with the leaders' one?" */
const asksOfOne = /\b(?:too|also|as well|even|part of|included|comes? with|with|in|for|get|gets)\b/;

function asksOfProgram({ yesOrNo, clause, selection }: Question): boolean {
  return yesOrNo && selection.named.length === 1 && asksOfOne.test(clause.text);
}

/** "(Do I get a mentor?) And in the other two?" */
function isOfOthers({ conditions, context }: Question): boolean {
  return conditions.isOther && context.topics.length > 0;
}

/** That what one gets is not said of certain programs only; empty where that is not asked. */
export function unlimited(provider: Provider, question: Question, { reply = "" }: Answer): string {
  const isOfPerk = /\{perks?[.}]/.test(reply) && provider.content.programs.length > 1;
  const isOfStart = reply.includes("{callToAction}") && isOfOthers(question);
  const isAsked = asksIfLimited(question) || asksOfProgram(question) || isOfOthers(question);
  return isOfStart || (isOfPerk && isAsked) ? ` ${say(provider, "notLimited")}` : "";
}
