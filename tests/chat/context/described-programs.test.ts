import { expect, test } from "vitest";
import type { Turn } from "../questions/question.ts";
import { agentic, application, business, own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const has = (...texts: string[]) => texts.map((text) => new RegExp(text));

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
    "the technical one",
    [
      ["which programs are ten hours", has(agentic, business)],
      ["the technical one please", has(agentic), has(business)],
    ],
  ],
  [
    "the bare name of a size",
    [
      ["how do app developer and agentic differ", has(application, agentic)],
      ["and do I need coding for the smaller", has("^Yes", agentic), has(application)],
    ],
  ],
  [
    "as long as each other, and with another added",
    [
      ["how long are agentic and the leaders one", has("10 hours")],
      ["are they equal", has("^Yes", "10 hours")],
      ["and with the app one added?", has("60 hours")],
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
});
