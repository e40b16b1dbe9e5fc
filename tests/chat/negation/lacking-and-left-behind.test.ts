import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
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
  [
    "My cousin did your app developer thing. If I skip that and do only the remaining two, how many hours is that altogether?",
    ["20 hours"],
    [application],
  ],
  ["name the topics that agentic has but the app course hasn't", [agentic], [application]],
  [
    "My daughter already knows about the agents course, so please don't tell me about that one. What else is there for somebody who wants to be a developer?",
    [application],
    [agentic],
  ],
  [
    "people tell me I should jump straight to agents. But I don't know Python yet and I'd like to be taught it from the beginning. Which one should I take then?",
    [application],
    [agentic],
  ],
  [
    "everyone says take the leaders course, but I want to build an app with my own hands, starting from nothing",
    [application],
    [business],
  ],
  [
    "I won't take a coding course unless it begins with python from the basics. Do you have one?",
    [application],
    [business],
  ],
  ["Don't want python. Don't want any code actually.", [business], [application, agentic]],
  ["the 25 seats, thats not for agentic na", [agentic], [business]],
  ["book the leaders course... scrap that, the app one. how do I go about it?", [application]],
])("what lacks, is skipped, urged or struck is out, and the rest is meant: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "I looked at the machine learning one and it isn't for me I guess. What do you have for somebody in charge of people?",
    ["Data Literacy for Managers"],
    ["Machine Learning"],
  ],
  [
    "I know python already, don't want sql. want to train models",
    ["Machine Learning Engineer"],
    ["Cloud"],
  ],
  [
    "if i have only 30 hours which courses drop out",
    ["Data Analytics", "Machine Learning"],
    ["Literacy"],
  ],
])("and by any provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "I can spare maybe 15 hours in total, not more. I do write some Java at work. Which of your programs would I be able to finish?",
    [agentic],
    ["None", application],
  ],
  [
    "Which two of yours are the same length, and which one is the odd one out?",
    ["40 hours", "10 hours"],
  ],
  [
    "My sons would take the two developer courses. How many hours would they spend between them?",
    ["50 hours"],
  ],
  [
    "suppose i have done the agents course, how many hours would be left if i do the rest also",
    ["50 hours"],
    [agentic],
  ],
  ["20 hrs a month not a week. app course kitne mahine?", ["2 months"]],
  [
    "and which topic is the very last one on the business leaders list?",
    ["Implementation Roadmap"],
    ["Strategy"],
  ],
  ["Other than e-mail, how can a parent reach you?", ["phone or WhatsApp"]],
  [
    "Except Indian numbers which country phone numbers can I put in the form?",
    ["(+49)"],
    ["(+91)"],
  ],
])("what is limited, summed or left is reckoned: %s", (...one) => expectReply(own, one));

test("what was asked before is asked of another, or of those that are left", () => {
  const certificates: Turn[] = [
    ["does the app course give a certificate", [/Certification/]],
    ["is it the same if I take agentic instead", [/mentioned for Agentic/], [/prompt/]],
  ];
  const sums: Turn[] = [
    ["how many hours are all three together", [/60 hours/]],
    ["And if I leave out the managers' one?", [/50 hours/]],
  ];
  const paces: Turn[] = [
    ["at 5 hours a week, how many weeks is the agentic course", [/2 weeks/]],
    ["what if I only manage 2 hours for that", [/5 weeks/], [/None/]],
  ];
  for (const turns of [certificates, sums, paces]) expectRight(own, turns);
});
