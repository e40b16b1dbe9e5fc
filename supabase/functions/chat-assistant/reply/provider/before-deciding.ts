import { whoIsBehind } from "../../understanding/topics/behind-a-reply.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

/** "So who is behind it, which company?": its name and place, beside that of its people no more is known. */
export function company(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (!whoIsBehind.test(question.clause.text)) return part;
  const told = ["name", "location"].map((intent) => stated(provider, { ...question, intent }).text);
  return { ...part, text: [...told, part.text].filter(Boolean).join(" ") };
}

/** "What can I see before I pay?" */
const asksWhatToSee = /\bwhat\b.*\b(?:see|look at|check|read|view|try)\b/;

/** That of trial lessons nothing is known; asked what can be seen, what can. */
export function demo(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (!asksWhatToSee.test(question.clause.text)) return part;
  const text = say(provider, "seenBefore");
  return question.context.topics[0] === "demo" ? { text, programs: [] } : { ...part, text };
}
