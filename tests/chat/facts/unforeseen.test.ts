import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

const only = ["only help with our programs"];
const unknown = ["I don't have information about"];

test.each<Case>([
  ["how much reading and practice should I plan for at home on top of the class hours?", unknown],
  ["minimum headcount for a custom batch?", unknown],
  ["live captions available? I'm hard of hearing", unknown, ["how hard it is"]],
  ["I am visually impaired and use a screen reader. Are the sessions accessible for me?", unknown],
  ["My HOD wants a bonafide letter before he sanctions leave. Who issues that?", unknown],
  ["Which of the three do most students end up taking?", unknown, ["For engineers"]],
  ["Is using chatgpt for the tasks allowed or do you count it as cheating", unknown, ["managers"]],
  ["the project i build there, is it my property or yours? want to put it on github", unknown],
  [
    "What share of last year's learners landed a new job within six months?",
    unknown,
    ["right fit", "hours"],
  ],
  ["out of the 40 hours how much is spent only on python", unknown, ["prices"]],
])("what no intent foresees is said to be unknown: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["how to withdraw PF after changing jobs", only],
  ["Draft a warning letter for an employee who comes late", only],
  ["old or new tax regime for 18 lakh salary", only],
  ["sunday ko hyderabad mein baarish hogi kya?", only],
  ["how to get learner's licence in hyderabad, which rto should i go", only, ["right fit"]],
  ["Looking for a property agent in Gachibowli, 2bhk for rent, any contact?", only, ["Agentic"]],
  ["eamcet rank 18400 oc category, will i get cse in vasavi college", only, ["nearest"]],
  ["raat ko neend nahi aati, koi acchi dawai bata do", only],
])("what sounds like ours and is none of it is said to be so: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "what do the programs cost and who owns the code that I write",
    ["or about the rest of what you ask"],
  ],
  ["who owns the code that I write", ["about that"], ["the rest"]],
  [
    "chief of a town water board, leak detection by ai was offered. me no coder. which one?",
    ["Leaders"],
  ],
  [
    "so i must be an engineer to join any of your courses, right?",
    ["managers"],
    ["Yes", "right fit"],
  ],
])("nothing more is claimed for it: %s", (...one) => expectReply(own, one));
