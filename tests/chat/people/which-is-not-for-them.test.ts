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
  [
    "hum log developer nahi hai, only ops managers, so konsa program nahi lena chahiye?",
    [application, agentic],
    [business],
  ],
  ["I can't code. Which ones are not for me?", [application, agentic], [business]],
  ["I have never coded. Which one is not for me?", [agentic], [application, business]],
  ["I am a developer, so which one is not for me?", [business], [application, agentic]],
  ["main engineer hu, konsa course nahi lena chahiye mujhe", [business], [application, agentic]],
])("asked which is not for them: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I have never written a line of Python. So which one is not for me?",
    ["Machine Learning Engineer"],
    ["Data Analytics", "Data Literacy"],
  ],
  [
    "We are managers and do not code. Which of your courses are not for us?",
    ["Machine Learning Engineer", "Data Engineering"],
    ["Data Literacy"],
  ],
])("of another provider: %s", (...one) => expectReply(second, one));

/** Each of several has a program of their own, however they are named. */
test.each<Case>([
  [
    "My four engineers want to build agents. I don't, I just have to plan our AI roadmap and answer to the board so which for them and which for me?",
    [agentic, business],
  ],
  [
    "A finance head and a backend engineer from our company want to learn, but not the same thing, and the finance head refuses to touch code. Match them for me please.",
    [agentic, business],
  ],
])("several, each with theirs: %s", (...one) => expectReply(own, one));
