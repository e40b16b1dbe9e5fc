import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import { agentic, application, business, own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const inForm = (title: string) => [new RegExp(`To join .*${title}`)];
const has = (...texts: string[]) => texts.map((text) => new RegExp(text));

test.each<[string, Turn[]]>([
  [
    "the shorter and the longer of two, asked after something else",
    [
      ["set the agents course against the app one", has(agentic, application)],
      ["whom is the longer of the two for", has("developers and analysts"), has(agentic)],
      ["and the shorter", has("For engineers"), has(application)],
      ["dono me se bada wala kiske liye bana hai", has("developers and analysts"), has(agentic)],
    ],
  ],
  [
    "the shorter of those, and what it teaches",
    [
      ["hours of app developer and of agentic", has("40 hours", "10 hours")],
      ["the shorter of those: what would I learn", has("Multi-Agent"), has("Python")],
      ["and in the longer", has("Python"), has("Multi-Agent")],
    ],
  ],
  [
    "who cannot code asks of the program that was spoken of",
    [
      ["what does agentic teach", has(agentic)],
      ["my aunt can't program at all, is it fine for her too?", has("^No\\.", agentic, business)],
      ["which one then", has(business), has(agentic)],
    ],
  ],
  [
    "the one named first, after others",
    [
      ["I'd like to join the leaders program", inForm(business)],
      ["or perhaps the app one, how long does it go", has("40 hours")],
      ["no, the first one I named. what is in it", has("ROI"), has("Python", "Multi-Agent")],
      ["good, sign me up", inForm(business), has(application)],
    ],
  ],
  [
    "a sum without one of them",
    [
      ["hours of all programs together", has("60 hours")],
      ["and minus agentic?", has("two programs take 50 hours"), has(agentic)],
    ],
  ],
  [
    "a sum without the last of them",
    [
      ["how many hours are all three", has("40 hours")],
      ["so without the last one?", has("two programs take 50 hours"), has(business)],
    ],
  ],
  [
    "the same of another program",
    [
      ["is deployment in the app course", has("^Yes")],
      ["the leaders one?", has("don't see that", business), has(`${business}\\S* covers`)],
      ["is it the same with agentic?", has("^Yes|covers Deployment"), has("For engineers")],
      ["does agentic teach roi", has("^No", business)],
    ],
  ],
  [
    "what holds of one program, of another",
    [
      ["is python in the app course", has("^Yes")],
      ["does that hold for the leaders one too?", has("^No", business)],
    ],
  ],
  [
    "who cannot code asks to join",
    [
      ["what does agentic teach", has(agentic)],
      ["I can't write code. Can I still join it?", has("^No", business), has("press the button")],
    ],
  ],
  [
    "both of two, whosever they are",
    [
      ["agentic for me, application for my brother", has(agentic, application)],
      ["total if he does both", has("50 hours")],
    ],
  ],
  [
    "those that were shown",
    [
      ["which programs have deployment", has(agentic, application)],
      ["of those, which is for engineers", has(agentic), has("don't have", "analysts")],
    ],
  ],
  [
    "a zone that is called after a country",
    [
      ["when is the launch session", has("7:30 AM")],
      ["give me the US pacific time only", has("11:00 PM PST"), has("EST", "don't have")],
    ],
  ],
  [
    "one of a team",
    [
      ["is there training for company teams", has("custom programs")],
      ["would you tailor it to our company's work?", has("custom programs"), has("visits to ours")],
      [
        "and if one colleague only wants to join the usual course, how",
        has("Enroll Now"),
        has("custom programs"),
      ],
    ],
  ],
  [
    "who knows what she does not",
    [
      ["what are the fees", has("don't have information")],
      ["oh. who does know that then", has("reach the team"), has("Aivy", "For engineers")],
    ],
  ],
  [
    "mentors, and how often",
    [
      ["who are your mentors", has("practitioners")],
      ["can I speak to them each day", has("more about the meetings"), has("attendance")],
    ],
  ],
])("what was said before is taken up: %s", (_, turns) => expectRight(own, turns));

test("another provider's programs are taken up alike", () => {
  expectRight(second, [
    ["compare machine learning and data engineering", has("36 hours", "24 hours")],
    ["the shorter of those two, who is it for", has("own the road"), has("already write Python")],
    ["and the longer", has("already write Python"), has("own the road")],
    ["my brother can't code at all, is it ok for him too?", has("^No\\.", "Data Literacy")],
    ["hours of all four together?", has("120 hours")],
    ["and without the last one", has("three programs take 108 hours"), has("Literacy")],
  ]);
});
