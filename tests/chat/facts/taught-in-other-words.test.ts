import { expect, test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

/** How what is taught is spoken of in other words, and whether a program is asked for it. */
const ways = [
  (program: string, thing: string) => `Does ${program} go into ${thing}?`,
  (program: string, thing: string) => `is there anything on ${thing} in ${program}`,
  (program: string, thing: string) => `does ${program} also show ${thing}`,
  (program: string, thing: string) => `in ${program}, do you teach ${thing}?`,
];
const taught = [
  ["the program for managers", "how to lead a team with AI", "Team Leadership in AI"],
  ["the leaders course", "managing people", "Team Leadership in AI"],
  ["the leaders course", "calculating returns on AI spend", "ROI Analysis & Metrics"],
  ["the program for managers", "planning a rollout", "Implementation Roadmap"],
  ["the app course", "putting apps online", "Application Deployment"],
  ["the AI Application Developer program", "put it live", "Application Deployment"],
  ["the agents one", "bots sending messages to one another", "Agent Communication"],
  ["the agentic course", "decisions without a human", "Autonomous Decision Making"],
] as const;
const cases = taught.flatMap(([program, thing, feature]) =>
  ways.map((way) => ({ question: way(program, thing), feature })),
);

test.each(cases)("what is taught is not denied: $question", ({ question, feature }) => {
  const { reply } = own.respond(question);
  expect(reply).toContain(feature);
  expect(reply).not.toContain("don't see");
});

test.each<Case>([
  [
    "i can train models but never know if they are actually any good. which of your courses goes into that?",
    ["Model Evaluation"],
  ],
])("of what may be meant, what a word names: %s", (...one) => expectReply(second, one));

test("what a curriculum does not hold is not claimed, nor is what was asked of before denied", () => {
  expectReply(own, ["Does the leaders course go into video editing?", ["I don't see that"]]);
  expectRight(own, [
    ["which of your courses teaches python", [/Python/]],
    [
      "Does that one also show how to put the thing live?",
      [/Application Deployment/],
      [/don't see/],
    ],
  ]);
});
