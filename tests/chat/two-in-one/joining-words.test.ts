import { expect, test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

/** What visitors put between two things that they ask. */
const joints: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `${one} / ${other}`,
  (one, other) => `${one} | ${other}`,
  (one, other) => `${one} + ${other}`,
  (one, other) => `${one}\n${other}`,
  (one, other) => `- ${one}\n- ${other}`,
  (one, other) => `${one}, plus ${other}?`,
  (one, other) => `i want to know ${one} as well as ${other}`,
  (one, other) => `hi, ${one} and by the way ${other}`,
  (one, other) => `${one} and, while we are at it, ${other}?`,
  (one, other) => `${one}, one more thing, ${other}`,
  (one, other) => `two quick questions: ${one}, ${other}`,
  (one, other) => `first tell me ${one}, and then ${other}`,
  (one, other) => `firstly ${one}, and secondly ${other}`,
  (one, other) => `First of all, ${one}? And second, ${other}?`,
  (one, other) => `a) ${one}, and b) ${other}`,
  (one, other) => `no time for chit chat. ${one}, also ${other}`,
  (one, other) => `${one} ${other}`,
  (one, other) => `${one} and ${other}`,
];

const pairs: readonly [string, string, readonly string[]][] = [
  ["are the classes online", "which program has python", ["mode", "Python Programming for AI"]],
  ["which program is the longest", "do you use cookies", ["40 hours", "No cookies"]],
  ["what is your email", "what does the app course cover", ["@", "Application Deployment"]],
  ["do you record the sessions", "who is the business course for", ["recordings", "founders"]],
];

test.each(pairs)("%s, %s: both are answered, whatever joins them", (one, other, must) => {
  for (const joined of joints) {
    const message = joined(one, other);
    const { reply } = own.respond(message);
    for (const part of must) expect(reply, message).toContain(part);
    expect(reply.split("\n\n"), message).toHaveLength(2);
  }
});

test("of another provider", () =>
  expectReply(second, [
    "what's in ML / do I get a mentor",
    ["Feature Engineering", "Weekly Hours with a Mentor"],
  ]));

test.each<Case>([
  ["which of your programs is the longest", ["40 hours"], [agentic]],
  ["what is the longest of the two which are not the app program", ["10 hours"], [application]],
  ["Is it taught where I can come, or on computer from home?", ["mode"], ["covers"]],
  ["Who am I chatting with, is it a person?", ["not a person"], ["information about"]],
  ["are the mentors academics or folks who do this for a job", ["practitioners"], ["placements"]],
  ["can a newbie do the app course", [application], [agentic]],
])("what is one question stays one: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "how do I register for the leaders course and how many programs do you have",
    ["We have three programs", application],
  ],
  [
    "I've only 15 hours. Which programs could I finish, and which of them needs no programming?",
    [agentic, `${business} needs no code`],
  ],
  [
    "I can spare at most 12 hours this quarter, so what is possible for me, and could I do any of that without being a programmer?",
    [business, "needs no code"],
    [application],
  ],
  ["I've got 15 hours and can't code. Which course, and who is it for?", [business], [agentic]],
  ["I can't code. Which course, and who is it for?", [business, "founders"], [agentic]],
])("what one half demands is none of the other's: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "A friend says there are just 25 seats in the launch bootcamp. Is she right, and at what hour is it in New York?",
    ["Yes. Only 25 seats", "10:00 PM EST"],
  ],
  [
    "they say all courses are 10 hours, is that correct and which is the shortest",
    ["No.", "shortest"],
  ],
  [
    "my colleague claims the business course needs no code. is that true and how long is it",
    [`${business}](#ai-business) needs no code`, "10 hours"],
    [application],
  ],
])("what somebody said is told to be so or not, and the rest too: %s", (...one) =>
  expectReply(own, one),
);
