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
    "Which of your programmes were not designed with managers in mind?",
    [application, agentic],
    [business],
  ],
  [
    "Which of your programs is not intended for engineers, developers or analysts?",
    [business],
    [application, agentic],
  ],
  [
    "I do ROI and strategy for a living, so skip those two. What else is there in the leaders one?",
    ["Business Use Cases", "Team Leadership"],
    ["ROI", "AI Strategy Development"],
  ],
  [
    "app developer course me python ke alawa kya kya hai?",
    ["Gen AI Integration", "Application Deployment"],
    ["Python Programming"],
  ],
  [
    "agla batch kab shuru hoga aur beech mein chhod diya toh paise wapas milenge?",
    ["next month", "refunds"],
  ],
])("what is not meant is left out, and nothing else: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Good evening. My grandson has just finished B.Sc. Physics and has not programmed before. He wishes to learn Python and make apps of his own. What would you advise?",
    [application],
    [business],
  ],
  [
    "One grandchild is a final-year engineer dreaming of chatbots; her cousin has founded a small tea company and won't code. Suggest for her first and then for the cousin.",
    ["One after the other", agentic, business],
  ],
  [
    "Student cannot code, has no wish to ever learn it. What remains for him?",
    [business],
    [application],
  ],
  [
    "She doesn't know coding, but unlike her brother she is dying to learn it. Where should she go",
    [application],
    [business, "It covers"],
  ],
  [
    "wifey is a data analyst, my brother has founded a startup. Which one for her? which one for him?",
    ["One after the other", application, business],
  ],
  [
    "only excel i know, no programming. if i still take agentic, will i manage?",
    ["involves writing code"],
    ["No. "],
  ],
])("whoever is spoken of is told what suits them: %s", (...one) => expectReply(own, one));
