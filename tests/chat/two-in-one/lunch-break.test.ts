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
    "leaders course ki duration kya h btw paise wapas milte h agar pasand na aaye",
    ["10 hours", "refunds"],
  ],
  ["agents wala course kiske liye hai or next batch kab se hai", ["engineers", "next month"]],
  ["is it govt recognised, plus do you help in making resume", ["recognition"], ["Yes."]],
  [
    "what projects do we make in the app one and are they with real companies",
    ["Live Projects"],
    [business],
  ],
  [
    "which is the shorter one agentic or app dev and is it weekends only",
    ["shorter by 30 hours", "timings"],
  ],
  [
    "Does it end with a finished application of my own, and will a mentor review it with me?",
    ["Live Projects", "Mentorship"],
    ["end date"],
  ],
])("both halves of what is typed in a break are heard: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "We've no IT department and nobody in the office can program. I'd be the one pushing AI here as the owner. Is the third one on your list meant for somebody like me?",
    [business],
    [application],
  ],
  [
    "Is there anything you teach that doesn't take longer than two weekends, say 12 hours max?",
    [agentic, business],
    [application],
  ],
  [
    "Unless it is taught in the evenings I won't manage, when are the classes held?",
    ["timings"],
    ["Multi-Agent"],
  ],
  [
    "my number is neither Indian nor American, i'm in Singapore. will ur form accept it",
    ["(+65)"],
    ["(+91)"],
  ],
  [
    "What we lack is a plan for the next two years. Which of the programs deals with a roadmap?",
    ["Implementation Roadmap"],
    [agentic],
  ],
  [
    "I've already sent the form for the app developer program, do I need to do anything else now?",
    ["one e-mail"],
    ["analysts"],
  ],
  ["is the agent building course really just 10 hours?", ["Yes.", agentic], [application]],
])("what is told first is a condition: %s", (...one) => expectReply(own, one));
