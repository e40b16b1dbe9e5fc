import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

const launch = "(?:the |this |that |your |a )?(?:launch(?: session| event)?|bootcamp)";
const joins = "(?:join|attend|come to|come for|take part in|sit in|be at|be part of)";
const whoMay = "(?:should|must|can|may|could|is (?:supposed|meant|allowed) to)";

const told = wordSet("launch joinLaunch launchProgram");

/** What is asked of the launch by its name, and is none of its times. */
export const topicsNamingLaunch: readonly PlainTopic[] = [
  // "Who is the bootcamp for?", "who should come to the launch session?", "bootcamp kiske liye hai"
  {
    says: new RegExp(
      `\\bwho(?:m)? (?:all )?(?:is|are|was) ${launch} (?:\\w+ )?(?:for|meant for|aimed at|intended for)\\b|\\bwho (?:all )?${whoMay} ${joins} ${launch}\\b|\\b${launch} (?:kis ?ke|kinke|kin logo\\w* ke|kis) liye\\b`,
    ),
    asked: "audience",
    turns: true,
  },
  // "Can my manager join the launch session?"
  {
    says: new RegExp(
      `^(?:(?:and|so|but|hi|hello) )*(?:can|may|could) (?!you\\b)(?:\\w+ ){1,4}${joins} ${launch}$`,
    ),
    asked: "joinLaunch",
    turns: true,
  },
  // "Is the bootcamp over?"
  {
    says: new RegExp(
      `\\b(?:is|has|was|have|if) ${launch}(?: \\w+)? (?:over|finished|happened|passed|past|gone|ended)\\b|\\b${launch} (?:ho|khatam ho|nikal) (?:gaya|gayi|chuka|chuki)\\b`,
    ),
    asked: "launch",
    turns: true,
  },
  // "Is the bootcamp online?"
  {
    says: new RegExp(
      `\\b(?:is|will|would) ${launch} (?:be )?(?:held |happening |going to be )?(?:online|offline|on ?line|in person|virtual\\w*|on zoom|physical|live or|at your (?:office|cent(?:er|re)|campus))\\b|\\b${launch} (?:online|offline) (?:hai|hoga|hogi|rahega)\\b`,
    ),
    asked: "mode",
    turns: true,
  },
  // "Where is the bootcamp held?" asks for its place alone.
  {
    says: new RegExp(
      `\\bwhere (?:is|will|does) ${launch} (?:be |being |going to be |take )*(?:held|place|happening|happen|conducted|organi[sz]ed)\\b`,
    ),
    asked: "location",
    turns: true,
  },
  // "Bootcamp free hai kya"
  {
    says: new RegExp(`\\b${launch} (?:free|paid|muft) (?:hai|hoga|he)\\b`),
    asked: "price",
    turns: true,
  },
  // "When does registration for the launch close?"
  {
    says: new RegExp(
      `\\b(?:registrations?|bookings?|enrol?lments?|sign ups?|form)\\b.*\\bfor ${launch} (?:close|closes|end|ends|stop|stops|shut|shuts|over)\\b|\\b(?:last|closing|final) (?:date|day)\\b.*\\b${launch}\\b`,
    ),
    asked: "deadline",
    turns: true,
  },
  // "How many people come to the bootcamp?"
  {
    says: new RegExp(
      `\\bhow many (?:people|persons|students|learners|others|participants|of us)\\b.*\\b(?:${joins}|in|at|there) ${launch}\\b`,
    ),
    asked: "seats",
    turns: true,
  },
  // "How do I cancel the bootcamp?"
  {
    says: new RegExp(`\\bcancel(?:led|ling|lation)?\\b.*\\b${launch}\\b`),
    asked: "refund",
    turns: true,
  },
  // "Is the bootcamp mandatory?", "will I get a link for the launch session?", "can I bring a friend to the bootcamp?"
  {
    says: new RegExp(
      `\\bis ${launch} (?:mandatory|compulsory|necessary|required|optional|a must)\\b|\\b(?:get|receive|send|share|sent)\\b.*\\blinks?\\b.*\\b${launch}\\b|\\b(?:bring|take|get) (?:a|an|my|along|some|one|two) (?:\\w+ ){0,3}?(?:to|along to) ${launch}\\b`,
    ),
    asked: "unsaid",
    turns: true,
  },
  // "(Tell me of the launch.) Is it compulsory before joining the program?"
  {
    says: /^(?:(?:and|so|but) )*(?:is|are) (?:it|that|this|they)(?: \w+)? (?:compulsory|mandatory|optional|necessary|required|a must)\b/,
    asked: "unsaid",
    after: told,
  },
];
