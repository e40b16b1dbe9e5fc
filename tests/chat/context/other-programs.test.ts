import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  ["I know what App Developer is about. And the others?", ["ROI", "Multi-Agent"], ["Python"]],
  [
    "We looked at App Developer already and it is too long for our staff. What else have you got?",
    ["Agentic", "Business Leaders"],
    ["Application"],
  ],
  [
    "agentic my colleague already explained to me lol. whats in the other developer course",
    ["Python"],
    ["Multi-Agent", "ROI"],
  ],
  [
    "I'm not bothered about the two developer courses, who is the remaining one meant for?",
    ["founders"],
    ["engineers"],
  ],
  [
    "I know that one of your ten hour programs is agentic. What is the other one called?",
    ["Business Leaders"],
    ["Application"],
  ],
  [
    "You have two programs for developers. If application takes 40 hours, how many does the other take?",
    ["Agentic AI Developer", "takes 10"],
    ["40 hours"],
  ],
  [
    "I know that the business course has no code in it. Of the other two, which one starts with the basics?",
    ["Python basics"],
    ["Business"],
  ],
  ["two titles say Developer, I dont mean the agentic title. how long is that other one", ["40"]],
  ["i like agentic. any other fees?", ["prices"], ["takes"]],
])("the others are all but what was told of: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["the agentic one is 10 hours. is the other developer one longer", ["longer by 30"], ["No."]],
  ["agentic is 10 hours. is the other one longer", ["40 hours"], ["No."]],
  ["Does the big developer program really take four times as long as Agentic?", ["Yes."]],
  ["Does the big developer program take three times as long as Agentic?", ["No."]],
])("what is compared with what was told is not denied: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Do all of your courses teach python or only the first",
    ["I don't see that named in the curriculum of Agentic", "Application Developer covers Python"],
  ],
  ["kitne course me coding karni padti hai?", ["Two of our three"], ["needs no code"]],
  [
    "Which of these is not part of the agentic program: Python, multi-agent systems or agent communication?",
    ["Agentic AI Developer", "covers Multi-Agent Systems and Agent Communication"],
    ["Leaders"],
  ],
])("all or only some, and which not, is answered of each: %s", (...one) => expectReply(own, one));
