import type { Clause } from "../clauses/clauses.ts";
import { setsAside } from "../negation/set-aside.ts";
import { wordsSetAside } from "../negation/words-set-aside.ts";
import { namesProgram } from "../references/only-names.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What plain words ask of the teaching: where these stand, and a guess, if any, is one of these. */
type Topic = { says: RegExp; asked: string; heard?: ReadonlySet<string> };

const teachers =
  "(?:mentors?|teachers?|instructors?|trainers?|tutors?|facult(?:y|ies)|coach(?:es)?|experts?)";
const largest = "the (?:long|short|bigg|small|quick|larg|brief)est(?: one)? (?:out )?of\\b";

const online =
  /\b(?:in|on|over|by|through|via)(?: the)? (?:internet|net|web|screen|zoom|computer|laptop)\b/;
const onSite =
  /\b(?:in|at|on|inside)(?: (?:a|an|the|your|some))?(?: real| proper| physical)? (?:buildings?|class ?rooms?|rooms?|schools?|halls?|offices?|centres?|centers?|campus|site|person)\b|\bface to face\b/;

/** "Are the lessons in internet or in a building?" */
function asksWhereHeld(text: string): boolean {
  const [first = "", ...others] = text.split(" or ");
  const second = others.join(" or ");
  return (online.test(first) && onSite.test(second)) || (onSite.test(first) && online.test(second));
}

const topics: readonly Topic[] = [
  // "And can I come only on Saturdays?"
  {
    says: /\b(?:can|could|may) (?:i|we|he|she|they) (?:come|attend|join|study|do (?:it|this)) (?:(?:only|just|sirf) (?:on |at )?(?:the )?|(?:on )?(?:the )?(?:\w+ )?(?=\w+ only$))(?:mon|tues|wednes|thurs|fri|satur|sun|week)(?:days?|ends?)\b/,
    asked: "schedule",
  },
  // "Is there a lot of theory filler?"
  {
    says: /^(?!.*\bbrochure\b).*\b(?:filler|fluff|padding|time ?pass theory|useless theory|unnecessary (?:stuff|theory|topics))\b/,
    asked: "noFiller",
  },
  // "Is it taught where I can come?"
  {
    says: /\b(?:taught|held|given) where (?:i|we|one) (?:can|could|must) (?:come|go|attend|sit)\b/,
    asked: "mode",
  },
  // "Are all your mentors from Google or Microsoft?"
  {
    says: new RegExp(
      `^(?:(?:and|so|but|also) )*(?:are|is|do|does|did|have|has) (?:all |any |some )?(?:of )?(?:the|your|these|those) (?:\\w+ )?${teachers} (?:\\w+ ){0,3}?(?:from|at|in|with|for|of)\\b`,
    ),
    asked: "instructors",
    heard: wordSet("partners placement otherCity location"),
  },
  // "Out of how many modules is the app course made?"
  {
    says: /\bhow many (?:\w+ )?(?:modules|topics|subjects|chapters|themes|subject areas)\b(?!.*\b(?:live|weekly|week|day|daily)\b)/,
    asked: "curriculum",
  },
  // "What does the longest of your programs teach?"
  {
    says: new RegExp(
      `\\bwhat\\b.*\\b${largest}.*\\b(?:teach|teaches|taught|covers?|includes?|contains?|about|learn|in it)$|\\bwhat\\b.*\\b(?:taught|learn|covered|included|contained) in ${largest}`,
    ),
    asked: "curriculum",
  },
  { says: new RegExp(`\\bwhom? is ${largest}.*\\bfor$`), asked: "audience" },
  // "Who is taking the cybersecurity classes?"
  {
    says: /\bwho (?:is|are|will be|all are|would be) (?:\w+ )?(?:(?:teaching|conducting|instructing)\b|(?:taking|handling|giving|leading|running) (?:\w+ ){0,3}?(?:class(?:es)?|sessions?|lectures?|lessons?)\b)/,
    asked: "instructors",
  },
  // "Which languages do you teach?", at a school of languages
  {
    says: /(?<!\b(?:in|with) )\b(?:which|what|how many) (?:\w+ )?languages (?:do|can|could|will|would) (?:you|i|we|one|they) (?:\w+ )?(?:teach|learn|offer|study)(?: with you| there| here)?$/,
    asked: "programs",
    heard: wordSet("language replyLanguage"),
  },
  // "Do I get anything if I recommend my whole team?", "group price?"
  {
    says: /\b(?:get|have|is there)\b.*\bif (?:i|we) (?:recommend|refer|tell)\b|\bgroup (?:prices?|rates?|discounts?)\b/,
    asked: "discount",
  },
  // "How much off do we get?"
  {
    says: /\bhow (?:much|many percent|big a)(?: \w+){0,2} (?:off|rebate|concession)\b/,
    asked: "discount",
  },
  // "What is the launch bootcamp called?"
  {
    says: /\b(?:what|how)\b.*\b(?:launch|boot ?camp|pop ?up)\b.*\b(?:called|named|titled)$|\b(?:name|title) of (?:the|your|this|that) (?:\w+ )?(?:launch|boot ?camp)(?: \w+)?$/,
    asked: "launchProgram",
    heard: wordSet("launch name launchProgram"),
  },
];

const ofPerks = wordSet("mentor mentorTimes projects access perks benefits");
const getsElse =
  /\b(?:what|anything|something)\b.*\b(?:else|other|more|besides|get|receive|have|offer|include\w*)\b|\b(?:other|more|further|any) (?:perks?|extras?|benefits?)\b/;

/** What plain words ask of who teaches, of what one gets, of how much there is to learn. */
export function teachingTopic(clause: Clause, message: readonly Token[]): string | undefined {
  const { text, guesses } = clause;
  const heard = guesses[0]?.intent ?? "";
  const said = textOf(message);
  const [, list = ""] = ofList.exec(text) ?? [];
  if (list && wordsSetAside(message).length > 0)
    return /^(?:perk|extra)/.test(list) ? "perks" : "benefits";
  // "What else do I get on top of the mentoring?"
  if (ofPerks.has(heard) && getsElse.test(text) && setsAside(said) && !asksOfOne.test(text))
    return "perks";
  if (asksWhereHeld(text)) return "mode";
  if (namesProgram(clause) && besideTopic.test(text) && clause.tokens.some(isTopicOut))
    return "curriculum";
  return topics.find(({ says, heard: of }) => (!of || of.has(heard)) && says.test(text))?.asked;
}

/** "App course me python ke alawa kya kya hai?" */
const besideTopic =
  /\b(?:alawa|siva|chhodke|besides|apart from|other than|except)\b.*\b(?:kya kya|kya|what(?: all| else)?)\b/;

function isTopicOut({ kind, excluded }: Token): boolean {
  return kind === "skill" && excluded === true;
}

/** "Which of your benefits have nothing to do with Python?", "what perks are there if you leave out the projects?" */
const ofList =
  /\b(?:what|which|list|name|tell me|kya|kaunse)\b.*?\b(perks|extras|benefits|advantages|reasons)\b(?! (?:to|of|in|from|for) (?:the |your |this |that )*(?:join|tak|learn|course|program|agent|app))/;

/** "What else do the mentors do?" asks of them. */
const asksOfOne =
  /\b(?:what|anything|something) (?:else|more|other)?\s?(?:do|does|is|are|will|can|would|about)? ?(?:the|your|these|those|a|this|that) (?:mentor|project|access|expert)/;
