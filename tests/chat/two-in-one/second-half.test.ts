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
  [
    "launch session timing for london please, and can i sign up with my dubai mobile number in your form?",
    ["3:00 AM GMT", "UAE"],
    ["UK", "that place"],
  ],
  [
    "my number is from UAE, ok for you? and what time does the launch start in new york",
    ["UAE", "10:00 PM EST"],
    ["US/Canada"],
  ],
  [
    "when does the launch session start in new york.. no wait im flying to london that week so not new york, london time please",
    ["3:00 AM GMT"],
    ["PST", "EST"],
  ],
  ["Is a +49 number fine, and when is the launch in the UK?", ["Germany", "3:00 AM GMT"]],
  [
    "I have a Brazilian sim, does your form accept it? and when does the launch begin?",
    ["Brazil", "7:30 AM IST"],
    ["that place"],
  ],
])("each half has its own place: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "My brother never coded. May he join the app course, and will he learn python in it?",
    ["Go from Python basics", "Yes. AI Application Developer covers"],
  ],
  ["can a total beginner do the application program and how long does it take", ["Yes.", "40"]],
  ["I can't code and don't want to. Can I join the app course?", ["writing code"], ["Yes."]],
  ["can a beginner join the agents course", [agentic], ["Yes."]],
])("who begins may join what begins at the beginning: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Must I own a laptop for the Python part? Also what comes after Python in that course?",
    ["Gen AI Integration", "Application Deployment", "computers"],
    ["Python Programming"],
  ],
  [
    "which module is first in the leaders course and which one is last",
    ["AI Strategy Development"],
    ["ROI"],
  ],
  ["what is taught before deployment in the agents course", ["Agent Communication"], ["Strateg"]],
])("modules have an order: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Is LangGraph taught? And multi-agent systems?", ["covers Multi-Agent", "What else you name"]],
  ["do past students say something, and what do they work as?", ["Consultant"], ["Projects"]],
  [
    "If I take the two ten-hour ones how many hours altogether, and are they aimed at the same kind of people?",
    ["20 hours", "No. Agentic"],
  ],
  [
    "Is the course for managers and that for engineers the same thing, and what do they cost?",
    ["No.", business, "prices"],
  ],
])("of several things each is told apart: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Where does that Secure Your Seat Now button take me and what does the other one under it do?",
    ["registration form of the launch", "it only closes the window"],
  ],
  [
    "What's that window about which popped up when I came? Is it for all three programs?",
    ["25 seats", `No. The ${application} Bootcamp is for ${application}`],
  ],
  [
    "Say I close the popup by mistake. How do I see it again, and is there another way to register for that bootcamp's program?",
    ["load the page again", "To join"],
    ["erase", "decide later"],
  ],
])("the window of the launch: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "after registering am i going to be spammed, and how do i take back my consent later",
    ["for nothing else", "erase it for good"],
  ],
  ["will I get marketing mails? and how do I unsubscribe", ["for nothing else", "erase it"]],
])("unwanted mails: %s", (...one) => expectReply(own, one));
