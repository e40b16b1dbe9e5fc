import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const none = "I don't see that among our programs.";
const unknown = "I don't have information about";

test.each<Case>([
  ["how long is your data science course", [none, "40 hours"]],
  ["AWS prep course, how long is it?", [none]],
  ["your power bi and excel classes, are they also lifetime access?", [none], ["Yes."]],
  ["Kindly share the syllabus of your Cyber Security with AI program.", [none], ["It covers"]],
  ["hi, saw u guys have a digital marketing + AI combo. what all is covered", [none]],
  ["What is the fee difference between your Cloud Engineer track and the DevOps track?", [none]],
  ["Is there a seat left in ur prompt engineering weekend workshop", [none], ["25 seats"]],
  ["since you also run a data engineering bootcamp, is it online?", [none], [unknown]],
  ["between the blockchain course and the agentic one, which is shorter?", [none]],
  ["that 4th program you have, how many hours is it?", ["three programs", "40 hours"]],
  ["your 5th course, what does it cost?", [none]],
  ["I want join your digital marketing batch, what topics are covered in it?", [none]],
  ["I read about your 80 hour data science diploma. What is the syllabus of that?", [none]],
  ["you run a Machine Learning Engineer track next to the others. who is it aimed at?", [none]],
])("a program that there is not is not told of as if there were: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["how long is your python course", [application, "40 hours"], [none]],
  ["the multi agent course, how long is it", [agentic, "10 hours"], [none]],
  ["what is the fee of the leaders course", [unknown], [none]],
  ["I did a data science course last year, is agentic right for me?", [agentic], [none]],
  ["may i use chatgpt during class", [unknown], [none]],
  ["when will you start a robotics course", [unknown], [none]],
  ["my sister has finished a cloud course elsewhere. which one should she take", [], [none]],
])("nor is one denied that there is, or that is none of ours: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["how many hours is your SQL course", ["48 hours"], [none]],
  ["your prompt engineering course, how long is it", [none]],
  ["how long is the fifth course on your page", [none]],
  ["bhai sql seekhna hai kaunsa course lu", ["Data Analytics"], ["Data Literacy"]],
  [
    "I have no wish to become any kind of engineer or scientist, I only want to read my shop's reports",
    ["Data Literacy"],
    ["Engineer"],
  ],
])("by another provider's programs: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "you said the agentic one is 40 hours, so 4 weeks at 10 hrs a week right?",
    ["not so", "10 hours"],
  ],
  [
    "I read that the agentic course was extended to 20 hours, which modules were added?",
    ["not so", "10 hours", "Multi-Agent Systems"],
  ],
  ["the app course comes in a 20 hour version, how do i register for it", ["not so", "40 hours"]],
  ["the app course is 40 hours, where are you based?", ["Hyderabad"], ["not so"]],
  ["agentic is 10 hours a week, is it online?", [unknown], ["not so"]],
  ["agentic is 30 hours shorter than the app course, right?", ["Yes."], ["not so"]],
])("hours that are taken for granted are set right where they are not so: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["Is Andrew Ng taking the first class himself?", ["more about the instructors"], ["cohort"]],
  ["how early should one reach the mumbai office for the morning class", ["only location"]],
  ["you have a branch in Coimbatore. Can I attend there instead?", ["only location"]],
  ["how do I see my old chats", ["not recorded"]],
  ["can u write me the python code for a telegram bot", ["only help with our programs"]],
  ["When does the internship begin?", ["internships"], ["cohort"]],
  [
    "you said earlier the EMI is 2999 a month, for how many months is that",
    ["instalments"],
    ["40"],
  ],
  ["any discount or EMI?", ["discounts", "instalments"]],
  ["when will my cashback of 1000 come", ["discounts"]],
  ["that blog on your site about RAG, who wrote it?", [unknown], ["Success"]],
  ["whats the name of ur founder, that lady who was at TCS before", ["history, people"]],
  [
    "I filled the form on Tuesday under my office mail. Has it been approved?",
    ["individual registrations"],
  ],
  [
    "can i register without giving my phone number, i get too many sales calls",
    ["everything in it is required"],
  ],
  ["the SMS code you send after Submit has not come", [], ["coding", "code"]],
  ["is Dr Sharma still heading the agentic course", ["more about the instructors"]],
  ["rahul sir ki batch me hi chahiye mujhe, kaise milegi", ["more about the instructors"]],
  ["your CEO was on stage at a nasscom event, whats her name again", ["history, people"], ["Aivy"]],
  ["ur ad says 50% off till sunday, whats the code", ["discounts"], ["Python"]],
  ["coupon AIVY20 isn't working in the form", ["discounts"], ["phone"]],
  ["prices arent on ur page i looked everywhere. so how do i get to know", [unknown], ["fit"]],
  ["since the agentic one is just 10 hours, what all do u fit in it", ["Multi-Agent Systems"]],
  [
    "India's premier bootcamp it says. Where in India are you people sitting?",
    ["Hyderabad"],
    ["IST"],
  ],
  ["i am in LA, when is the launch for me", ["11:00 PM PST"], ["IST"]],
  ["The launch is for the app course; at what time IST is it?", ["7:30 AM IST"]],
  ["My manager wants the program with ROI analysis. Which was it?", [business, "ROI"], ["August"]],
  ["i can't write python yet so the agentic one isnt for me right?", [agentic], [business]],
  ["so not human?", ["computer program"]],
  ["need hours of app developer and hours of business one", ["40 hours", "10 hours"]],
  [
    "Half of my people write code, the other half do not. Which is right for the ones who do not?",
    [business],
    [application],
  ],
  ["tell me everything about agentic except the hours", [agentic, "It covers"], ["10 hours"]],
  ["compare agentic and leaders but not the hours", [agentic, business], ["10 hours"]],
])("what is taken for granted is not agreed with, and what is asked is told: %s", (...one) =>
  expectReply(own, one),
);

test.each<[string, Turn[]]>([
  [
    "what a sum leaves",
    [
      ["and two of them take 10 hours, which?", [/Agentic/, /Leaders/]],
      ["that leaves the app one, so who is that for", [/analysts/], [/Leaders/]],
    ],
  ],
  [
    "the shorter of two, asked of neither by name",
    [
      ["tell me about the agentic course", [/Agentic/]],
      ["and the app one for coders?", [/Application/]],
      ["which of both is shorter", [/Agentic AI Developer is shorter/]],
    ],
  ],
  [
    "the third, behind two",
    [
      ["how long is the agentic one", [/10 hours/]],
      ["and the app one?", [/40 hours/]],
      ["and the third is 40 as well i suppose", [/^No\..*Leaders/]],
    ],
  ],
  [
    "the mail of a company, behind something else",
    [
      ["we want something made for 30 people of our team", [/custom programs/]],
      ["is it still Neha who looks after us?", [/./]],
      ["And what all should be in that mail?", [/team size|goals/], [/enrollment request/]],
    ],
  ],
  [
    "what is in one of which the fee was asked",
    [
      ["fees?", [/I don't have information about/]],
      ["for agentic i mean", [/I don't have information about/]],
      ["ok but whats in that one", [/Multi-Agent Systems/]],
    ],
  ],
  [
    "what mentors do",
    [
      ["do we get someone to guide us", [/Mentor/]],
      ["what do they do exactly", [/practitioners/], [/only help/]],
    ],
  ],
])("and in a talk: %s", (_, turns) => expectRight(own, turns));
