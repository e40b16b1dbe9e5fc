import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

/** "That can't both be right?", "so which one is correct?", "these times don't match" */
const doubts =
  /\b(?:both|all|two|either)\b(?: \w+){0,4} (?:right|correct|true|same|possible|accurate)\b|\bwhich (?:one |time |timing |of (?:them|these|those|the two) )?(?:is|are|would be|do i trust|should i (?:trust|follow|believe|go by|take))(?: (?:the|really|actually))*(?: (?:right|correct|true|real|actual|valid|accurate)(?: one| time)?)?$|\b(?:not|never) (?:really |even )*(?:match|agree|add up|tally|fit|make sense|(?:be )?(?:at )?(?:the )?same (?:time|moment|instant|hour))\b|\bcan (?:both |all )?be (?:at )?the same (?:time|moment|instant|hour)\b|\bcontradict\w*|\bconflict\w*|\bmismatch\w*|\binconsistent\b|\b(?:is|are|looks?|seems?|must be|has to be)(?: (?:not|a|an|some|one|of|them|these))* (?:wrong|typo|mistake|error|mixed up)\b/;
const ofTimes =
  /\b(?:times?|timings?|zones?|session|popup|pop up|window|est|pst|cst|ist|gmt|am|pm|eastern|pacific)\b/;

const zone = "(?:est|pst|cst|ist|gmt)";
/** "Is 10 PM EST the same as 7:30 AM IST?" */
const sameTime = new RegExp(
  `\\b${zone}\\b.*\\b(?:same|equals?|equal to|means?)\\b.*\\b${zone}\\b|\\b(?:is|are)\\b.*\\b${zone}\\b.*\\b${zone}\\b.*\\bsame\\b`,
);

/** "Is it over or not?", "12 Aug of which year?" */
const past =
  /\b(?:which|what) year\b|\b(?:is|has|was|are|have|if) (?:it|its|that|this|they|those|the (?:session|launch|bootcamp|date))(?: \w+)? (?:over|finished|happened|passed|past|gone|ended)\b|\balready (?:over|happened|passed|gone|finished|past)\b|\b(?:over|happened|finished) or not\b/;

/** Whether it is asked if the session is over. */
export function asksIfOver(text: string): boolean {
  return past.test(text);
}

const ofLaunch = wordSet("launch launchProgram joinLaunch seats");

/** Whether the times of the launch are doubted. */
export function doubtsTimes(text: string): boolean {
  return doubts.test(text) || sameTime.test(text);
}

/** "(10 PM EST and 11 PM PST?) So which one is right?" */
export const topicsOfDoubt: readonly PlainTopic[] = [
  { says: sameTime, asked: "launch" },
  { says: past, asked: "launch", after: ofLaunch },
  // "10 at night in New York and 11 in LA can't be the same moment, no?"
  {
    says: /\b(?:\d+|am|pm)\b.*\bcan (?:not )?(?:(?:both|all|really|ever) )*be (?:at )?(?:the )?same (?:time|moment|instant|hour)\b/,
    asked: "launch",
    turns: true,
  },
  // "Are there other sessions listed?"
  {
    says: /\b(?:other|any other|more|all|all the) (?:session )?(?:sessions|timings?|times|slots)\b/,
    asked: "launch",
    after: ofLaunch,
  },
  // "Is there another session after August?"
  {
    says: /\b(?:next|another|later|new) (?:session|bootcamp|launch|date)\b/,
    asked: "start",
    after: ofLaunch,
  },
  // "So which time is mine?"
  {
    says: /\b(?:which|what) (?:time|timing|slot|one|date) (?:is|are|would be) (?:mine|for me|ours|for us)$/,
    asked: "launch",
    after: wordSet("launch"),
  },
  { says: doubts, asked: "launch", after: wordSet("launch") },
  // "The times don't agree with each other"
  {
    says: /\b(?:times?|timings?)\b(?: \w+){0,3} (?:not|never) (?:match|agree|add up|tally)\b/,
    asked: "launch",
  },
  {
    says: new RegExp(
      `^(?=.*(?:${ofTimes.source}))(?=.*\\b(?:est|pst|cst|ist|gmt)\\b.*\\b(?:est|pst|cst|ist|gmt)\\b).*(?:${doubts.source})`,
    ),
    asked: "launch",
  },
];
