import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const timings = /class days and timings/;
const none = /None of our programs/;

test.each<Turn[]>([
  [
    [
      "I only get about two hours on Sundays. Is there anything for someone like me?",
      [/20 weeks/, /5 weeks/],
      [none, /^No/],
    ],
  ],
  [
    [
      "I have one hour in the evening. Is there something for me?",
      [/40 days/, /10 days/],
      [none, /^No/],
    ],
  ],
  [["I get 3 hours each weekend. Do you have anything for people like me?", [/14 weeks/], [none]]],
])("so much time each week is no limit to a program: %s", (...turns) => expectRight(own, turns));

test.each<Turn[]>([
  [
    ["what courses are there", [application]],
    [
      "Why not? 10 hours at 2 hours a Sunday is 5 weeks, no?",
      [/^Yes\. 10 hours at 2 hours a week make 5 weeks/],
      [timings, application],
    ],
  ],
  [
    ["tell me about AI Application Developer", [/40 hours/]],
    ["at 5 hours a week that is 8 weeks right?", [/^Yes/, /8 weeks/], [agentic, timings]],
    ["and at 4 hours a week that is 8 weeks?", [/^No/, /10 weeks/], [agentic]],
  ],
  [
    ["tell me about AI Application Developer", [/40 hours/]],
    [
      "40 hours at 4 hours every weekend, so 10 weekends?",
      [/^Yes/, /10 weeks/],
      [business, timings],
    ],
  ],
])("a sum that is claimed is confirmed or set right: %s", (...turns) => expectRight(own, turns));

test.each<Turn[]>([
  [
    ["tell me about AI Application Developer", [/40 hours/]],
    ["How many weeks is it at one hour a day?", [/40 days, about 6 weeks/], [agentic, timings]],
  ],
  [
    [
      "mujhe AI seekhna hai par coding nahi aati. Kaunsa course lena chahiye?",
      [business, application],
    ],
    [
      "40 hours matlab kitne mahine lagenge?",
      [/40 hours/, /How many months .* depends/],
      [business],
    ],
    ["nahi, mahine. roz 1 ghanta du to?", [/40 days, about 1\.5 months/], [business, timings]],
    ["roz 1 ghanta du to kitne din", [/40 days/], [/only help/]],
  ],
  [
    ["I'd like to build chatbots", [application]],
    ["40 hours, if I do 1 hour a day after office?", [/40 days/], [agentic, timings]],
  ],
])("a pace is worked out for the one in hand, in the unit asked for: %s", (...turns) => {
  expectRight(own, turns);
});

test.each<Turn[]>([
  [
    ["What exactly does agentic cover?", [/Multi-Agent/]],
    [
      "Is ten hours really enough for all five topics?",
      [/10 hours\. How the hours are divided/],
      [application, /60 hours/],
    ],
    [
      "No, I meant only Agentic AI Developer. Ten hours for five topics.",
      [/10 hours/],
      [application],
    ],
  ],
  [
    ["What do learners say?", [/Sample Learner/]],
    ["so 10 hours is all for the agents one?", [/^Yes/, /10 hours/], [/Sample/]],
  ],
  [
    ["who teaches?", [/Mentorship/]],
    ["so agentic is only 40 hours in all?", [/^No/, /10 hours/]],
  ],
  [
    ["compare app developer and agentic", [application, agentic]],
    [
      "why is the first one 4 times longer",
      [/longer by 30 hours/, /Why, I can't say/, /Python/, /Multi-Agent/],
    ],
  ],
])("hours are told of the one that is meant: %s", (...turns) => expectRight(own, turns));

test.each<Turn[]>([
  [
    ["tell me about the agentic one", [/10 hours/]],
    [
      "whats the difference between multi agent systems and agent communication",
      [/are topics of .*Agentic/],
      [application],
    ],
    ["ok fine. How do I join it", [/To join .*Agentic/]],
  ],
  [
    [
      "how does gen ai integration differ from ai framework development",
      [/are topics of/],
      [agentic],
    ],
  ],
  [["difference between app developer and agentic", [/40 hours/, /10 hours/], [/are topics of/]]],
])("two topics of one program are no two programs: %s", (...turns) => expectRight(own, turns));

test("at another provider as well", () => {
  expectRight(second, [
    ["tell me about data analytics", [/48 hours/]],
    ["48 hours at 6 hours a week is 8 weeks, correct?", [/^Yes/, /8 weeks/]],
    ["is 48 hours sufficient for five modules", [/48 hours\. How the hours are divided/]],
    ["difference between dashboards and statistics", [/are topics of/]],
  ]);
});
