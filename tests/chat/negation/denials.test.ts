import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

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
  ["the form refuses my UK number of 9 digits, what does it want", ["10 to 11"], ["Yes.", "No."]],
  ["My UK number has 10 digits. Will the form reject it?", ["No.", "10 to 11"]],
  ["will the form reject a German number of 8 digits?", ["Yes.", "10 to 12"]],
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

test.each<Case>([
  [
    "Please stop advertising the 40 hour course, I want to hear about the others",
    [agentic, business],
    [application],
  ],
  ["python NOT wanted. what else have you got", [agentic, business], [application]],
  ["tell me the length of every program bar the leadership one", ["40", agentic], [business]],
  ["whats left if I rule out everything that needs coding", [business], [application, agentic]],
  ["neither agents nor management interests me. whats left", [application], [agentic, business]],
  [
    "Nothing with agents please, and nothing for bosses either.",
    [application],
    [agentic, business],
  ],
  ["all but the longest pls, with hours", [agentic, business], [application]],
  ["can't do 40. won't do management. so?", [agentic], [application, business]],
  [
    "my daughter never wrote a line of code but she is not afraid to learn it. Do not suggest management type courses. Which one for her?",
    [application],
    [business],
  ],
  [
    "my boss keeps pushing the leaders program on me but i am not a leader i am an analyst and i want to build things",
    [application],
    [business],
  ],
  ["So as I do not live in India I cannot sign up?", ["UAE"], ["the only location"]],
])("what is left aside in other words is out: %s", (...one) => expectReply(own, one));
