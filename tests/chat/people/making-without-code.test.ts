import { expect, test } from "vitest";
import { agentic, application, business, own } from "../support/expect-reply.ts";

test.each([
  "Product manager. I want to build the prototype with my own hands but won't write code under any circumstances. Which of yours?",
  "I'd like to create my own autonomous research agents but strictly with zero coding. Which course?",
  "I'm a founder and want to build a chatbot for my shop without any coding. which one?",
  "can I build agents without coding in any of your programs?",
  "I'd love to build agents but coding is a hard no for me, forever. So which of yours?",
])("what is made is made in code, so nothing is said to fit: %s", (ask) => {
  const { reply } = own.respond(ask);
  expect(reply).toMatch(/Developer involves writing code/);
  expect(reply).toContain(`${business} needs no code`);
  expect(reply).not.toMatch(/right fit|nearest|Yes\./);
});

test.each([
  ["I want to build an app, never coded before. which course?", application],
  ["I lead a team that builds apps; I will not code myself. which one?", business],
  ["I want to build agents and I do write code. which one?", agentic],
])("who may learn to code, or leads those who make, is told what suits: %s", (ask, title) => {
  const { reply } = own.respond(ask);
  expect(reply).toContain(title);
  expect(reply).not.toMatch(/involves writing code.*needs no code/s);
});
