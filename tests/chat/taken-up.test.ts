import { expect, test } from "vitest";
import { converse } from "./converse.ts";
import { agentic, application, business, own, second } from "./expect-reply.ts";
import { expectRight } from "./expect-right.ts";
import type { Turn } from "./questions/question.ts";

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
      ["can I speak to them each day", has("How often you meet"), has("attendance")],
    ],
  ],
])("what was said before is taken up: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "who writes software",
    [["Which courses suit people who write code?", has(agentic), [/Leaders/]]],
  ],
  [
    "who runs a company",
    [["which programs are for folks who run a company?", has(business), has(agentic)]],
  ],
  [
    "what one is not about",
    [
      ["which programs are for developers", has(agentic, application), has(business)],
      ["the one which is not on agents: what are its topics?", has("Python"), has("Multi", "ROI")],
    ],
  ],
  [
    "who begins to code",
    [
      [
        "never programmed, but I would like to learn it. which one?",
        has(application),
        has(agentic),
      ],
    ],
  ],
  [
    "who looks after a field of a company",
    [["Hi, I handle training at a shipping company.", has(business), has(application)]],
  ],
  [
    "what the form keeps",
    [["what all gets written down from your form", has("We record your name")]],
  ],
  ["projects", [["Does she get proper projects or just theory?", has("Live Projects")]]],
  ["more of the projects", [["could you tell me more on your projects", has("Live Projects")]]],
])("described in other words: %s", (_, turns) => expectRight(own, turns));

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

test("what was named first is handed back by number, and nothing else is taken for it", () => {
  const [, last] = ["how long is the leaders program", "and agentic"].reduce<string[]>(
    ([header = ""], ask) => {
      const { context } = own.respond(ask, own.readContext(header || null));
      return [JSON.stringify(context), JSON.stringify(context)];
    },
    [],
  );
  expect(own.readContext(last ?? null).said).toEqual(["2", "1"]);
  const foreign = (last ?? "").replace('"said":["2","1"]', '"said":["9"]');
  expect(own.readContext(foreign).focus).toEqual([]);
  expect(converse(own, [["the first one I named, how long is it", []]])[0]?.reply).not.toMatch(
    /undefined/,
  );
});
