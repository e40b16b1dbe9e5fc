import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { isBounded, speaksOfOthers, suitsOthers } from "./beyond-words.ts";
import { isReadWhole, saysMoreThanLight } from "./read-whole.ts";
import { weighedFor } from "./words-weighed.ts";

/**
 * Without the "yes" or "no" before an answer to a question that was not read to the last word: what is asked beyond what
 * was weighed ("… in two weeks", "… with my colleagues", "… in Telugu") is not proven by it. With a "yes" before a
 * sentence that says just what was asked.
 */
export function withProvenVerdict(provider: Provider, question: Question, part: Part): Part {
  const text = part.text ?? "";
  if (part.isWorkedOut) return part;
  const verdict = (["yes", "no", "right", "notRight"] as const)
    .map((key) => say(provider, key))
    .find((said) => text.startsWith(`${said} `) && text.length > said.length);
  if (!verdict) {
    return isSaid(question, text) ? { ...part, text: `${say(provider, "yes")} ${text}` } : part;
  }
  const told = text.slice(verdict.length + 1);
  const isYes = verdict === say(provider, "yes");
  const isProven =
    !unproven.test(question.clause.text) &&
    isReadWhole(question, told) &&
    !isBounded(question, told, isYes) &&
    !(isYes && (speaksOfOthers(question, part.programs) || suitsOthers(question, part.programs)));
  return isProven ? part : { ...part, text: told };
}

/** "Is Python the only language?", "are both dates the same thing?": of what else there is, the content says nothing. */
const unproven =
  /\bthe only (?:languages?|tools?|frameworks?|topics?|things?|subjects?|skills?|librar\w+)\b|\b(?:dates?|days|sessions?|times)\b.*\bsame (?:thing|session|one|event|class)\b/;

/** A sentence that says that something is not so, or only at times; or begins with a yes itself. */
const denies =
  /\b(?:not|no|never|none|nothing|nobody|neither|without|\w+n['\u2019]t|until|unless|if|only)\b|^yes\b/i;

/** "Can I speak to one of them?" is not answered by who speaks there. */
const asksMay = /\b(?:can|could|may|might) (?:i|we|he|she|they|one)\b/;

/** "(My two nephews:) is one form ok?" is not answered by what there is one form for. */
const asksIfEnough = /\b(?:ok|okay|fine|enough|sufficient)(?: for (?:\w+ ){0,3}\w+)?$/;

/** Whether the first sentence says what is asked, in the same words. */
function isSaid(question: Question, text: string): boolean {
  const [first = ""] = text.split(/(?<=[.!?])\s|\n/);
  return (
    question.yesOrNo &&
    weighedFor(question.intent).told &&
    saysMoreThanLight(question, first) &&
    !denies.test(first) &&
    !asksMay.test(question.clause.text) &&
    !asksIfEnough.test(question.clause.text) &&
    !asksNegatively(question.clause) &&
    isReadWhole(question, first) &&
    !isBounded(question, first, true)
  );
}
