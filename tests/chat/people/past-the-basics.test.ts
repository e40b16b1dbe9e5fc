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

const analytics = "Data Analytics with SQL & Python";

/** Who has the basics behind them wants none that begins there. */
test.each<Case>([
  [
    "I've been coding in Python for six years so please don't send me to the one that begins with it. What remains for a programmer?",
    [agentic],
    [application, business],
  ],
  [
    "python is my daily bread and I really don't want to sit through basics again. Which developer course would not start from there?",
    [agentic],
    [application, business],
  ],
  [
    "Python I know well and dont want to repeat. Which coding course leaves it out?",
    [agentic],
    [application, business],
  ],
  [
    "Engineer, six years in. Comfortable with Python, so kindly don't put me in something that starts from the basics.",
    [agentic],
    [application, business],
  ],
  [
    "python aati hai mujhe, basics repeat nahi karne. kaunsa course lu?",
    [agentic],
    [application, business],
  ],
  ["Which technical course skips the fundamentals? I know them.", [agentic], [application]],
  ["Agentic or app for someone who already knows Python?", [agentic], [application]],
  ["She wants to skip basics and build agents straight away", [agentic], [application]],
  [
    "I want to go further than prompting but keep me away from the business side. I am an engineer.",
    [agentic],
    [business],
  ],
])("past the basics: %s", (...one) => expectReply(own, one));

test("past the basics, of another provider", () =>
  expectReply(second, [
    "I have been coding in Python for five years, so no beginner course please. Which one is for me?",
    ["Machine Learning Engineer"],
    [analytics],
  ]));

test.each<Case>([
  ["I don't know the basics, which course starts from there?", [application]],
  ["no coding experience, so something that starts from the basics please", [application]],
  ["I know no Python. Agentic or app, which should I take first?", [application], [agentic]],
])("who lacks the basics begins there: %s", (...one) => expectReply(own, one));

/** Where one begins at the beginning, whoever knows little or nothing may come. */
test.each<Case>([
  [
    "I have never programmed in my life, could I still take the app developer one?",
    ["Yes.", application],
  ],
  ["my mother has never coded, can she attend the app course", ["Yes.", application]],
  ["never coded before. is the app course ok for me?", ["Yes.", application]],
  ["He knows only a little Python, is the app course ok for him?", ["Yes.", application]],
  [
    "can a person who never wrote code directly join the agentic course?",
    ["involves writing code"],
    ["Yes."],
  ],
])("whether one may begin there: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Can someone who has never written a line of code walk straight into the ML engineer program?",
    ["who already write Python"],
    ["Yes."],
  ],
  [
    "Must I know Python already for the ML program, and if so which of your courses would teach me that first?",
    ["who already write Python", `${analytics} covers Python for Data Cleaning`],
    ["right fit"],
  ],
  [
    "do i need python for ML, and where can i learn it first",
    [`${analytics} covers Python for Data Cleaning`],
    ["Regression"],
  ],
])("what another program teaches first: %s", (...one) => expectReply(second, one));
