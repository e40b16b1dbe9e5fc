import { expect, test } from "vitest";
import { converse } from "../support/converse.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["what will i actually learn in the 40 hr thing", [application], [business]],
  ["does agentic need python?", ["engineers", "entry requirements"], [application]],
  ["I am 47, is it too late", ["entry requirements"], ["closing date"]],
  ["ok give email", ["mailto:"], ["other people"]],
  ["who else registered", ["other people"]],
  ["longer than 10 hours, but not a full year", [application], [agentic]],
  ["Aivy can you tell me what all is covered in AI for business leaders", ["ROI"], ["I'm Aivy"]],
  ["please dont call me, can everything be over email only", ["mailto:"], ["erase"]],
  [
    "No no I asked about the leaders program not the app one. how many hours",
    [business],
    [agentic],
  ],
  ["not the long one, whats in the others", ["ROI", "Multi-Agent"], [application]],
  ["I already know Python well so skip the basics, which course", [agentic], [application]],
  [
    "if I have never written a line of code can I still do the 40 hour one",
    ["Yes.", "Python basics"],
  ],
  ["which course does not need python", [business], [agentic]],
  ["compare app developer and agentic, and can i do both together", ["or their order"]],
  ["can you just register me from here", ["Enroll Now"], ["another country"]],
  ["how much would that be", ["prices"]],
  [
    "we don't want your standard courses, we want something made for our sales team",
    ["programs for teams"],
    ["right fit"],
  ],
  ["apart from agents what else do you teach", [application, business], [agentic]],
  ["Other than the email, is there any way to reach you", ["phone or WhatsApp"]],
  [
    "I am a manager. which one should I take and is coding compulsory in it",
    [business, "needs no code"],
  ],
  ["i said developer not leader!! tell me the right course", [application, agentic], [business]],
  ["I already know python, so not the basics please. what should I do", [agentic], [application]],
  ["I don't want to give my phone number, can I just email you?", ["mailto:"], ["used to contact"]],
  ["if my company doesn't sponsor me can I enroll on my own", ["Enroll Now"], ["for teams"]],
  ["mentors? projects?", ["1-on-1", "Live Projects"]],
  ["When do you start and is it in the evening?", ["next cohort", "class days"]],
  ["1-on-1 mentoring, how often", ["more about the meetings"]],
  [
    "I have at most twelve hours in total, and I'd prefer to build. What fits?",
    [agentic],
    [application],
  ],
  ["anything but agents, everyone is selling agents these days", [application], [agentic]],
  [
    "I am a manager but I do NOT want the manager course. Options?",
    [application, agentic],
    [business],
  ],
  ["python nahi aati, kaunsa course lu", ["needs no code", "Python basics"], [agentic]],
  [
    "devops engineer w/ 8 yrs exp. already calling openai api at work. what next",
    ["right fit"],
    ["sent the form"],
  ],
])("%s", (...one) => expectReply(own, one));

test("a place in the list may be asked about as well", () => {
  const [, second] = converse(own, [
    ["tell me about the first program", [/AI Application/]],
    ["second also", [/Agentic/]],
  ]);
  expect(second?.reply).toContain(`[${agentic}]`);
});

test("what is to come first is no first program, and a next step before the form is to register", () => {
  const [, audience, next] = converse(own, [
    ["I'd pick the leaders program.", [/Leaders/]],
    ["Actually, tell me who it's for first.", [/managers/]],
    ["Good, that's me. Next step?", [/To join/]],
  ]);
  expect(audience?.reply).toContain(`[${business}]`);
  expect(next?.reply).toContain(`To join [${business}]`);
});

test("a few words after what is not known ask of that", () => {
  const [, days] = converse(own, [
    ["refund", [/refunds/]],
    ["within how many days", [/refunds/]],
  ]);
  expect(days?.reply).toContain("refunds");
});

test("all or some is asked of what was told last, and what comes after a program is an order", () => {
  const [, projects] = converse(own, [
    ["are there any projects", [/Live Projects/]],
    ["in all the courses or only in the big one", [/Live Projects/]],
  ]);
  expect(projects?.reply).toContain("limited to certain programs");
  const [, after] = converse(own, [
    ["tell me about the agents course", [/Agentic/]],
    ["and after that?", [/order/]],
  ]);
  expect(after?.reply).toContain("or their order");
});
