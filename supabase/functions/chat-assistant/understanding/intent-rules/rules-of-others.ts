import { asksWhatIsMissed } from "../negation/mark-waved-off.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { Facts, Rule } from "./demand-facts.ts";

/** "Of the two developer courses, what would the other one give me?" compares nothing. */
function tellsOther(intent: string, { isOther }: Facts): string | undefined {
  return intent === "compare" && isOther ? "summary" : undefined;
}

const begins = /\b(?:starts?|starting|begins?|beginning|on|in|is)\b/;
const whichOne = /\bwhich (?:one|of|course|program|programme|class|training)\b/;
const mayBe = wordSet("recommendation programs summary count start launch schedule");

/** "Which of these two starts on August eleven?" */
function startsThen(intent: string, { clause }: Facts): string | undefined {
  const isOfMonth = clause.tokens.some(({ kind }) => kind === "month");
  const isAsked = whichOne.test(clause.text) && begins.test(clause.text);
  return isOfMonth && isAsked && mayBe.has(intent) ? "launchProgram" : undefined;
}

const bids =
  /^(?:(?:and|so|ok|okay|then|please|fine|good|great|perfect|now|yes) )*(?:register|enroll|enrol|sign up|book|put down) (?:me|her|him|us|them)\b/;

/** "Kindly put me in the right one", "enroll me for whatever suits" */
const inWhatFits =
  /\b(?:put|sign|register|enroll|enrol|book|admit) (?:me|us|him|her|them)(?: (?:up|in|into|down|for|to|on)){0,2} (?:(?:the|a) (?:right|proper|correct|suitable|best|fitting|matching)|(?:what|which)ever)\b/;

/** "I'll take whichever of those two is done quicker." */
const takesMost =
  /^(?:(?:and|so|ok|okay|then|fine|good|great|well|now|please) )*(?:(?:i|we) (?:will |would |shall |am going to |want to |would like to |think i will )*|let (?:me|us) )(?:just |rather |then )*(?:take|go with|go for|choose|pick|do(?! not)|have|join|book)\b(?!.*\b(?:if|how|what)\b).*\b(?:whichever|whatever|(?:the )?one (?:that|which)|what) (?:\w+ )*?(?:is|takes|ends|finishes|lasts|comes|gets|has|needs)\b|^(?:(?:and|so|ok|okay|then|fine) )*(?:i|we) (?:will |would )(?:take|go with|go for|choose|pick|do|join|book) the (?:quick|short|long|bigg?|small|brief)(?:er|est) (?:one |course |program )*(?:of|among|from|between)\b/;

/** "Register her first, mine later" */
function registers(_: string, { clause, extreme }: Facts): string | undefined {
  const isBid = bids.test(clause.text) || inWhatFits.test(clause.text);
  return isBid || (extreme && takesMost.test(clause.text)) ? "register" : undefined;
}

/** "What would I miss if I took that one and not the app course?" */
function misses(_: string, { names, clause }: Facts): string | undefined {
  return names && asksWhatIsMissed(clause.text) ? "curriculum" : undefined;
}

const noneSuits =
  /\b(?:none|nothing|neither|no one)(?: of (?:these|them|those|your \w+|the \w+))? (?:\w+ )?(?:suits?|fits?|works?|is) (?:for )?(?:me|us|him|her)\b.*\b(?:else|other|others|another|more)\b/;

/** "None of these suits me, anything else?" asks for what there may be besides. */
function asksForMore(intent: string, { clause, person }: Facts): string | undefined {
  const mayBe = intent === "recommendation" || intent === "programs" || intent === "audience";
  return mayBe && !person && noneSuits.test(clause.text) ? "future" : undefined;
}

/** What seems to be asked of one thing and is of another, by what it points at. */
export const ofOthers: readonly Rule[] = [tellsOther, startsThen, registers, misses, asksForMore];
