import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["If I drop leaders from the list how many hours remain", ["50 hours"], [business]],
  ["app plus leaders kitne ghante", ["50 hours"], [agentic]],
  ["two shortest courses together how many hours", ["20 hours"], [application]],
  ["is 60 hours enough for everything", ["Yes. Together"]],
  ["will 45 hours be enough for app and agentic both", ["No. Together", "50 hours"], [business]],
  ["do all of them fit in 55 hours", ["No. Together", "60 hours"]],
  ["total of the developer courses only", ["50 hours"], ["Two of our"]],
])("several are added up: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["10 hours, with coding", [agentic], [business, application]],
  ["10 hours no coding", [business], [agentic]],
  ["40 hours without coding?", ["None of our programs"]],
  ["i can give max 12 hrs, coding not an issue", [agentic], [business]],
  ["only one of your courses is 10 hours right?", ["No. Two of our", agentic, business]],
])("hours and code are demanded together, and so many: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["is the third shorter than the first", ["Yes. ", "10 hours", "40 hours"], [agentic]],
  ["is the second one longer than the last", ["No. ", agentic, business], [application]],
  [
    "agentic and business combined, is it less than the app course?",
    ["Yes. It is 20 hours"],
    ["It covers"],
  ],
])("what is pointed at is compared: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["just tell me hours not the topics of leaders course", [`${business}`, "10 hours"], ["covers"]],
  ["I need topics not duration for the app course", ["covers Python"], ["40 hours"]],
  ["leaving agent communication what else is in agentic", ["Multi-Agent"], ["Communication"]],
  ["agentic except the first module", ["Deployment Strategies"], ["Architecture"]],
  ["what do I get besides certificate", ["1-on-1", "Lifetime"], ["Certification"]],
  ["anything other than Hyderabad?", ["the only location"], [application]],
])("what is left out is not what is asked: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["is it true agentic has no python", ["That is right.", agentic]],
  [
    "is python in only the first course or all",
    [`${application} covers Python`, `curriculum of ${agentic} and ${business}`],
  ],
])("what is said of one is looked up in the others: %s", (...asked) => {
  expectReply(own, asked);
});
