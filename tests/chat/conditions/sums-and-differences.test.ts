import { expect, test } from "vitest";
import {
  askedOfEach,
  askedOfTwo,
  type OfOne,
  type OfTwo,
  rest,
  sum,
} from "../support/described-programs.ts";
import { expectAnswered } from "../support/expect-answered.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

test.each<OfTwo>([
  [
    "Doing X first and then Y makes how many hours?",
    (x, y) => ({ only: [x, y], numbers: [x.hours + y.hours] }),
  ],
  ["how many hours if i take X and Y", (x, y) => ({ numbers: [x.hours + y.hours] })],
  ["X followed by Y comes to how many hours?", (x, y) => ({ numbers: [x.hours + y.hours] })],
  [
    "Can I do X and Y one after the other? How many hours would that be in all?",
    (x, y) => ({ numbers: [x.hours + y.hours] }),
  ],
  [
    "How much longer is X, compared with Y",
    (x, y) => ({ only: [x, y], numbers: [x.hours, y.hours] }),
  ],
])("who takes several asks for the sum, who sets them apart for the difference: %s", (...asked) =>
  expectAnswered(askedOfTwo(asked)),
);

test.each<OfOne>([
  [
    "how many hours if one person does all three but skips X",
    (x) => ({ only: rest(x), numbers: [sum(rest(x))] }),
  ],
  ["teeno courses mila ke kitne ghante hue, X hata do to?", (x) => ({ numbers: [sum(rest(x))] })],
  [
    "My cousin brags that X is longer than the others put together. He exaggerates about everything, so is he right this time?",
    (x) => ({ yes: x.hours > sum(rest(x)), numbers: [x.hours, sum(rest(x))] }),
  ],
])("what is taken from all, or set against the rest, is worked out: %s", (...asked) =>
  expectAnswered(askedOfEach(asked)),
);

test.each<Case>([
  [
    "Business + app dev vs all three, difference kitna?",
    ["10 hours: 60 hours", "50 hours for"],
    ["fees"],
  ],
  [
    "agentic plus leaders for each of us, rather than the app one. fewer hours or more?",
    ["20 hours: 40 hours", "20 hours for"],
  ],
  [
    "which is the longest and how much longer than the others",
    ["30 hours", application, "10 hours for each"],
  ],
  [
    "Do both developer tracks run equally long? By how much are they apart",
    ["longer by 30 hours"],
    ["It covers"],
  ],
  [
    "I need total training hours if one engineer does both developer programs but skips the business one.",
    ["50 hours"],
  ],
  [
    "Which is over quickest of your programs? And if I took every one of them, how much time altogether",
    ["60 hours"],
  ],
  ["so doing everything you offer would be how many hours?", ["60 hours"]],
  [
    "agentic and business both 10 hrs right? if i do both any discount",
    ["Yes.", "10 hours"],
    ["20 hours"],
  ],
  [
    "my boss takes the leaders course and I do both developer ones. hours for each of us?",
    [`${business} takes 10 hours`, `${application} and ${agentic} together take 50 hours`],
  ],
  ["whats the smaller of the two technical courses", [`${agentic} is shorter by 30 hours`]],
  [
    "how many hours in total should I set aside for the course on building agents?",
    [agentic, "10 hours"],
    ["60 hours"],
  ],
  [
    "How much longer is the app developer one than the agent one, and if someone is mad enough to do all three what is the total?",
    [`${application} is longer by 30 hours`, "60 hours"],
    ["50 hours"],
  ],
])("which programs are summed or compared, is read from all that is said: %s", (...one) =>
  expectReply(own, one),
);

test("how much longer the longest is, asked behind another", () => {
  const { context } = own.respond("Tell me about the agent course");
  const { reply } = own.respond("so how much longer is the longest one?", context);
  expect(reply).toContain("30 hours");
});

test.each<Case>([
  ["10 hrs for the agents course, thats per week right?", ["10 hours in all"], ["Yes"]],
  ["the app course is 40 hours, weekly right?", ["40 hours in all"], ["Yes"]],
  [
    "How many of your programs require coding, and I don't mean which ones, just the number?",
    ["Two of our three programs."],
    [application],
  ],
  ["how many courses do you have? just the number", ["Three in all."], [application]],
  [
    "planning two courses but together they shouldn't cross 25 hours",
    [`${agentic} and ${business} together take 20 hours`],
    ["information about"],
  ],
  [
    "If I rule out anything with coding and anything beyond 10 hours, what am I left with?",
    [business],
    [application, agentic],
  ],
  ["if i exclude anything over 20 hours what remains?", [agentic, business], [application]],
  ["I have 8 free hours in total. So no program would fit, correct?", ["None of our programs"]],
  ["poora saal nahi de sakta. itna time lagega kya?", ["10 hours"], ["ways to pay"]],
])("what is counted, limited or told of time, is heeded as that: %s", (...one) =>
  expectReply(own, one),
);
