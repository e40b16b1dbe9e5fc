import { expect, test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["by how many hours does the longest exceed the shortest", ["30 hours", application], []],
  ["difference in hours between the biggest and the smallest program?", ["30 hours"]],
  ["how much longer is the app course than the agent course", ["30 hours", "40 hours"], [business]],
  ["app aur agentic ke time mein kitna farak hai", ["30 hours"], [business]],
  ["how many hours more is application developer than the other two together", ["20 hours"]],
])("a difference of hours is told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["without counting business, what do both developer programs come to in time", ["50 hours"]],
  ["not including agentic, how many hours do the other two add up to", ["50 hours"], [agentic]],
  ["how many hours are the agents course and the longest one together", ["50 hours"], [business]],
  ["what do the hours of agentic and business add up to", ["20 hours"], [application]],
  ["she does every course bar the leaders one, how many hours should I plan", ["50 hours"], ["60"]],
])("hours are summed up, without what is left out: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["looking for something substantial, 20 hours minimum", [application], [agentic, "None"]],
  ["anything of 40 plus hours?", [application], [agentic]],
  ["is there a 20+ hrs course", [application], [agentic]],
  ["between the two coding courses which is shorter", [agentic, "30 hours"], [business]],
  ["I need something bigger, 30 hours or more", [application], [agentic, "None"]],
  ["something crisp please, 12 hours tops", [agentic, business], [application]],
  ["10 ghante se zyada nahi de sakta, kaunsa course", [agentic, business], [application]],
  ["30 hr se zyada wale courses", [application], [agentic, "None"]],
  ["20 ghante se upar ka kaunsa hai", [application], [agentic, "None"]],
  ["15 hours is what I get this year, and not an hour more. What fits?", [agentic], [application]],
  [
    "I have 12 hours in total this quarter, no more than that. Which course?",
    [agentic],
    ["Together"],
  ],
  ["HR only takes courses of 15 hours or more. which qualify?", [application], [agentic]],
  ["credit is given from 20 hours upwards. which of yours would count?", [application], [business]],
  ["anything below 20 hours is not reimbursed. which of yours pass?", [application], [agentic]],
])("how long it is to be may stand behind the hours: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["is every program 10 hours or did I get it wrong", ["No.", "40 hours"], ["registrations"]],
  ["all of them take 10 hours, or am I mistaken?", ["No."], ["registrations"]],
  ["agentic is 40 hours, or have I misunderstood?", ["No.", "10 hours"], [application]],
])("a doubt behind a claim asks for nothing more: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["difference in hours between the longest and the shortest?", ["36 hours", "48", "12"]],
  ["want something long, 40 hours at minimum", ["Data Analytics"], ["Data Literacy", "None"]],
])("of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["I have three evenings of 4 hours each, which programs fit", [agentic, business], ["None"]],
  ["our rule is max 15 training hours per head. which ones fit", [agentic], ["enterprise"]],
  ["I have 50 hours, enough for all three?", ["No.", "60 hours"]],
  ["I've 25 hours. can I do both short ones?", ["Yes.", "20 hours"]],
  ["would 8 hours be enough for any of them", ["No."], ["Yes."]],
  ["is there nothing between ten and forty hours", ["No."], ["One of"]],
  ["ten is too little and forty too much. anything in between?", ["None"], ["Tell me"]],
  ["I need at least 20 hours. Does agentic reach that? If not, which does?", ["No.", application]],
  ["shortest course with coding in it", [agentic], [business]],
])("hours that somebody has, or that lie between others, are counted: %s", (...one) =>
  expectReply(own, one),
);

test.each<[string, RegExp]>([
  ["list the courses from longest to shortest", /Application.*Agentic.*Business/s],
  ["rank your programs by duration, the shortest first", /Agentic.*Business.*Application/s],
  ["programs by hours in ascending order", /Agentic.*Business.*Application/s],
])("they are listed in the order that is asked for: %s", (ask, order) => {
  expect(own.respond(ask).reply).toMatch(order);
});

test.each<Case>([
  ["is the agents course 10 hours a week or altogether?", [agentic, "10 hours in all"], ["Yes"]],
  ["ten hours for the business leaders course, is that per week or in all?", ["in all", business]],
  ["does the 40 hrs mean 40 hrs per week or whole thing", ["40 hours in all"]],
  ["hi, is the leaders course ten hours weekly or is that the total", ["in all"], ["No."]],
  ["are those 40 hours in total or each month?", [application, "in all"], [agentic]],
  ["how many hours in all do the three take?", ["60 hours"], ["in all"]],
])("hours are told as a whole, without a verdict: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["at least 10 hours but less than 40, what are my options?", [agentic, business], [application]],
  [
    "My budget of time is 25 hours. Can I fit two of the courses into that, and which?",
    [`${agentic} and ${business} together take 20`],
    [application],
  ],
  ["two shortest ones combined, how many hours", ["20 hours"], ["40"]],
])("what lies within two limits, or adds up to one: %s", (...one) => expectReply(own, one));

test.each<Case>([["Compare the app one with the agentic one", [application, agentic], [business]]])(
  "with joins two that are compared: %s",
  (...one) => expectReply(own, one),
);
