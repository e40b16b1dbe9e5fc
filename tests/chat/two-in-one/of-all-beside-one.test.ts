import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

const all = [application, agentic, business];

test.each<Case>([
  ["list the programs. price of agentic?", all],
  ["show me your programs. tell me about AI Application Developer", [...all, "Python Programming"]],
  ["all durations pls. and who is agentic for?", [...all, "For engineers"]],
  ["who is agentic for and the hours of each course", [...all, "For engineers"]],
  ["how long is agentic? aapke paas kaun kaun se course hai", ["We have three programs", ...all]],
  ["agentic ke topics aur saare courses ki list", ["Agent Communication", ...all]],
])("what is asked of all is told of all, whichever is named beside it: %s", (...asked) => {
  expectReply(own, asked);
});

test("so it is of another provider", () => {
  const ask = "list all your courses and the price of the machine learning one";
  expectReply(second, [ask, ["We have four programs", "Data Literacy", "prices"]]);
});

test.each<Case>([
  [
    "im a tester want to shift. which course and can i do it without leaving my job",
    [application, "Fast-Track Learning"],
  ],
  ["worked 5 years in qa. which program and who teaches", [application, "Expert Mentorship"]],
  [
    "does my boy get placed after this, or at least have something solid to show recruiters",
    ["placements", "portfolio"],
  ],
  [
    "can freshers get something to put in resume from this. also who are the teachers names",
    ["portfolio", "Expert Mentorship"],
  ],
])("a short half is answered too: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "I am a data analyst, what should i take and which of your courses takes the least time",
    ["This looks like the right fit", "The shortest programs are"],
  ],
  [
    "I am a manager. which one is for me and which is the longest",
    [business, "The longest program is AI Application Developer"],
  ],
  [
    "No need to tell me the price, just the length of the agentic course and where is your institute",
    ["10 hours", "Hyderabad"],
    ["prices"],
  ],
])("what is asked beside a choice or a refusal is answered: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "apart from agentic what is there? how much is the fee for leaders",
    [`${application} (40 hours)`, `${business} (10 hours)`, "prices"],
  ],
  [
    "leaving aside the agent one and the leadership one what else you have",
    [application],
    [agentic, business],
  ],
  ["agentic kitne ghante? do you teach python", ["10 hours", "Yes. AI Application"], ["No."]],
  ["do you teach python? how much is the agentic one", ["Yes. AI Application", "prices"], ["No."]],
])("what another question names narrows nothing: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["how many seats are there? do you have a phone number?", ["25 seats", "phone or WhatsApp"]],
  [
    "kab shuru hoga? do i need to know coding for the app course? which is the longest course?",
    ["next month", "You need not be able to code", "The longest program is"],
  ],
])("each of several is answered for itself: %s", (...asked) => {
  expectReply(own, asked);
});
