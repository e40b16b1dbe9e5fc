import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test("who knows a little of what it begins behind is told for whom it is, and that no more is known", () => {
  expectRight(own, [
    ["tell me about the agentic program", [/Agentic/]],
    [
      "is that one for freshers like me who only know a bit of java",
      [/For engineers/, /Whether it suits, I can't say/],
      [/right fit/],
    ],
  ] satisfies Turn[]);
});

test("asked whether that one suits, whom it is for stands before what else does", () => {
  expectRight(second, [
    ["what is in machine learning engineer", [/Regression/]],
    [
      "I don't write Python yet though. Is it still right for me?",
      [/^Machine Learning Engineer: For analysts and developers who already write Python\./],
      [/^Yes/],
    ],
  ] satisfies Turn[]);
});
