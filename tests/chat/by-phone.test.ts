import { expect, test } from "vitest";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../support/first-provider.ts";
import { converse } from "./converse.ts";
import { grade } from "./grade.ts";
import { agentic, application, business } from "./questions/names.ts";
import type { Turn } from "./questions/question.ts";
import { secondContent } from "./second-provider.ts";

type Case = [ask: string, must: readonly RegExp[], mustNot?: readonly RegExp[]];

const own = await createAssistant(firstContent);
const second = await createAssistant(secondContent);

/** Asked as visitors type on a phone. */
test.each<Case>([
  ["is there a paper at the end that i can put on linkedin", [/Certification/]],
  ["is prompt engineering there in syllabus", [/I don't see that/], [/^Yes/]],
  ["i already know python and ML, which is better for me", [application, agentic], [business]],
  ["what is the use of the agentic course, who takes it", [/Design agents/, /For engineers/]],
  ["can i take the leaders course, i am a dentist with own clinic", [/For founders/], [/order/]],
  ["contact mail id and city pls", [/mailto:/, /Hyderabad/]],
  ["can i bring my team and whats the mail id", [/custom programs/, /mailto:/], [/house rules/]],
  ["can you come to our office", [/don't have information about training at your place/], [/Yes/]],
  ["ceo ka naam", [/don't have/], [/We are AI/]],
  ["timing kya hai india ke hisab se", [/7:30 AM IST/], [/PST/]],
  ["is there team management content in any course", [/^Yes/, /Team Leadership/], [/custom/]],
])("typed on a phone: %s", (ask, must, mustNot) => expectRight(own, [[ask, must, mustNot]]));

test.each<Case>([
  ["i dont want agentic, whats in the other developer one", [/Python/], [agentic]],
  ["neither agentic nor business. details of the remaining", [/Python/], [agentic, business]],
  ["the application course is not for managers right", [/For developers/], [/^Yes|involves/]],
  ["can i attend only agentic and app, not the leader one. total time?", [/50 hours/], [business]],
  ["what doesnt require me to be an engineer", [business], [agentic]],
])("what is waved off: %s", (ask, must, mustNot) => expectRight(own, [[ask, must, mustNot]]));

test.each<[string, Turn[]]>([
  [
    "those who join",
    [
      ["and who can join agentic", [/For engineers/]],
      ["do they need coding", [agentic], [business]],
      ["ok how do i join that", [agentic, /press the button/], [application]],
    ],
  ],
  [
    "who they said to be",
    [
      ["i am a python developer", [application, agentic], [business]],
      ["which one should i take", [application, agentic], [business]],
      ["whats inside that", [/Python/, /Multi-Agent/], [/ROI/]],
      ["anything shorter", [agentic, /10 hours/], [business]],
    ],
  ],
  [
    "the total of three that were asked one by one",
    [
      ["whats the duration of app developer", [/40 hours/]],
      ["and agentic", [/10 hours/]],
      ["and the last one?", [business]],
      ["so total?", [/60 hours/], [/20 hours/]],
    ],
  ],
  [
    "what is mentioned of one alone",
    [
      ["do you teach deployment", [application, agentic]],
      ["is there a certificate for it", [/mentioned for Agentic/]],
      ["how do i register", [/under \[Courses\]/], [/press the button/]],
      ["do you have certificates", [/Certification/]],
      ["for all courses?", [/mentioned for Agentic AI Developer and AI for Business/], [/^Yes/]],
    ],
  ],
  [
    "with whom",
    [
      ["what do i build in the app one", [/Live Projects/]],
      ["with companies?", [/Live Projects/], [/custom programs/]],
    ],
  ],
])("goes on: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  ["a verb is no title", [["i want to learn sql which one", [/Data Analytics/], [/Machine/]]]],
  ["what testimonials say", [["whats on your testimonials", [/Operations Analyst/], [/48 hours/]]]],
  ["a résumé", [["my resume is weak, does this help", [/Résumé That Shows Work/]]]],
  [
    "how often is not both said and unknown",
    [["how often can i meet mentor", [/Weekly Hours/], [/I don't have information about how/]]],
  ],
  [
    "another that is called so",
    [
      ["tell me about machine learning", [/36 hours/]],
      ["and the engineering one?", [/Data Engineering/], [/Machine/]],
    ],
  ],
])("of the second provider: %s", (_, turns) => expectRight(second, turns));

function expectRight(assistant: typeof own, turns: readonly Turn[]): void {
  for (const { question, reply } of converse(assistant, turns)) {
    for (const must of question.must) expect(reply, question.ask).toMatch(must);
    for (const mustNot of question.mustNot) expect(reply, question.ask).not.toMatch(mustNot);
    if (assistant === own) expect(grade(question, reply), question.ask).toBe("right");
  }
}
