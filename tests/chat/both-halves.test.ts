import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "./expect-reply.ts";

test.each<Case>([
  ["do you use cookies, and does anybody watch what I write here", ["No cookies", "not recorded"]],
  ["is it online or offline, and your head office is in which city", ["mode", "Hyderabad"]],
  ["besides the fee tell me what is in the leaders program", ["ROI"], ["prices"]],
  ["do you give a certificate, and the class size is how big", ["Certification", "class"]],
  ["what must I fill in & what do I get after I send it", ["phone number", "one e-mail"]],
])("the second half may stand in any order of words: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["which date and time is the launch for someone in Chicago", ["August", "CST"], ["cohort"]],
  ["what date and time does the launch have in London", ["GMT"], ["cohort"]],
])("two nouns under one question word are one question: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "everybody talks about ROI analysis. Is that covered in any of your courses?",
    ["Yes.", business],
    [agentic],
  ],
  ["I read of multi-agent systems. Do you teach that by any chance?", [agentic], [business]],
])("what is asked is whether that is taught which was told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "sign me up for agentic. no wait, cancel that, make it business leaders",
    [business],
    [agentic, "registrations"],
  ],
  [
    "book the leaders course... scrap that, the app one. how do I go about it?",
    [application],
    [business, "registrations"],
  ],
  ["what's in agentic? no wait, cancel that. who is it for", ["engineers"], ["Multi-Agent"]],
])("a word that only takes back asks for nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["thx a ton mate ur gr8", ["welcome"], ["can't"]],
  ["gr8 help thnx", ["welcome"], ["can't"]],
])("short forms with a digit are read: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["what's on the menu in data analytics", ["Window Functions"], ["launch"]],
  [
    "I am with the municipal corporation. Anything for public servants?",
    ["Data Literacy"],
    ["can't"],
  ],
  [
    "I work at the collector's office, what do you have for managers?",
    ["Data Literacy"],
    ["can't"],
  ],
])("of another provider: %s", (...one) => expectReply(second, one));
