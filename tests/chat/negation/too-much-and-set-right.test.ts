import { test } from "vitest";
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
  [
    "I am an engineer. If the app course is too long for me, which one then?",
    [agentic],
    [application],
  ],
  [
    "Deployment is what I'm after, so please skip whatever course has nothing on it.",
    [application, agentic],
    ["I don't see that", business],
  ],
  [
    "30 hours is the cap that my boss signed off. App course is out then, no? What remains?",
    [agentic, business],
    ["right fit"],
  ],
  [
    "I mean the normal agentic course not that launch thing, where do i press to join",
    [`To join [${agentic}]`],
    [application],
  ],
  [
    "If a person is not from IT and runs his own small company in Indore, which of the three",
    [business],
    [agentic],
  ],
  [
    "Which of the programs is the shortest? I'm an HR head so also tell me if it would suit me.",
    ["The shortest programs are", business],
  ],
])("what is left out, and what is not: %s", (...one) => expectReply(own, one));

test("what is too much is not what suits", () =>
  expectReply(second, [
    "never wrote a line of code but willing to learn. if ML is too much for me then which one",
    ["Data Analytics with SQL & Python"],
    ["Machine Learning"],
  ]));

test("a program that was named by mistake is set right, and the talk goes on with the other", () =>
  expectRight(own, [
    ["Give me the topics of the app developer program please", [/Python Programming for AI/]],
    ["Sorry, my mistake, I meant the agents one", [/Multi-Agent Systems/]],
    ["does it also get into deployment like the first does?", [/Deployment Strategies/]],
  ]));

test("the one that remains is the one of which nothing was said", () =>
  expectRight(own, [
    ["what will i learn in the app program", [/Python/]],
    ["no wait sorry i meant the agents one", [/Multi-Agent/]],
    ["is the first one more hours?", [/40 hours/]],
    ["does the remaining one teach any of these things", [/AI for Business Leaders/], [/Agentic/]],
  ]));
