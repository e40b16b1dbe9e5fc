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
    "I'm not a manager or anything big, I have a small tailoring shop and I don't want to code. What is there for me?",
    [business],
    [application, agentic],
  ],
  [
    "not a founder, just a clerk in a bank, no coding. what is there for me",
    [business],
    [application],
  ],
  ["not a manager, not a founder. i dont want to code. which course", [business], [application]],
  [
    "neither a founder nor a manager and I will never code. anything for me?",
    [business],
    ["basics"],
  ],
  ["I don't have a business yet, want to start one. no coding. which", [business], [application]],
  [
    "main manager nahi hu, chhoti dukan hai, coding nahi karni. mere liye kya hai",
    [business],
    ["basics"],
  ],
])("who will not code gets what needs none, whoever they are not: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "my son is not a beginner he has been coding 3 years and works with llms daily. which is right for him, please not the one with python basics",
    [agentic],
    [application, business],
  ],
  ["i am not a manager i code daily in go. which one", [application, agentic], [business]],
  [
    "my daughter has been coding since school, she isn't a beginner. what should she take",
    [agentic],
    [business],
  ],
  ["not the python one. I've written python for 6 years", [agentic], [application, business]],
  ["he is not new to this he has been coding for years, which one", [agentic], [business]],
  ["which one for a senior dev, not the one that starts with python", [agentic], [application]],
])("what somebody is not says nothing of code: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "i want a course for ME only, not for any team. i own a gym",
    [business],
    [application, "teams"],
  ],
  ["my husband runs a small laundry, which course for him", [business], [application]],
  ["course only for myself, not for a team. i have a salon", [business], [application]],
  ["you always show developer courses, i have 5 shops, what is for me", [business], [application]],
])("whom it is not for waves off nothing that is taught: %s", (...one) => expectReply(own, one));
