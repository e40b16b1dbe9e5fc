import { test } from "vitest";
import * as named from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  ["I am an analyst. how many hours would I need?", [application], [agentic, business]],
  ["my colleague doesn't code. how many hours would he need?", [business], [agentic]],
  ["My boss is a founder. How long would he be busy?", [business], [application]],
  [
    "hi, my sister is a manager and doesn't code. what would she learn there?",
    [business],
    [agentic],
  ],
  ["my husband is a developer. how long does he need for all", [agentic, application, business]],
])("who says for whom it is, asks of what suits them: %s", (...one) => expectReply(own, one));

test("elsewhere too", () => {
  const ask = "ok my boss can't code. how many hours would he need to set aside";
  expectReply(second, [ask, ["Data Literacy for Managers", "12 hours"], ["48"]]);
});

test.each<Case>([
  ["does one have to know python for the business leaders course?", ["No.", "needs no code"]],
  ["is Python needed for the leaders course?", ["No.", "needs no code"]],
  ["Do I need to know Python before the agents course?", ["engineers"], ["No.", "no code"]],
])("no language need be known where there is no code: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "thats a lot.. anything of yours under 15 hrs where i'd still get to code",
    [agentic],
    [business],
  ],
  ["is there a 10 hour one where we code", ["Yes.", agentic], [business]],
  ["nothing over 20 hours, but one where i program", [agentic], [business, application]],
  ["So the 40 hour one involves coding.", [application, "involves writing code"]],
  ["I have 15 hours. Do I have to code?", ["needs no code"]],
])("code within so many hours: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I am from HR and have three people to place: an analyst, a software engineer, and our CEO.",
    [`these fit:\n${application}`],
  ],
  [
    "as a team lead i need something for three people: an analyst, an engineer and a head of function",
    [`these fit:\n${application}`],
  ],
  [
    "I am a manager with three people: an analyst, a developer and me. what for each",
    [`these fit:\n${business}`],
  ],
])("one after the other, without who only asks: %s", (...one) => expectReply(own, one));

test.each<[string, Turn[]]>([
  [
    "whom the one that was spoken of is for",
    [
      ["tell me about agentic", [named.agentic]],
      [
        "would that really suit me though",
        [/engineers/, /Tell me what you do/],
        [/Leaders/, /fit:/],
      ],
      ["I am a founder", [named.business]],
      ["and the agentic one", [named.agentic]],
      ["is that something for me?", [/^No/, named.business], [/Yes/, named.application]],
    ],
  ],
  [
    "how long each is busy, and both",
    [
      [
        "There's two of us, me a backend engineer and my friend who is a delivery manager. What should each take?",
        [named.agentic, named.business],
      ],
      ["how long will we each be busy", [named.agentic, named.business], [named.application]],
      ["Added up?", [/20 hours/], [/60/]],
      ["does she have to know python for hers?", [/^No/, named.business], [named.agentic]],
    ],
  ],
  [
    "whether his is longer",
    [
      ["I am a founder, which one?", [named.business]],
      ["my nephew wants to make chatbots", [named.application]],
      ["so his is longer than mine?", [/^Yes/, /40 hours/, /10 hours/]],
    ],
  ],
  [
    "where it begins",
    [
      ["do you teach python", [/^Yes/, named.application]],
      ["from zero or what", [/^Yes/, /Python basics/], [named.agentic]],
      ["tell me about the agents course", [named.agentic]],
      ["from scratch?", [/engineers/], [/Yes/, named.application]],
    ],
  ],
])("the talk is of who asks: %s", (_, turns) => expectRight(own, turns));

test.each<Case>([
  [
    "I own the agency, my interns touch the technical things, I never do. Which one do I take?",
    [business],
    [application, agentic],
  ],
  [
    "I am an HR head. My nephew is a backend engineer who wants agents. Which one suits him?",
    [agentic],
    [business],
  ],
])("of several that are told of, it is asked for one: %s", (...one) => expectReply(own, one));
