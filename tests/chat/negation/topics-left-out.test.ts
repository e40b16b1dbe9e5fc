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
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  ["Everything you teach except python stuff pls", [application, agentic, business], ["Python"]],
  ["Everything you teach besides deployment", [application, agentic, business], ["Deployment"]],
  [
    "apart from python itself what will fill those 40 hours",
    ["Gen AI Integration"],
    ["Python", agentic, business],
  ],
  [
    "did ROI to death in my MBA, so apart from that bit, what would the managers' course give me",
    ["Team Leadership", "AI Strategy"],
    ["ROI", "don't see"],
  ],
  ["Total hours of everything you teach minus the longest one?", ["20 hours"], ["covers"]],
  ["Apart from the app course, is python taught anywhere?", ["No. I don't see that"]],
  ["Is ROI in anything other than the leaders course?", ["I don't see that", application]],
  [
    "Is RAG or langchain in any syllabus? don't tell me 'gen ai' if those words aren't there",
    ["in the curriculum I have", application],
  ],
  ["Computer vision or speech I mean, not text. Any of your courses do that?", ["I don't see"]],
])("what is taught is left out as it is asked: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Other than data analytics, does python come up in any course?", ["already write Python"]],
  [
    "Besides the managers course, does any other program go into data ethics?",
    ["I don't see that"],
    ["live on data"],
  ],
])("another course may be for those who know it: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "don't need a brochure, tell me only what agentic covers",
    ["Agent Communication"],
    ["10 hours", "engineers"],
  ],
  [
    "Please dont send me to the brochure, just tell me in one line what the agentic course is about",
    ["Design agents that plan"],
    ["10 hours", "engineers", "covers"],
  ],
  ["describe the leaders course in a single sentence", ["Find the use cases"], ["10 hours"]],
  ["In one line, what's your philosophy about learning?", ["learned by building."], ["Hyderabad"]],
  ["who are you people, in one sentence", ["We are AI Bootcamp"], ["Every session"]],
  [
    "Leave the slogan aside. Who do you people actually teach, and what do you stand for?",
    ["working professionals", "learned by building"],
    ["premier", "practitioners"],
  ],
  [
    "four managers to put down, same course. will a single form do or not",
    ["one person and one program"],
    ["right fit"],
  ],
  [
    "my sister and me both want the agentic one, but we'd rather not fill the form twice, ok?",
    ["one person and one program"],
    ["engineers"],
  ],
])("no more is told than is asked for: %s", (...one) => expectReply(own, one));

test("of the mail that confirms a request what is left is told", () => {
  expectRight(own, [
    ["I sent the registration last night. What's next?", [/confirms/]],
    ["Yes that mail is here, only my mobile is wrong in it", [/reply/]],
    ["Besides the number what should it show", [/how long it takes/], [/phone number/]],
  ]);
});
