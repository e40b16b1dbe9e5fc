import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

const ofMoney = /\b(?:fees?|prices?|pricing|costs?|charges?)\b/;

/** What is in the brochure; of money it says no more than the site does. */
export function brochureContents(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const { price } = provider.content.answers;
  const isUnknown = part.text && !price?.reply && ofMoney.test(question.clause.text);
  return isUnknown ? { ...part, notKnown: price?.notKnown ?? say(provider, "dontKnow") } : part;
}
