import { expect, test } from "vitest";
import { firstContent } from "../support/first-provider.ts";
import { assistantFor } from "./support/taught.ts";

const assistant = await assistantFor(firstContent);
const application = "AI Application Developer";
const agentic = "Agentic AI Developer";
const business = "AI for Business Leaders";

test.each<[ask: string, must: string[], mustNot: string[]]>([
  ["not the agentic one, the other developer one", [application], [agentic, business]],
  ["anything apart from agentic", [application, business], [agentic]],
  ["agentic nahi, business wala batao", [business], [agentic]],
  ["I am not a manager, I am a developer. Which course?", [application, agentic], [business]],
  ["I don't want to code, which course?", [business], [agentic]],
  ["which are not 40 hours", [agentic, business], [application]],
  ["I don't want the long one", [agentic, business], [application]],
  ["no coding background, can I join?", [business, "Python basics"], ["I don't have information"]],
])("what is waved off is out: %s", (ask, must, mustNot) => expectReply(ask, must, mustNot));

test.each<[ask: string, must: string[], mustNot: string[]]>([
  ["which programs take less than 20 hours", [agentic, business], [application]],
  ["is there anything of at least 30 hours?", ["Yes.", application], [agentic]],
  ["is agentic 40 hours?", ["No.", "10 hours"], ["40 hours"]],
  ["is application longer than agentic?", ["Yes.", "40 hours", "10 hours"], []],
  ["how long are agentic and business together", ["20 hours"], ["60 hours"]],
  ["how many programs need no code", ["One of our three", business], [agentic]],
  ["which is the longest", [application, "40 hours"], [business]],
])("demands are met by the data: %s", (ask, must, mustNot) => expectReply(ask, must, mustNot));

test.each<[ask: string, must: string[]]>([
  ["how long is agentic and what does it cost?", ["10 hours", "prices or fees"]],
  ["price, duration and start date of business leaders", ["prices", "10 hours", "next month"]],
  ["where are you and do you have a brochure", ["Hyderabad", "#brochure"]],
])("each of several questions is answered: %s", (ask, must) => expectReply(ask, must, []));

test.each<[ask: string, start: string]>([
  ["do you have a brochure?", "Yes."],
  ["are you in Pune?", "No."],
  ["are you based in Hyderabad?", "Yes."],
  ["does the business course need coding?", "No."],
  ["does agentic cover multi-agent systems?", "Yes."],
  ["is everything 10 hours?", "No."],
  ["do you only have 10 hour courses", "No."],
  ["is agentic the shortest?", "Yes."],
  ["do the two short courses together take less time than the long one", "Yes."],
  ["is application four times as long as agentic?", "Yes."],
  ["can I finish all three within 50 hours?", "No."],
  ["do you have a yoga course?", "No."],
])("yes or no comes first: %s", (ask, start) => {
  expect(assistant.respond(ask).reply.startsWith(start)).toBe(true);
});

test.each([
  "is agentic right for a manager?",
  "is 10 hours enough for agentic?",
  "is there no certificate?",
  "do I need Python for agentic?",
])("what the content does not decide is neither yes nor no: %s", (ask) => {
  expect(assistant.respond(ask).reply).not.toMatch(/^(Yes|No)\./);
});

test.each([
  ["what is Gen AI Mastery?", "Gen AI Mastery: "],
  ["is it a fast track thing", "Fast-Track Learning: "],
  ["what is your company called", "AI Bootcamp"],
])("what the provider has a name for is found by it: %s", (ask, part) => {
  expect(assistant.respond(ask).reply).toContain(part);
});

test("a message is understood in a few milliseconds", () => {
  const begin = performance.now();
  for (let count = 0; count < 100; count++)
    assistant.respond(`how lng is teh agntic corse ${count}`);
  expect((performance.now() - begin) / 100).toBeLessThan(50);
});

function expectReply(ask: string, must: readonly string[], mustNot: readonly string[]): void {
  const { reply } = assistant.respond(ask);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
}
