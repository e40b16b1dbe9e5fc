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
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  ["List your perks except mentorship", ["Live Projects", "Lifetime"], ["Mentorship"]],
  [
    "Besides the certificate, what are the highlights of the bootcamp?",
    ["Live Projects"],
    ["Certification"],
  ],
  [
    "Whose testimonial is there other than the data scientist?",
    ["Consultant:"],
    ["Data Scientist"],
  ],
  ["Other than e-mail, can I reach you somehow?", ["LinkedIn", "a phone or WhatsApp number"]],
  [
    "What's in the leaders course that isn't about numbers or ROI?",
    ["Team Leadership"],
    ["ROI", agentic],
  ],
  ["What else do you offer beyond the leadership program?", [application, agentic], [business]],
  [
    "Maybe I have the wrong name. Not AI for Business, the multi agent one. What topics?",
    [agentic],
    [business],
  ],
  ["Which course has nothing to do with Python or code?", [business], [agentic]],
  [
    "How much is the app course? Oh wait, don't tell the price, tell the duration",
    ["40"],
    ["price"],
  ],
  ["Which programs do not need prior Python?", [application, business], ["don't see", agentic]],
  ["Is it ok for someone with zero Python?", [application], [agentic]],
])("what is set aside is left out: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Except the capstone, what else is there in the 48 hour one?",
    ["Dashboards", "Statistics"],
    ["Capstone"],
  ],
  [
    "Which course has nothing to do with Python, code or cloud?",
    ["Data Literacy"],
    ["Data Engineering"],
  ],
])("and so it is by another provider: %s", (...one) => expectReply(second, one));

test("what was told before is left out where the rest is asked for", () => {
  expectRight(own, [
    ["Does any program cover multi-agent stuff?", [/Multi-Agent Systems/]],
    ["Great. Apart from that, what else is in it?", [/Agent Communication/], [/Multi-Agent/]],
  ]);
});
