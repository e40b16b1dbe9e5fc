import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "A paper to hang on the wall means nothing to me. What will I have in hand for my next interview?",
    ["portfolio"],
    ["Certification"],
  ],
  [
    "Even if you don't promise a job, would I have something to show at an interview afterwards?",
    ["portfolio"],
    ["placements"],
  ],
  [
    "Aivy is what you are called, I got that. I was asking about the institute, whats it called",
    ["We are AI Bootcamp"],
    ["I'm Aivy"],
  ],
  ["The fee doesn't matter to us. Where are you located?", ["Hyderabad"], ["prices"]],
  ["Discounts are of no interest. How do I register?", ["Enroll Now"], ["discounts"]],
  ["No matter what it costs, when does it start?", ["next month"], ["prices"]],
  ["You are based in Hyderabad, I know that. Who teaches there?", ["practitioners"], ["based in"]],
])("a topic that is set aside before the question is not answered: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "Even if you can't promise a certificate, is one mentioned anywhere at all?",
    ["Certification is one of the highlights"],
    ["covers"],
  ],
  [
    "Ok, certification is mentioned for the app developer launch. Leaving that aside, does the one for managers come with any?",
    ["I don't see it mentioned for AI for Business Leaders"],
    ["Live Projects"],
  ],
])("what asks for one of these asks of it all the same: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Even if you do not promise a certificate, what do learners say about you?",
    ["Operations Analyst"],
    ["certificates"],
  ],
  ["That you are in Chennai I know already. Are you on Instagram?", ["Yes."], ["based in"]],
])("nor is it by another provider: %s", (...one) => expectReply(second, one));
