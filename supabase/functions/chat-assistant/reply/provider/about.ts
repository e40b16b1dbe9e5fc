import { wordsSetAside } from "../../understanding/negation/words-set-aside.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

const ofTagline = /^(?:slogan|tagline|tag ?line|motto|catchphrase)s?$/;
/** "What's your philosophy?", "what do you believe in?" */
const ofBelief =
  /\b(?:philosophy|beliefs?|believe|mission|principles?|credo|stand for|approach to (?:learning|teaching))\b/;
const inOneLine =
  /\b(?:in|with) (?:just |only )?(?:one|a|a single|1) (?:short )?(?:line|sentence|phrase)\b|\bone (?:line|sentence) (?:please|only)\b|\bone liner\b/;

/** Whether a message wants no more than a line. */
export function asksForOneLine({ message }: Pick<Question, "message">): boolean {
  return inOneLine.test(textOf(message));
}

/** Who the provider is; in one line, and without the slogan where that is left aside. */
export function about(provider: Provider, question: Question): Part {
  const { facts, content } = provider;
  if (asksForOneLine(question)) {
    const { statement } = content.about;
    const isOfBelief = ofBelief.test(question.clause.text) && statement;
    return isOfBelief
      ? { text: statement, programs: [] }
      : stated(provider, { ...question, intent: "name" });
  }
  const isOut = wordsSetAside(question.message).some(({ text }) => ofTagline.test(text));
  const reply = content.answers.about?.reply?.replace("{tagline} ", "");
  if (!isOut || !reply) return stated(provider, question);
  const answers = { ...content.answers, about: { ...content.answers.about, reply } };
  return stated({ ...provider, facts, content: { ...content, answers } }, question);
}
