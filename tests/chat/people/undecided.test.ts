import { expect, test } from "vitest";
import { agentic, application, business, own } from "../support/expect-reply.ts";

test.each([
  "no idea what i want. which one is right",
  "umm so everyone says learn AI. no idea what i want. which one is right",
  "I don't really know what I want to learn. Which one?",
])("who tells nothing by which one could suit is asked: %s", (ask) => {
  const { reply } = own.respond(ask);
  for (const title of [application, agentic, business]) expect(reply).toContain(title);
  expect(reply).toContain("Tell me what you do");
  expect(reply).not.toMatch(/right fit|nearest/);
});

test("who tells what they are is told what suits, undecided or not", () => {
  const { reply } = own.respond("I'm a founder, no idea what I want. which one?");
  expect(reply).toContain(business);
  expect(reply).not.toContain(application);
});
