import { expect, test } from "vitest";
import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { heldApart } from "../questions.ts";
import { own, second } from "../support/expect-reply.ts";
import { createGrader } from "../support/grade.ts";
import type { Question } from "./question.ts";
import { ofSecondProvider } from "./tuning/second-provider.ts";

const ours = asked(heldApart, own, firstContent);
const theirs = asked(ofSecondProvider, second, secondContent);

test.each([
  "hi …",
  "Hi mam, …",
  "hello sir, sorry to bother you, …",
  "Good evening. …",
  "hey aivy …",
  "bhai …",
  "excuse me, …",
  "I have one doubt. …",
  "just wanted to know, …",
  "maybe a silly question but …",
  "thanks! …",
  "… please",
  "… sir?",
  "… thank you so much",
  "… thanks in advance!",
  "… kindly reply asap",
  "…, pls reply",
  "… Let me know.",
  "… lol",
  "… just asking",
  "… waiting for your answer",
  "… its urgent",
])("said for courtesy, it changes no answer: %s", (courtesy) => {
  const behind = (ask: string) => courtesy.replace("…", ask);
  expect([...ours(behind), ...theirs(behind)]).toEqual([]);
});

test.each<[string, RegExp]>([
  ["who is aivy", /I'm Aivy/],
  ["hello sir", /Hello/],
  ["thank you so much", /welcome/],
  ["can i talk to sir", /team/],
])("what is nothing but courtesy, or speaks of somebody, is heard as it is: %s", (ask, reply) => {
  expect(own.respond(ask).reply).toMatch(reply);
});

/** Which of the questions that are answered rightly by themselves are not, asked in such a way. */
function asked(questions: readonly Question[], assistant: Assistant, content: Content) {
  const { grade } = createGrader(content);
  const isRight = (question: Question, ask = question.ask) =>
    grade(question, assistant.respond(ask).reply) === "right";
  const known = questions.filter((one) => one.kind !== "small talk" && isRight(one));
  return (way: (ask: string) => string): string[] =>
    known.filter((one) => !isRight(one, way(one.ask))).map(({ ask }) => ask);
}
