import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

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
    "too long",
    [
      ["so which is longest", [application]],
      ["thats too long. anything else", [agentic, business], [application]],
    ],
  ],
  [
    "a shorter one for some",
    [
      ["what is in the 40 hour one", [/Python/]],
      ["and is there a shorter one for developers", [agentic, /10 hours/], [application, business]],
      ["who is that for", [/For engineers/], [application]],
    ],
  ],
  [
    "which one instead",
    [
      ["i want to learn to build agents", [agentic]],
      ["i have never coded though", [/involves writing code/]],
      ["so which one instead", [business], [agentic]],
      ["is it also 10 hours", [/^Yes/, business]],
    ],
  ],
  [
    "what a team writes",
    [
      ["i have a team of 12 analysts to train", [/custom programs/]],
      ["how do i reach you for that", [/mailto:/]],
      ["what info should i give", [/team size and roles/]],
    ],
  ],
  [
    "only of the launch",
    [
      ["will i get a certificate", [/Certification/]],
      ["only for the bootcamp?", [/Certification/], [/Register Now/]],
      ["how many seats are there", [/25 seats/]],
      ["when is it", [/7:30 AM IST/]],
    ],
  ],
  [
    "both of them",
    [
      ["which has the least hours", [agentic, business]],
      ["are those two for coders", [agentic, business], [/^Yes/]],
      ["the one without code, tell me more", [business], [agentic]],
    ],
  ],
  [
    "who she is",
    [
      ["i want a course for my daughter", [business]],
      ["she is in college, second year", [application], [business]],
      ["how long would hers be", [/40 hours/], [/10 hours/]],
    ],
  ],
  [
    "a team that tells where it is",
    [
      ["i need training for my company", [/custom programs/]],
      ["we are in pune", [/custom programs/], [/only location/]],
      ["what do i do next", [/team size and roles/], [/Once you have sent/]],
    ],
  ],
  [
    "the other of two",
    [
      ["i am a software tester", [application, agentic], [business]],
      ["how long is the longer one", [/40 hours/]],
      ["and the other", [agentic], [business]],
    ],
  ],
  [
    "what somebody else wants",
    [
      ["is there an ai course for ceo", [business]],
      ["my cto wants something technical, what for him", [agentic], [/None/, business]],
      ["and both together", [/50 hours/]],
    ],
  ],
  [
    "the button of the form",
    [
      ["how do i register", [/Enroll Now/]],
      ["the button does not work", [/country code/]],
    ],
  ],
  [
    "with whom",
    [
      ["what do i build in the app one", [/Live Projects/]],
      ["with companies?", [/Live Projects/], [/custom programs/]],
      ["what kind", [/Live Projects/]],
      ["which companies", [/don't have the names of the companies/]],
    ],
  ],
])("goes on: %s", (_, turns) => expectRight(own, turns));
