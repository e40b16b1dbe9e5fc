import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { notStated, stated } from "./stated-answers.ts";

/** "How much per month?", "kitni kisht hogi" */
const monthly =
  /\b(?:monthly|(?:per|a|each|every|one) month|instal\w+|emis?|kisht\w*|har mahin\w+|mahin[ea] (?:ka|ke|me|mein)|in (?:parts|\d+ parts|two parts))\b/;
const us =
  "(?:of us|people|persons?|friends|colleagues|students|members|heads|employees|log|jan[ae]?|dost)";
/** "For 4 of us", "hum 3 log" */
const several = new RegExp(
  `\\b(?:[2-9]|[1-9]\\d|two|three|four|five|six|seven|eight|nine|ten|do|teen|char|paanch) ${us}\\b|\\bgroup of \\w+\\b`,
);

/** Prices with how they are paid, asked for a month's part, or with what groups get off, asked for several people. */
export function withTerms(provider: Provider, question: Question, part: Part): Part {
  const isOfTerms = monthly.test(question.clause.text) ? "payment" : undefined;
  const intent = isOfTerms ?? (several.test(textOf(question.message)) ? "discount" : undefined);
  if (!intent || !part.text || part.notKnown || notStated(provider, intent)) return part;
  const none = { ...question.selection, named: [], about: [] };
  const { text } = stated(provider, { ...question, intent, yesOrNo: false, selection: none });
  return text ? { ...part, text: `${part.text}\n\n${text}` } : part;
}
