import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  ["I read somewhere that the bootcamp has only 10 seats. Is that so?", ["No.", "25 seats"]],
  ["are there only 25 seats?", ["Yes.", "25 seats"]],
  ["unless i am an engineer i cannot do any of your courses, is that so", [agentic], ["Yes."]],
  ["You said the app course has 60 hours", [application, "40 hours"]],
  ["i read somewhere that the agentic course is 30 hours", [agentic, "10 hours"]],
  ["I read that all three programs take 40 hours", ["40 hours", "10 hours"], ["One of our"]],
  ["App developer: 40 hours, at your Chennai campus. Correct?", ["Hyderabad"], ["Yes."]],
  [
    "for US people the launch is 11 august 10 pm EST right",
    ["Yes.", "10:00 PM EST"],
    ["11:00 PM PST"],
  ],
  [
    "so i must know python really well before the app developer course?",
    ["Python basics"],
    ["entry requirements", "Yes."],
  ],
  ["is our chat recorded?", ["not recorded"], ["Yes."]],
])("what is claimed is not agreed with, where it is not so: %s", (...one) => expectReply(own, one));

test.each<[string, Turn[]]>([
  [
    "so many hours",
    [
      ["how long is agentic ai", [/10 hours/]],
      ["but you said 20 hours before", [/Agentic AI Developer.* 10 hours/], [/try again/]],
    ],
  ],
  [
    "another city",
    [
      ["where are you located", [/Hyderabad/]],
      ["really? i thought it was Pune", [/Hyderabad is the only location/], [/session/]],
    ],
  ],
])("nor is %s, taken up against what was told", (_, turns) => expectRight(own, turns));

test.each<Case>([
  ["I can have my data deleted whenever I want, right?", ["erase"], ["timings"]],
  ["ek mast chutkula sunao", ["only help"], ["Mastery"]],
  ["Do you cover no-code tools like n8n or Zapier?", ["don't see that"], ["needs no code"]],
  [
    "My wife and I would both enroll. Is there a reduced rate for two people?",
    ["discounts"],
    ["one person and one program"],
  ],
  ["in which of your programs do you write code?", [application, agentic], [business]],
  ["if it has code i'm not interested. what remains", [business], [application, agentic]],
  ["the one with exactly 40 hours, not more not less", [application], [agentic, business]],
  ["what's the shortest one that does involve coding", [agentic, "10 hours"], [business]],
  ["40 ghante wala nahi, chhota wala batao jisme code ho", [agentic], [business]],
  ["mujhe 40 ghante wala nahi chahiye, baki kya hai", [agentic, business], [application]],
  ["My boss wants to know which of your courses are 10 hours", [agentic, business]],
  ["agentic wala course kitna lamba hai", [agentic, "10 hours"], [application]],
  ["just agentic plus business?", ["20 hours"]],
  [
    "how do I close this launch window, and how do I open it again afterwards",
    ["I'll decide later", "load the page again"],
  ],
  ["Do we learn putting the app live in the developer course?", ["Application Deployment"]],
  ["will the form accept her malaysian number?", ["takes phone numbers from"], ["10 digits"]],
  ["main restaurant chain chalata hu, mere liye kaunsa course theek rahega", [business]],
  ["main gaadi chalata hu, mere liye kaunsa course theek rahega", [], ["right fit"]],
  ["I do code but don't want to build apps, I want agents", [agentic], [business]],
  [
    "Me and my husband both want to join. I'm a data analyst who wants to build with AI, he is a hotel manager, no coding",
    [application, business],
    ["one person and one program"],
  ],
  ["if I can't code and don't wish to learn it, what can I take", [business], [application]],
  ["bina coding wala koi course?", [business], [application]],
  ["i have 15 hours to spare in all, which one can i finish", [agentic, business], [application]],
  ["must I know Python before joining the app course?", ["need not be able to code"], ["Yes."]],
  ["If the confirmation mail doesn't arrive, what should I do?", ["hello@example.com"]],
  ["if I close the launch window now, can I not register any more?", ["still register"]],
])("words that may be taken for others: %s", (...one) => expectReply(own, one));
