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
    "I run a small bakery chain. Is the leaders program meant for someone like me and does it need any coding?",
    ["founders, managers", "needs no code"],
    [application],
  ],
  [
    "Tell me what I'd learn in AI for Business Leaders and if it's only for people who already manage a team.",
    ["ROI Analysis", "For founders, managers"],
    ["needs no code"],
  ],
  [
    "Does the long course teach how to put an app online, and do we get to do a real project along the way?",
    ["covers Application Deployment", "Live Projects"],
  ],
  [
    "I haven't received any confirmation mail yet. How long does it usually take, and whom should I write to?",
    ["one e-mail that confirms it"],
    ["40 hours"],
  ],
  [
    "a window keeps popping up on ur site, how do i shut it without signing up for anything, and what is that bootcamp about anyway",
    ["I'll decide later", "It covers Python"],
    [business],
  ],
  [
    "I look after a sales team of 14 people. Have you got something for us, and how much time would I have to set aside in total?",
    ["custom programs for teams", "hours"],
  ],
  [
    "Please remove my details from your records, my cousin entered them as a joke. Who all in your company could have looked at them?",
    ["erase it for good", "Only our team"],
  ],
  [
    "Does the app course teach how to deploy, and what about image editing",
    ["Application Deployment", "I don't see that named in the curriculum"],
  ],
  [
    "does the program for executives cover data engineering? And do you have a LinkedIn page?",
    ["I don't see that named in the curriculum", "LinkedIn"],
  ],
  [
    "Do I hold on to the study stuff forever even with just the managers course, and is a personal mentor part of that one too?",
    ["Lifetime Access", "1-on-1 Mentorship", "I don't see it limited"],
  ],
  [
    "How often will I meet the mentor, and is mentoring in the agents course too?",
    ["more about the meetings", "I don't see it limited to certain programs"],
  ],
  [
    "Did my mate Ravi Kumar sign up with you? If you've got a leaflet I'd like to send it to him",
    ["about other people", "#brochure"],
  ],
  [
    "Quick one before my train: whats the next start date, and can freshers with no experience do the agentic course",
    ["next month", "For engineers"],
  ],
  [
    "I'd like to join the app one and the agents one. How do I register for both, and is it 50 hours then?",
    ["form of its own", "Yes. Together the two programs take 50 hours"],
  ],
  [
    "the submit button in your form is greyed out, what am i missing... also is this course free",
    ["Choose the country code", "prices"],
  ],
  [
    "Would I work on a project in Business Leaders, and do the materials remain mine once it's over?",
    ["Live Projects", "Lifetime Access"],
  ],
  [
    "Can I have my details wiped later on? And until then, who at your end gets to look at them?",
    ["at any time", "Only our team"],
  ],
  [
    "how can i join the program that teaches roi and when will i hear back from you",
    ["To join", business, "will contact you soon"],
  ],
  [
    "number of hours for the course on ai strategy and its start date please",
    ["takes 10 hours", "next month"],
  ],
  ["which course has roi analysis and is it for managers", ["ROI Analysis", "founders, managers"]],
  [
    "how do i erase my details and how do i close that annoying popup",
    ["erase it for good", "it only closes the window"],
  ],
  [
    "i already filled the form yesterday no reply yet what now, also is there a whatsapp group",
    ["will contact you soon", "communities"],
  ],
  [
    "Does the agentic program teach agent communication and team leadership?",
    [`${agentic} covers Agent Communication`, `${business} covers Team Leadership`],
    ["Yes."],
  ],
  [
    "Is there something on multi agent systems, and is that for beginners too?",
    ["Multi-Agent Systems", `right fit:\n${application}`],
  ],
])("a half that is heard clearly is answered: %s", (...asked) => expectReply(own, asked));

test.each<Case>([
  [
    "whats the weather in hyderabad today lol, and when's the next batch",
    ["One thing that you ask I can't answer", "next month"],
  ],
  [
    "Can you tell me today's gold rate and also how long your agentic program is",
    ["can't answer", "10 hours"],
  ],
  ["weather in hyderabad today and when do classes start", ["can't answer", "next month"]],
])("what is none of ours is said to be so beside what is: %s", (...asked) =>
  expectReply(own, asked),
);

test.each<Case>([
  [
    "Which is shorter, agents or leaders? And does either teach team leadership?",
    ["each takes 10 hours", "Team Leadership in AI"],
    ["suit you"],
  ],
  ["difference in hours between the longest and the shortest?", ["30 hours"]],
  ["how many hours are the agents course and the longest one together", ["50 hours"], [business]],
  [
    "HR lead at a logistics firm here. What should my mail to you say if we want our own course, and will your trainer travel to our office?",
    ["tell us:", "training at your place"],
    ["right fit", application, agentic],
  ],
])("what belongs together is one question: %s", (...asked) => expectReply(own, asked));
