import { describe, expect, test } from "vitest";
import { firstContent } from "../support/first-provider.ts";
import { heldApart, tuning } from "./questions.ts";
import { grade, inventions } from "./support/grade.ts";
import { assistantFor } from "./support/taught.ts";

const assistant = await assistantFor(firstContent);
const answer = (message: string) => assistant.respond(message).reply;

describe.each([
  ["held-apart half", heldApart],
  ["tuning half", tuning],
])("%s", (_, half) => {
  const graded = half.map((question) => {
    const reply = answer(question.ask);
    return { ...question, reply, grade: grade(question, reply) };
  });
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

  test("at least 90 % of what is known is answered rightly", () => {
    const known = graded.filter(({ kind }) => kind === "known");
    const right = known.filter((question) => question.grade === "right");
    expect(share(right, known)).toBeGreaterThanOrEqual(0.9);
  });

  test("at most 3 % of what is answered is wrong", () => {
    const answered = graded.filter((question) => question.grade !== "referred on");
    const wrong = answered.filter((question) => question.grade === "wrong");
    expect(share(wrong, answered)).toBeLessThanOrEqual(0.03);
  });

  test("nothing is invented", () => {
    expect(graded.filter(({ reply }) => inventions(reply).length > 0)).toEqual([]);
  });

  test("at most 5 % of what is none of our business is answered as if known", () => {
    const offTopic = graded.filter(({ kind }) => kind === "off-topic");
    const wrong = offTopic.filter((question) => question.grade === "wrong");
    expect(share(wrong, offTopic)).toBeLessThanOrEqual(0.05);
  });
});

test.each(["", "😀😀", "?", "....", "a", "x".repeat(500), "क".repeat(500), "\u0000\u202e"])(
  "%j gets a friendly line",
  (message) => {
    expect(answer(message)).toMatch(/program/);
  },
);

test("no reply says the same line twice", () => {
  const asked = [...heldApart, ...tuning, { ask: "rag topic covered? do you teach langchain?" }];
  const repeating = asked.filter(({ ask }) => {
    const lines = answer(ask).split("\n").filter(Boolean);
    return new Set(lines).size < lines.length;
  });
  expect(repeating).toEqual([]);
});

test("nothing that a visitor types comes back", () => {
  for (const { ask } of [...heldApart, ...tuning]) {
    expect(answer(`${ask} zqxjkv 98765`)).not.toMatch(/zqxjkv|98765/i);
  }
});
