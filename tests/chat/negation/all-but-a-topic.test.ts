import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "Everything but the ROI stuff in the leaders course, what's left?",
    ["AI Strategy Development", "Implementation Roadmap"],
    ["ROI", "Agentic"],
  ],
  [
    "leaders course without the roi part, what is left?",
    ["AI Strategy Development"],
    ["ROI", "Agentic"],
  ],
  [
    "leave out python from the app course, what is left?",
    ["Gen AI Integration"],
    ["Python Programming", "One of our"],
  ],
  ["which is shorter than the app course?", ["Agentic", "Leaders"], ["takes 40 hours"]],
])("of what a program teaches a topic is left out, not the program: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "if i already know python well do i still have to do the 40 hour one before agents",
    ["taking several programs or their order"],
    ["right fit"],
  ],
  [
    "cant I use it without giving a phone number? I don't want calls",
    ["everything in it is required"],
  ],
  [
    "My son is choosing between app development and agentic. He has never programmed.",
    ["right fit", "Application Developer"],
    ["Agentic"],
  ],
])("what is asked is not overruled by what stands beside it: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["price and emi?", ["prices or fees, or about ways to pay or instalments."], ["fees and ways"]],
])("things that are not known are told apart where one names several: %s", (...asked) => {
  expectReply(own, asked);
});
