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
    "business wala chhod ke baki do ka time batao",
    [`${application} takes 40`, `${agentic} takes 10`],
    [business],
  ],
  ["pehla aur teesra course milake kitne ghante", ["50 hours"], [agentic]],
  ["fees chhodo, topics batao leaders ke", [business], [application, "prices"]],
  ["leaders ke liye kaunsa course", [business], [application]],
  ["koi aisa course jo 40 ghante ka na ho", [agentic, business], [application]],
])("what is left out, and what is meant, where words stand behind: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "something with python but less than 40 hours",
    ["None of our programs"],
    ["Two of our", "covers"],
  ],
  ["any 10 hour course with python?", ["None of our programs"]],
  ["something with deployment and 10 hours", [agentic], [application]],
  ["not the first and third course, the second", [agentic], [application, business]],
])("all that is demanded has to hold: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "which course is not part of the launch",
    [`is for ${application}`, `mentioned for ${agentic} and ${business}`],
    ["covers"],
  ],
  ["my number isn't indian its german. will it work", ["Germany"], ["India "]],
])("what is denied is not what is asked: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["app course ke alawa kya hai", [agentic, business], [application]],
  ["agentic ke alawa developers ke liye kya hai", [application], [agentic, business]],
  ["leaders ke siva sab batao", [application, agentic], [business]],
  ["python chhod ke app course me kya kya hai", ["Gen AI Integration"], ["Python"]],
  ["10 ghante wala par managers ke liye nahi", [agentic], [business, application]],
  ["pehle wala nahi dusra wala kitne ghante ka", [`${agentic}`, "10 hours"], [business]],
  ["20 ghante se kam wale batao", [agentic, business], [application]],
  ["sabse chota course coding ke sath", [`${agentic} is shorter`], [business]],
  ["sabse lamba nahi, sabse chota batao", ["shortest", agentic, business], [application]],
])("besides, less than and least in Hindi: %s", (...asked) => {
  expectReply(own, asked);
});
