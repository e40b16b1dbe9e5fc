import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  [
    "I retired from the bank last year and have never written a line of code, nor do I wish to start. Is there anything for me?",
    [business],
    [application, agentic],
  ],
  [
    "engineer here but moved to managing ppl, no more coding pls",
    [business],
    [application, agentic],
  ],
  ["I am a bank clerk, I mean a developer. Which one?", [application, agentic], [business]],
  ["None of us are engineers. Which of these should we leave?", [agentic], [business]],
  [
    "complete beginner here, only 10 hours to spare in total, want to learn coding",
    ["10 hours"],
    ["right fit", "suit"],
  ],
])("what somebody is not, or no more, is heeded: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["how long is the one that has deployment but not python", ["10 hours"], [application, business]],
  ["leave agents, what else u have", [application, business], [agentic]],
  [
    "I head sales. Skip the two technical programs and just tell me what the remaining one covers.",
    ["ROI"],
    ["right fit", application],
  ],
  [
    "What will I not learn in Agentic that I would in the app development course?",
    ["Python"],
    ["Multi-Agent"],
  ],
  ["25 seats is for which one, agentic or app", [application, "25 seats"], ["suit you"]],
])("what is left out tells what is meant: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "does agentic cover roi, and if not which one does?",
    ["No.", business],
    ["right fit", application],
  ],
  ["is team leadership in agentic? if not then where", ["No.", business], ["Register Now"]],
])("where else it is taught is told with the answer: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["The bootcamp pop up was about the agentic program wasn't it?", ["No.", application]],
  [
    "my friend said app course is 30 hours and no python in it. is he wrong?",
    ["40 hours", "Python"],
  ],
  ["All together your courses add up to 50 hours, correct?", ["60 hours"], ["Yes"]],
  [
    "Will the business program make me an AI strategist at my company, guaranteed?",
    ["don't have information"],
    ["right fit"],
  ],
])("what is said of us is measured, not agreed to: %s", (...one) => expectReply(own, one));

test("what is skipped of what was listed leaves the rest", () => {
  const turns: Turn[] = [
    ["I want analytics first and then ML, how many hours in total", [/84 hours/]],
    ["what if I skip the first, I know SQL and python already", [/36 hours/], [/48 hours/]],
  ];
  expectRight(second, turns);
});

test("what suits somebody else is not what suits who asked before", () => {
  expectRight(own, [
    ["how long is the leaders' one", [/10 hours/]],
    [
      "my brother wants to come too but he's a java developer. same for him?",
      [/Developer/],
      [/Leaders/],
    ],
  ]);
});

test.each<Case>([
  [
    "we are 14 people in accounts and none of your three fit us exactly. what then?",
    ["custom programs"],
  ],
  [
    "Dont want to speak to anyone on phone. Can I just write to someone?",
    ["by e-mail at"],
    ["WhatsApp"],
  ],
  ["Other than LinkedIn where are you on social media?", ["YouTube"], ["Hyderabad"]],
  ["if not certificate then what do i get at the end", ["Lifetime Access"], ["Certification"]],
])("what else there is is told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Which of your courses do NOT go into ROI? My boss asks me for it on every single thing.",
    [application, agentic],
    ["not so", business],
  ],
  ["In which of your courses is deployment not on the syllabus?", [business], [agentic]],
  [
    "Among the topics in the business leaders course, leave aside ROI and list the rest.",
    ["Implementation Roadmap"],
    ["ROI"],
  ],
  [
    "I'm a backend dev and anything over 10 hours is out. But I do want to code. What's left for me?",
    [agentic],
    [application, business],
  ],
  [
    "everyone says leader course because I'm a founder, but I don't want strategy, I want to make my own ordering chatbot with my own hands, starting from nothing in coding",
    [application],
    [business],
  ],
  ["agentic nahi chahiye, dusra coding wala batao", [application], [business, agentic]],
  [
    "Apart from India and US, which countries does the form's phone field accept?",
    ["UAE (+971)"],
    ["+91"],
  ],
  [
    "Besides the data scientist, who else says something about you on the page?",
    ["Consultant"],
    ["Data Scientist"],
  ],
])("what is not so is told of those of which it is not: %s", (...one) => expectReply(own, one));
