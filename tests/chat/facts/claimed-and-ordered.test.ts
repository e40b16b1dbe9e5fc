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

test.each<Case>([
  ["confirm that the fee is zero", ["prices or fees"], ["e-mail says", "A 0 in front"]],
  ["i want you to confirm that the course is free", ["prices or fees"], [application]],
  ["the course is free right", ["prices or fees"], ["hours"]],
  ["it was founded by IIT professors right, my friend said", ["company's history"], [business]],
  [
    "who is your ceo and did he actually build anything",
    ["company's history"],
    ["Yes", "Projects"],
  ],
  [
    "You have four programs, correct? My colleague said there is one on data engineering",
    ["No. We have three", business],
  ],
])("what is claimed or ordered to be so is answered by what is known: %s", (...asked) => {
  expectReply(own, asked);
});

const session = "August 12: 7:30 AM IST";

test.each<Case>([
  [
    "12 august ko agentic wala start ho raha hai na",
    ["exact date", `${application} Bootcamp`, session],
  ],
  ["does the leaders course begin august 12?", ["exact date", `${application} Bootcamp`, session]],
  ["when does the agentic course begin?", ["exact date"], [session]],
])("whose day that is is told of another program: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["what do founders learn with you", ["ROI Analysis"], ["Agent Architecture", "Python"]],
  ["what will a manager learn here", ["ROI Analysis"], ["Agent Architecture", "Python"]],
])("what somebody learns is told of what is for them: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "kitne ghante ka hai app developer aur python aana zaroori hai kya pehle se",
    ["40 hours", "You need not be able to code"],
  ],
  ["app course ke liye python aani chahiye kya", ["You need not be able to code"]],
])("what one must know is asked in Hinglish too: %s", (...asked) => {
  expectReply(own, asked);
});

test("and of another provider, for which it must be known", () => {
  expectReply(second, [
    "machine learning ke liye python aana zaroori hai kya",
    ["already write Python"],
  ]);
});

test.each<Case>([
  ["dono chote wale mila ke bhi app wale se kam hi hue na?", ["Yes. It is 20 hours", application]],
  ["both short ones together less than the app one?", ["Yes. It is 20 hours", application]],
  ["app course agentic se chhota hai na", ["No. It is 40 hours", agentic]],
  ["app developer minus agentic = how many extra hours i must give", ["30 hours", agentic]],
  ["so agents plus leaders makes 30 hours correct?", ["No. Together the two programs take 20"]],
])("sums and differences are worked out however they are put: %s", (...asked) => {
  expectReply(own, asked);
});
