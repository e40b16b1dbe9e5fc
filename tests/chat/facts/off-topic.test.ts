import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

const turnedBack = "I can only help with our programs";
const notKnown = "I don't have information about";

test.each<Case>([
  ["which is the highest mountain of peru?? hurry", [turnedBack], [application, business]],
  ["who was the first man on the moon? i need it fast", [turnedBack], ["how hard"]],
  ["what is the difference between a walrus and a seal", [turnedBack], [agentic]],
  ["write a sick note to my headmaster for two days", [turnedBack], [business]],
  ["is it safe to mix aspirin with whisky", [turnedBack], ["cookies"]],
  ["which is better, kotlin or swift", [turnedBack], ["right fit"]],
  ["can AI predict the lottery numbers", [turnedBack], ["Yes."]],
  ["is AI just hype", [turnedBack], [business]],
])("what is no business of ours is turned back: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["may i resell the course material to my pupils", [notKnown], ["Lifetime"]],
  ["for how long does the launch session go on", [notKnown], ["August"]],
  ["how many stars do your mentors have on google", [notKnown], ["1-on-1"]],
  ["is there any bearded mentor", [], ["Yes."]],
  ["is it three hours a day or less", ["class days and timings"], ["No.", "40"]],
  ["does the app course use Python or TensorFlow", ["Python Programming"], ["Yes.", "No."]],
  ["how many nights a month would I lose to the app course", ["timings"], ["40"]],
  ["the forty hours, are they spread over weeks or in one go, how many hours a day", ["timings"]],
  ["my niece is 15 and sharp, is there a minimum age", [notKnown], ["right fit"]],
])("what the site does not say is not answered by its neighbour: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["what is the weather like and how long is the agentic course", ["10 hours"]],
  ["my son codes like crazy, any of these for agents", [agentic], [turnedBack]],
  ["do you do live projects", ["Live Projects"], [notKnown]],
  [
    "how much is the app course",
    ["prices or fees", "under [AI Application Developer](#ai-application)"],
    ["40 hours"],
  ],
  ["fees?", ["prices or fees", "under [Courses](#courses)"], ["#ai"]],
])("what is asked of us is answered all the same: %s", (...one) => expectReply(own, one));
