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
    "need at least 30 hours training for my service record, which course has that",
    [application],
    [agentic, business, "custom programs", "service record"],
  ],
  ["I must show 20 hours of training minimum, which program gives that", [application], [agentic]],
  ["at least 30 hours required hai, kaunsa course me itna hai", [application], [agentic, business]],
])("so many hours are what a program has to have: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "The one with multi agent.. no sorry, the one with ROI. Who is it for?",
    [`[${business}](#ai-business): For founders`],
    ["ROI", agentic, "10 hours"],
  ],
  [
    "the course with python, no wait, the one with agents. how long is it?",
    ["takes 10 hours"],
    [application, "One of our"],
  ],
  ["The 40 hour one. what does it teach", ["covers Python"], ["takes 40 hours"]],
])("what describes a program leads up to what is asked of it: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "certificate is only for application course or for all",
    ["Certification", `mentioned for ${agentic} and ${business}`],
    ["For developers"],
  ],
  [
    "certificate only in app course or in all three?",
    ["Certification", `mentioned for ${agentic} and ${business}`],
    ["Yes."],
  ],
  [
    "Does lifetime access come only with the 40-hour program or with every one?",
    ["Lifetime Access", "limited to certain programs"],
    ["takes 40 hours", "Yes.", "No."],
  ],
  ["mentors only in the app course or in others too", ["1-on-1"], ["For developers"]],
  [
    "is only the business one for non coders or others also?",
    [`${business} needs no code`, `${application} involves writing code`],
    ["founders"],
  ],
])("what may be for one only, or for all, is what is asked: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "which is the shortest and which is for managers",
    ["The shortest programs", "right fit", business],
  ],
  ["which one is longest and which one is for bosses", ["The longest program is", business]],
  ["I am a manager. which is the shortest", [business], [agentic]],
])("what is asked beside it is no demand: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "what does agentic teach and is it also 10 hrs like the business one",
    ["Multi-Agent Systems", `Yes. ${agentic} takes 10 hours`],
    ["ROI"],
  ],
  [
    "who is agentic for, and is it also 40 hours like the app one?",
    ["engineers", `No. ${agentic} takes 10 hours`],
    ["analysts"],
  ],
])("what it is likened to is told beside it: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["So the leaders one is not for engineers right?", ["That is right.", "founders"], [agentic]],
  ["the leaders course is not for managers right?", ["That is not so."]],
  ["the app course is not for engineers, right?", [], ["That is right."]],
])("whom it is said not to be for: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["I mean the hours not the fees. how much is app development", ["40 hours"], ["prices"]],
  ["not the price, the hours. how much is the app course", ["40 hours"], ["prices"]],
  ["how much is agentic? I mean hours not price", ["10 hours"], ["prices"]],
  ["kitna hai app course? fees nahi ghante", ["40 hours"], ["prices"]],
  ["i mean what it teaches not who it is for. tell me about agentic", ["covers"], ["engineers"]],
])("a correction names the topic that is meant: %s", (...asked) => {
  expectReply(own, asked);
});
