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
    "It's not for me, I'm a developer. It's for our director who cannot code. Which one?",
    [business],
    [agentic],
  ],
  ["not for my boss, for me, I am a developer. which course?", [application, agentic], [business]],
  [
    "it's not for me, I'm a manager. it's for my sister who codes. which one",
    [application],
    [business],
  ],
])("for whom it is not, nothing is offered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "mujhe coding nahi aati na hi seekhni hai, mere liye kya hai",
    [business],
    [application, agentic],
  ],
  ["I can't code and don't plan to. What's there?", [business], [application, agentic]],
  ["I can't code, nor do I want to learn it. which one?", [business], [application, agentic]],
  ["I am not technical and never will be. What fits me?", [business], [application, agentic]],
])("who neither codes nor will is offered no code: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I meant the developer course that isn't about agents. what do I learn there",
    ["Gen AI"],
    [agentic],
  ],
  ["the developer program without agents, what does it teach", ["Gen AI"], [agentic]],
  ["which developer course doesn't teach agents?", [application], [agentic]],
  ["the 10 hour course that is not for managers, what topics", ["Multi-Agent"], [business]],
  ["the ten hour one that has no code, what's in it", ["ROI"], [agentic]],
  ["how long is the one that needs no coding", [business, "10 hours"], [agentic]],
  ["what does the course without coding teach", ["ROI"], [agentic]],
])("what tells a program apart may be what it lacks: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["agentic nahi chahiye, jo dusra developer wala hai uska time batao", ["40 hours"], [agentic]],
  ["business wala mat batao, app wale mein kya sikhate ho", ["Gen AI"], [business]],
])("what is waved off in Hindi is out: %s", (...one) => expectReply(own, one));
