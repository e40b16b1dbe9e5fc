import { test } from "vitest";
import { agentic, application, business, type Case, expectReply, own } from "./expect-reply.ts";

const [right, notSo] = ["That is right.", "That is not so."];

test.each<Case>([
  ["the agents course doesn't teach Python, am I reading this correctly?", [right, application]],
  ["so the agentic program has no python in it, right?", [right, application]],
  ["The agents one doesn't cover deployment, right?", [notSo, "Deployment Strategies"], ["Yes."]],
  ["my boss says the leaders course doesn't teach strategy. True?", [notSo, "AI Strategy"]],
  ["the app course has nothing on agents, correct?", [right, agentic]],
  ["The leaders program doesn't need any code, correct?", [right, "needs no code"], ["No."]],
  ["So I do not need to code in the business program, right?", [right, "needs no code"]],
  ["the agentic one isn't 40 hours, right?", [right, "10 hours"], [business]],
  ["the agents one isn't shorter than the app one, is it", [notSo, "10 hours", "40 hours"]],
  ["the launch session isn't for the agentic program?", [right, application]],
  ["you're not in Pune, right?", [right, "Hyderabad"], ["No."]],
  ["there aren't more than 25 seats, right?", [right, "25"], ["No."]],
])("what is said not to be so is told to be right or not: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I'm not a developer, is the app one right for me?", [application], [right, notSo]],
  ["Agentic is for managers, correct?", ["engineers", business], ["Yes.", right, "One of our"]],
  [`${business} isn't meant for developers, is it?`, ["managers"], ["Yes."]],
  ["that's not right, is it? my boss said all your courses come with python", [], [right]],
  ["my boss said all your courses come with python. that's not right is it", ["No."], ["hours"]],
])("who is not meant denies nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["And how many seats are gone already?", ["25", "I can't see"]],
  ["how many seats are there", ["25"], ["I can't see"]],
])("of seats only those that there are is known: %s", (...one) => expectReply(own, one));
