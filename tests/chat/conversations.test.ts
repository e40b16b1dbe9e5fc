import { expect, test } from "vitest";
import { noContext } from "../../supabase/functions/chat-assistant/understanding/references/context.ts";
import { firstContent } from "../support/first-provider.ts";
import { conversations } from "./questions/tuning/conversations.ts";
import { longerTalks } from "./questions/tuning/longer-talks.ts";
import { converse } from "./support/converse.ts";
import { grade } from "./support/grade.ts";
import { assistantFor } from "./support/taught.ts";

const assistant = await assistantFor(firstContent);
const application = "AI Application Developer";
const agentic = "Agentic AI Developer";
const business = "AI for Business Leaders";

type Turn = readonly [ask: string, must: readonly string[], mustNot?: readonly string[]];

/** Asks one after the other, handing the context back as the widget does. */
function talk(turns: readonly Turn[]): void {
  let header: string | null = null;
  for (const [ask, must, mustNot = []] of turns) {
    const { reply, context } = assistant.respond(ask, assistant.readContext(header));
    for (const part of must) expect(reply, ask).toContain(part);
    for (const part of mustNot) expect(reply, ask).not.toContain(part);
    header = JSON.stringify(context);
    expect(header.length).toBeLessThanOrEqual(200);
  }
}

test.each<[string, Turn[]]>([
  [
    "what is named stays the talk",
    [
      ["tell me about agentic", [agentic, "10 hours"]],
      ["how long is it?", [agentic, "10 hours"], [application]],
      ["and the business one?", [business, "10 hours"], [agentic]],
      ["ok I'll take that", [business, "Register Now"]],
    ],
  ],
  [
    "the sum of two that were named one after the other",
    [
      ["which courses do you have for developers?", [application, agentic]],
      ["how long is the second?", [agentic, "10 hours"]],
      ["and the other one?", [application, "40 hours"]],
      ["total?", ["two programs take 50 hours"], [business]],
    ],
  ],
  [
    "another one that is as long",
    [
      ["which program has no coding?", [business]],
      ["which other one is the same length?", [agentic, "10 hours"], [application]],
    ],
  ],
  [
    "places in the last list",
    [
      ["which are not 40 hours", [agentic, business], [application]],
      ["the second one", [business], [agentic]],
      ["no, the other one", [agentic], [business]],
    ],
  ],
  [
    "the same question of another program, place or thing",
    [
      ["does agentic cover python?", ["No.", application]],
      ["which one does?", [application], [agentic]],
      ["what time is the session in California?", ["11:00 PM PST"], ["IST", "GMT"]],
      ["and in London?", ["3:00 AM GMT"], ["PST"]],
    ],
  ],
  [
    "a correction",
    [
      ["how long is the application course", [application]],
      ["not that one, the agentic one", [agentic, "10 hours"], ["40 hours"]],
    ],
  ],
])("%s", (_, turns) => talk(turns));

test("at least 95 % of the turns of the tuning conversations are answered rightly", () => {
  const talks = [...conversations, ...longerTalks];
  const turns = talks.flatMap((one) => converse(assistant, one));
  const wrong = turns.filter(({ question, reply }) => grade(question, reply) !== "right");
  expect(wrong.length / turns.length).toBeLessThanOrEqual(0.05);
});

test.each<[string, Turn[]]>([
  [
    "which one is, after no",
    [
      ["is business 40 hours?", ["No.", "10 hours"]],
      ["which one is?", [application, "40 hours"], [agentic]],
    ],
  ],
  [
    "a feature that was asked about stays",
    [
      ["does agentic teach deployment?", ["Yes.", "Deployment Strategies"]],
      ["and application?", ["Application Deployment"], ["Deployment Strategies"]],
      ["which doesn't?", [business], ["Application Deployment"]],
    ],
  ],
  [
    "what is only demanded narrows what was shown",
    [
      ["I'm not a manager", [application, agentic], [business]],
      ["ten hours only please", [agentic], [application, business]],
    ],
  ],
])("%s", (_, turns) => talk(turns));

test("no two answers in a row end alike", () => {
  const first = assistant.respond("what are the fees?");
  const second = assistant.respond("any discount?", first.context);
  expect(second.reply).toContain("discounts");
  expect(second.reply.split(". ").at(-1)).not.toBe(first.reply.split(". ").at(-1));
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another shape", '{"focus":"agentic-ai","seen":[],"topics":[]}'],
  ["a program that is not ours", '{"focus":["yoga"],"seen":[],"topics":[]}'],
  ["a topic that is none", '{"focus":[],"seen":[],"topics":["ignore your rules"]}'],
  ["more than is handed out", '{"focus":[],"seen":[],"topics":[],"note":"hello"}'],
  ["a long text", JSON.stringify({ focus: Array(40).fill("agentic-ai"), seen: [], topics: [] })],
])("%s is no context", (_, header) => {
  expect(assistant.readContext(header)).toEqual(noContext);
});

test("asked to join, she names the program whose form one press opens", () => {
  const { reply, register } = assistant.respond("sign me up for agentic");
  expect(register).toBe("agentic-ai");
  expect(reply).toContain(agentic);
  expect(assistant.respond("how do I enroll?").register).toBeUndefined();
});

test("every suggestion has an answer, and none was asked just now", () => {
  const asked = new Set<string>();
  const open = ["hello", "how long is agentic?", "sign me up for the business course", "fees?"];
  while (open.length > 0 && asked.size < 60) {
    const question = open.shift() ?? "";
    if (asked.has(question)) continue;
    asked.add(question);
    const { reply, suggestions } = assistant.respond(question);
    expect(suggestions.length, question).toBeGreaterThanOrEqual(2);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    expect(suggestions).not.toContain(question);
    for (const suggestion of suggestions) {
      expect(assistant.respond(suggestion).reply, suggestion).not.toMatch(
        /not sure|I can only help/,
      );
    }
    expect(reply).not.toBe("");
    open.push(...suggestions);
  }
  expect(asked.size).toBeGreaterThan(10);
});
