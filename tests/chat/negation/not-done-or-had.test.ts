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
    "I neither manage people nor own a company. I'm a data analyst, three years in. What fits?",
    [application],
    [business],
  ],
  [
    "Backend dev here, no team to lead and no wish to have one. 12 hours at most.",
    [agentic],
    [business],
  ],
  [
    "I have never run a business and never will, i build websites. which course",
    [agentic],
    [business],
  ],
  ["My manager is not the learner, I am. I'm an engineer. Which one?", [agentic], [business]],
  ["I have no company, I write backend code. Which one?", [agentic], [business]],
  ["I own a bakery, no developers on staff. Which course suits me?", [business], [agentic]],
  ["We have no developers, only managers. What suits us?", [business], [agentic]],
  ["I don't run a company but I do want to lead one someday. which course", [business], [agentic]],
  ["which of the three is NOT meant for people who write software", [business], [agentic]],
  ["What would the others take, they're all department managers?", [business], [agentic]],
])("what somebody does not do or have suits nobody: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "It's not that I don't want to code. I simply never have. Which program then?",
    [application],
    [business],
  ],
  [
    "not that i don't like coding, i've just never done it. which course?",
    [application],
    [business],
  ],
  ["names of the programs where one has to program", [application, agentic], [business]],
  ["i have max 12 hours this whole month and i do not code, what fits", [business], [application]],
  [
    "fewer hours than the app course, but still technical, not the management thing",
    [agentic],
    [business],
  ],
])("who codes, would, or will not: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "two titles say Developer, I dont mean the agentic title. how long is that other one",
    ["40"],
    [business],
  ],
  ["Not the first card but the second, what's that one about?", [agentic], [application, business]],
  [
    "told to look at the leaders one but scrap that, I want to build apps. Which?",
    [application],
    [business],
  ],
  [
    "Had agentic in mind, but 10 hours seems thin. What's the alternative?",
    [application],
    [business],
  ],
  ["no no leave python, i was asking what is taught in the agents one", [agentic], ["I don't see"]],
  ["ten hours of strategy is all I'm after. No Python. No agents.", [business], [application]],
  ["no agents for me, what remains", [application, business], [agentic]],
  ["every program but agentic: hours?", [application, business], [agentic]],
  ["I typed business, wrong, should be agentic, what's in it", [agentic], [business]],
])("what is left aside is out, and what stands in its place is meant: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "what's the fee.. no wait forget the fee, first tell me how many hours agentic is",
    ["10"],
    ["prices"],
  ],
  [
    "what would I miss if I took Business Leaders and not the app course",
    [application],
    [business],
  ],
  ["What do I miss if I skip the agents course?", ["Agent Communication"], [application, business]],
  [
    "Will the form go through if I leave the country code empty?",
    ["everything in it is required"],
    ["Japan"],
  ],
  [
    "Fewest hours: which one? If it's a tie don't hide the second",
    [agentic, business],
    [application],
  ],
  ["most hours: which?", [application], [agentic]],
  ["Is there a middle option, neither the longest nor the shortest?", ["No. None"]],
])("what is asked is answered, and no more: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["anything longer than data engineering?", ["Analytics", "Machine Learning"], ["Literacy"]],
  ["what would i miss if i took data literacy and not data engineering", ["Pipelines"], ["Charts"]],
  ["neither the longest nor the shortest?", ["36 hours", "24 hours"], ["48", "12 hours"]],
  [
    "I neither lead a team nor own a firm. I'm a data analyst. What fits?",
    ["Analytics"],
    ["Literacy"],
  ],
])("of any provider: %s", (...one) => expectReply(second, one));
