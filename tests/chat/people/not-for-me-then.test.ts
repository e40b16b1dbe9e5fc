import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const begins = /You need not be able to code to begin there\./;
const notSo = /That is not so\. You need not be able to code to begin there\./;

test.each([
  ["python bilkul nahi aata to N ghante wala mere liye nahi hai na?", begins],
  ["mujhe python nahi aata to N ghante wala mere liye nahi hai na?", begins],
  ["i dont know python so the N hour one is not for me right?", notSo],
  ["i have never coded. the N hour course isnt for me then?", notSo],
])("who asks if it is not for them is told where one begins: %s", (ask, must) => {
  expectRight(own, [[ask.replace("N", "40"), [must, /AI Application/], [/Leaders/]]]);
  expectRight(second, [[ask.replace("N", "48"), [must, /Data Analytics/], [/Managers/]]]);
});

test("who tells so is shown what is left", () => {
  const ask = "I cant code. the N hour course is not for me. which one?";
  expectRight(own, [[ask.replace("N", "40"), [/Leaders/], [/AI Application/]]]);
  expectRight(second, [[ask.replace("N", "48"), [/Managers/], [/Data Analytics/]]]);
});

test("what is for those who make something is what teaches that, whoever insists on its hours", () => {
  const agents = [/^No\. .*Agentic AI Developer.* takes 10 hours/];
  const pipelines = [/^No\. .*Data Engineering.* takes 24 hours/];
  expectRight(own, [
    ["is the course for developers of agents 40 hours, my friend insists", agents],
  ]);
  expectRight(own, [["is the agents course 40 hours, my boss keeps saying so", agents]]);
  expectRight(second, [
    ["is the course for developers of pipelines 48 hours, my friend insists", pipelines],
  ]);
});

test("who takes the decisions is suited as a leader is, beside who writes", () => {
  const ask =
    "Kindly suggest one for our MD, he only takes decisions, and one for me, i write backend services and want to ";
  const leaders = /fit:\nAI for Business Leaders[^\n]*\nAgentic AI Developer/;
  const managers = /fit:\nData Literacy for Managers[^\n]*\nData Engineering/;
  expectRight(own, [[`${ask}make autonomous agents`, [leaders]]]);
  expectRight(own, [
    ["our director takes the decisions, i write java code. one for each of us", [/fit:\nAI for/]],
  ]);
  expectRight(second, [[`${ask}build nightly data pipelines`, [managers]]]);
});
