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
    "is there any course except for business people that has no coding?",
    ["No.", "involves writing code"],
    [business],
  ],
  [
    "which course doesn't need programming but is also not for managers",
    ["None of our programs is like that."],
    [business],
  ],
  [
    "All but one of your courses need coding, if I understood properly. Which is the one that doesn't?",
    [business, "needs no code"],
    [application, agentic],
  ],
  [
    "i am not a developer but i want to become one, where should i start",
    [application],
    [business],
  ],
  ["Which of your courses do make you write code?", [application, agentic], [business]],
  ["I don't code and I don't plan to start. What have you got for me?", [business], ["future"]],
  [
    "Out of all three, which ones expect me to write code?",
    [application, agentic, "involves writing code"],
    [business],
  ],
  ["Two of your programs need code. Which one doesn't?", [business], [application, agentic]],
  ["Only the shortest program that includes coding, please.", [agentic], [business]],
  ["does the business course include coding?", ["No. ", "needs no code"]],
  [
    "Without a tech degree can I take the AI Application course? I test software for a living.",
    ["entry requirements beyond this"],
    ["involves writing code"],
  ],
  ["my wife can't code. is this for developers only", ["No.", "founders, managers"]],
  ["I am a manager but I want to build things myself", [application], [business]],
])("with code or without it: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Which course is the longest? I don't need the short ones", ["40 hours"], [agentic]],
  [
    "I said business course but actually I want the agent one, how many hours is that?",
    [agentic, "10 hours"],
    [business],
  ],
  [
    "I asked for the app course but actually I need the leaders one. Who is it for?",
    [business],
    [application],
  ],
  [
    "I don't need Python basics, I have 8 years of it. I want agents. What's covered?",
    ["Agent Architecture Design"],
    [application, business],
  ],
  [
    "No agents please, only building apps. Which course and how many hours?",
    [application, "takes 40 hours"],
    [business, agentic],
  ],
  ["I want to build apps. Which one and how long?", [application, "40 hours"], [business]],
  [
    "I am not a beginner. Senior ML engineer, used LLM APIs daily. Is the 10 hr agent program the right one rather than the 40 hr one?",
    ["right fit", agentic, "engineers"],
    [application],
  ],
  [
    "I am not looking for a job, so skip placement. I need something for my own client projects, esp. getting an app hosted and live.",
    [application],
    ["Industry Projects", "placement"],
  ],
  ["python ke alawa koi course jisme app na banana pade, agent type?", [agentic], [application]],
  ["Python wala kar liya, business nahi chahiye, kya bacha", [agentic], [application, business]],
  ["agents ke bina koi course hai?", [application, business], [agentic]],
])("what is left is what it is asked of: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Without going into mentors and certificates, does your company offer live projects or not?",
    ["You work on"],
    ["Certification", "the companies that we work with"],
  ],
  [
    "I haven't decided yet, don't sign me up. just tell me who teaches",
    ["Ask practitioners"],
    ["Enroll Now"],
  ],
  ["Can I do it without giving my phone number?", ["No. The Register Now form"]],
  ["Except the app course, which one has deployment?", [agentic], ["Yes."]],
  ["Do you give certificates or not?", ["Yes. Certification"]],
  ["Other than mentorship and projects, what do I get?", ["Lifetime Access"], ["Projects"]],
  [
    "No need of a course for me, I need training for my team of 15 people. What do you have?",
    ["custom programs for teams"],
    [business],
  ],
  [
    "tell me everything about the agentic course except the topics",
    ["10 hours", "engineers"],
    ["Multi-Agent Systems"],
  ],
])("only what is not set aside is told: %s", (...one) => expectReply(own, one));
