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
    "Our policy wants exactly 50 hours per trainee and the app course must be in it. What may we pair it with?",
    ["together take 50 hours", agentic, business],
  ],
  [
    "my leave allows 50 hours at most and the app course has to be part of it. what can I add to that?",
    ["together take 50 hours"],
    ["60 hours"],
  ],
  [
    "25 hrs left before my notice period is over. could two of your programs fit into it, and if yes which two?",
    ["together take 20 hours"],
    ["None of our programs"],
  ],
  [
    "How many hours do I save if I go for Agentic alone instead of Application and Business together?",
    ["40 hours: 50 hours", "10 hours for Agentic"],
  ],
  [
    "Company allows 45 hours. One wants the application course plus the agents course. Over the limit or not?",
    ["50 hours"],
  ],
  ["Max 15 hours I can spare, and it must be a dev course", [agentic], [application]],
  ["30 hours is the most i can spare. options?", [agentic, business], [application]],
  ["is any of the coding courses shorter than 40 hours", ["Yes.", agentic]],
  [
    "Longest course you have if app developer is not counted",
    ["same time", agentic, business],
    [application],
  ],
  ["What's the shortest program in which I'd actually be programming?", [agentic], [business]],
  [
    "by how many hours does the app developer one beat the other two combined",
    ["difference is 20 hours"],
  ],
  [
    "I can spare 4 hours a week. After how many weeks would I be done with your longest program?",
    [application, "10 weeks"],
    [agentic],
  ],
])("what several programs take is worked out: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Sorry I typed 14 hours a week, its only 4. How many weeks for the app course then",
    ["10 weeks"],
  ],
  [
    "only sundays free and not more than 2 hours. agentic will take how many sundays",
    ["5 weeks"],
    ["None of"],
  ],
  [
    "4 hours on Saturdays and 4 on Sundays is what I can manage - how many weekends would Application Developer need",
    ["5 weeks"],
  ],
  [
    "One hour each weekday, weekends off. In how many weeks does that get me through the long course?",
    ["8 weeks"],
  ],
  ["everything except agentic, at 2 hours daily. how many days", ["50 hours", "25 days"]],
])("a pace may be told in any words: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["python kis course mein nahi hai", [agentic, business], [application]],
  [
    "Need a program where deployment is included but python is not in the syllabus",
    ["Deployment Strategies"],
    [application],
  ],
  [
    "python kis course me sikhate ho aur kis me nahi?",
    ["Python Programming", "I don't see that", business],
  ],
  [
    "Multi agent systems, is it part of just one course or do the others have it too?",
    ["Multi-Agent Systems", "I don't see that", application],
  ],
  [
    "which of your courses cover deployment? leave out the app course",
    ["Deployment Strategies"],
    [application],
  ],
  [
    "Leaving the leadership training aside, what do people learn in your remaining courses?",
    ["Python Programming", "Multi-Agent"],
    ["ROI"],
  ],
  [
    "im a data analyst not an engineer, which developer program was made for analysts",
    [application],
    [agentic],
  ],
  [
    "Only the topics of the business one, no need to list the others.",
    ["ROI Analysis"],
    [application, agentic],
  ],
  [
    "i don't want the topics of the managers course, just tell me who it is for",
    ["founders, managers"],
    ["ROI"],
  ],
])("what is taught and what is not choose: %s", (...one) => expectReply(own, one));
