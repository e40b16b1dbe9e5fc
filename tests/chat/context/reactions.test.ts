import { expect, test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { assistantFor } from "../support/taught.ts";

const providers = [await assistantFor(firstContent), await assistantFor(secondContent)];
const openings = [
  "what are the fees?",
  "How do I enroll?",
  "do you have recordings?",
  "where are you?",
];

const reactions: [string, RegExp, string[]][] = [
  [
    "doubts",
    /^I go by what this site says/,
    [
      "really?",
      "are you sure?",
      "hmm sure about that?",
      "seriously",
      "how do you know that",
      "pakka?",
    ],
  ],
  [
    "was misheard",
    /^I'm sorry that I misunderstood/,
    [
      "that's not what I asked",
      "you didn't answer my question",
      "no, you misunderstood me",
      "not what i meant",
      "that does not answer my question",
      "i meant something else",
    ],
  ],
  [
    "is told the same again",
    /^I'm sorry for saying it twice/,
    [
      "you already said that",
      "you keep saying the same thing",
      "same answer again",
      "stop repeating yourself",
    ],
  ],
  [
    "is puzzled",
    /^I can only say it in the words of this site/,
    [
      "i don't understand",
      "what do you mean by that?",
      "huh?",
      "in simple words please",
      "samajh nahi aaya",
    ],
  ],
  [
    "hoped for more",
    /^(?:Yes\. )?That is all I know of it/,
    ["that's all?", "is that it?", "only that?", "nothing else?"],
  ],
  ["wants no more", /^No problem at all/, ["no", "nope", "no thanks", "nahi"]],
];

test.each(reactions)("a visitor %s", (_, expected, messages) => {
  for (const assistant of providers) {
    for (const opening of openings) {
      const { context } = assistant.respond(opening);
      for (const message of messages)
        expect(assistant.respond(message, context).reply, `${opening} ${message}`).toMatch(
          expected,
        );
    }
  }
});

test.each(["can you repeat?", "say that again", "come again", "phir se bolo"])("%s", (message) => {
  for (const assistant of providers) {
    const { reply, context } = assistant.respond("How do I enroll?");
    expect(assistant.respond(message, context).reply).toBe(reply);
  }
});

test("who is puzzled by a fact of a program is told more of it", () => {
  const [own] = providers;
  const told = own?.respond("How long is AI Application Developer?");
  expect(own?.respond("i don't get it", told?.context).reply).toMatch(/Python Programming for AI/);
});

test.each([
  ["You said that already. At least tell me who the trainers are.", /^Expert Mentorship/],
  [
    "That's not what I asked. How long is the agents course?",
    /^\S*Agentic AI Developer\S* takes 10 hours\.$/,
  ],
  ["Really? And is there a certificate?", /^Yes\. Certification/],
])("beside a question a reaction asks nothing: %s", (message, expected) => {
  const { context } = providers[0]?.respond("what are the fees?") ?? {};
  expect(providers[0]?.respond(message, context).reply).toMatch(expected);
});
