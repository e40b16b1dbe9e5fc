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
    "Which course would take me the least time if I already know how to code?",
    [`${agentic} is shorter`],
    [business],
  ],
  ["10 hrs seems too little, anything bigger", [application], [agentic]],
  ["max duration among all is 40 right", ["Yes. The longest", application]],
  ["so the minimum is 10 hours?", ["Yes. The shortest"]],
  ["none is longer than 40 hours right", ["Yes."]],
  ["nothing shorter than 10 hours?", ["That is right."]],
  ["do the first and the second take the same time", ["No. ", application, agentic], ["order"]],
])("the least, the most and none: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["Total hours if my brother does agentic and I do leaders?", ["20 hours"], [application]],
  [
    "How many hours do I save if I take agentic instead of the app course?",
    ["30 hours"],
    [business],
  ],
  ["only two of three need coding, correct?", ["Yes. Two of our", application, agentic]],
])("two are weighed against each other, or counted: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "Show me programs with 10 hours but skip the one about agents",
    [business],
    [agentic, application],
  ],
  ["I already saw agentic and leaders, what is the third one", [application], [agentic, business]],
  ["I asked topics not hours of leaders", ["ROI"], [application]],
  ["don't list everything, only deployment topics", ["Application Deployment"], ["ROI"]],
  ["I'd rather have something without agents", [application, business], ["Enroll Now", agentic]],
])("what is set aside is told of which is meant: %s", (...asked) => {
  expectReply(own, asked);
});
