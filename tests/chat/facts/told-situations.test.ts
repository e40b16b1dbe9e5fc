import { expect, test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

type Case = [ask: string, must: readonly (string | RegExp)[], mustNot?: readonly string[]];

function expectReply(assistant: typeof own, [ask, must, mustNot = []]: Case): void {
  const { reply } = assistant.respond(ask);
  for (const part of must) expect(reply, ask).toMatch(part);
  for (const part of mustNot) expect(reply, ask).not.toContain(part);
}

test.each<Case>([
  [
    "I made a nice little tool on my laptop but only I can open it. which class fixes that",
    ["Application Deployment"],
    ["information about computers"],
  ],
  [
    "vendor comes to us with ten AI ideas, i want to judge which is worth money. do you train that",
    ["Business Use Cases"],
    ["custom programs"],
  ],
  [
    "I need software which decides on its own what to do next without me clicking approve. Taught anywhere?",
    [/^Yes/, "Autonomous"],
  ],
  ["how two bots pass messages to each other, where is that covered", ["Agent Communication"]],
])("what is told is what is asked about: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "nobody opens the reports screens I build. Which course would make me better at it?",
    ["Dashboards"],
  ],
  [
    "making sure step B only starts once step A has finished, you teach how to schedule stuff like this?",
    ["Orchestration"],
    ["confirms", "Dashboards"],
  ],
  [
    "what we may and may not do with customers' information, from a moral point of view. taught anywhere?",
    [/^Yes/, "Data Ethics"],
    ["Dashboards"],
  ],
  [
    "mujhe boss ke liye chart wali screen banani hai, konsa course karu",
    ["Dashboards People Use"],
    ["Data Literacy"],
  ],
])("of the second provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["photo editing and video making using AI, do you teach that", [], ["Yes."]],
  ["I lead an accounts team and we know no coding. anything for me?", ["AI for Business Leaders"]],
  ["I love cricket. which class is on that?", [], ["Yes."]],
  ["I make websites in wordpress, which course", [], ["AI for Business Leaders"]],
])("what nothing that is taught is spoken of by stays as it is: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "we have seven excel files with the same clients in different spelling",
    ["Python for Data Cleaning"],
  ],
  ["put my trained network behind a web service", ["Deployment"]],
  ["I always mix up mean and median, can you help", [/^Yes/, "Statistics"]],
  ["is python taught from zero", [/^Yes/, "Python"]],
])("what asks nothing plainly tells of what is taught: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["write me a SQL query for top customers", ["I can only help"], ["covers"]],
  ["which film is running at Sathyam this week", ["I can only help"], ["covers"]],
  ["My team of 8 wants training, do you do that?", [], ["Yes. [Machine"]],
])("what is to be done, or is of elsewhere, does not: %s", (...one) => expectReply(second, one));
