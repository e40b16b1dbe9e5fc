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
    "A friend claims the agentic course is 40 hours. is that right?",
    ["No.", "10 hours"],
    [business],
  ],
  ["My boss says every program teaches Python. Is he right?", ["No.", application], ["Yes."]],
  ["I was told the leaders course involves coding, correct?", ["No.", "needs no code"], ["Yes."]],
  ["My cofounder thinks all your programs are the same length. True?", ["No.", "40"], ["About"]],
  ["heard all three are for engineers. really?", ["No.", agentic], ["Yes."]],
  ["is it true that you only have developer courses", ["No."], ["Success Stories"]],
])("what somebody said is told to hold or not: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["a colleague swears agentic takes 40 hours. She's wrong, isn't she?", ["10 hours"], ["Yes."]],
  ["they told me agentic has ROI in it. wrong, isn't it?", [business], ["Yes."]],
])("a yes to a doubt is no yes to what was said: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["ROI is part of the app course, or did I get that wrong", ["No.", business]],
  ["multi agent systems are in the app course, or have I mixed that up", ["No.", agentic]],
  ["is it true that none of the programs need programming", ["No.", "involves writing code"]],
  ["so no program of yours is for analysts?", ["That is not so.", application]],
  ["Apart from app developer, does another one teach Python?", ["No.", agentic], ["Yes."]],
])("what is said of none, or of the wrong one, is denied: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "DON'T enroll me anywhere. only tell me how long agentic is",
    ["10 hours"],
    ["press the button"],
  ],
  ["I have no wish to get a brochure, just say what agentic covers", ["Multi-Agent"], ["download"]],
  ["never touched python in my life but i'd like to learn it", [application], [agentic]],
  ["I won't write a single line of code, which one then", [business], [application]],
  ["never programmed, doesn't want to start, runs a small firm. which one", [business], [agentic]],
])("what is not wanted is out, what is wanted for the first time is in: %s", (...one) =>
  expectReply(own, one),
);
