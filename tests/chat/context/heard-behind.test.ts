import { expect, test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { converse } from "../support/converse.ts";
import { own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<[string, Turn[]]>([
  [
    "places and the time of day of the launch",
    [
      ["when is the launch", [/August/]],
      ["and in london?", [/GMT/], [/IST/]],
      ["is that morning", [/AM GMT/], [/class days/]],
      ["n california", [/PST/], [/GMT/]],
    ],
  ],
  [
    "what else the form asks",
    [
      ["want to register", [/Enroll Now/]],
      ["what all u ask", [/your name/]],
      ["address also?", [/nothing else is asked/], [/street/]],
    ],
  ],
  [
    "a zero, and another country, behind a phone number",
    [
      ["uk number ok?", [/UK \(\+44\)/]],
      ["with the 0 in front?", [/0 in front is not part/], [/[Ss]paces/]],
      ["nepal?", [/takes phone numbers from/], [/only help with our programs/]],
    ],
  ],
  [
    "what the brochure holds",
    [
      ["brochure", [/#brochure/]],
      ["whats in it", [/All three programs/]],
      ["all courses or just one", [/All three programs/], [/For engineers/]],
    ],
  ],
  [
    "who speaks, not who teaches",
    [
      ["what do former students say about you", [/Data Scientist/]],
      ["who are they", [/Data Scientist\) and \w+ \w+ \(Consultant/], [/practitioners/]],
    ],
  ],
  [
    "the window's buttons",
    [
      ["popup closed by mistake", [/./]],
      ["which button for the seat", [/Secure Your Seat Now|decide later/], [/country code/]],
    ],
  ],
  [
    "a registration that nobody can look up",
    [
      ["wrong phone typed in form what now", [/corrected/]],
      ["mail didnt come", [/e-mail/]],
      ["u can check mine?", [/individual registrations/], [/not sure/]],
    ],
  ],
  [
    "what both teach, after the hours",
    [
      ["compare the app course and the agentic course pls", [application, agentic]],
      ["which is longer", [/40 hours/]],
      ["deployment is in both?", [/Application Deployment/, /Deployment Strategies/], [/takes/]],
    ],
  ],
  [
    "a pace",
    [
      ["how long is the application developer program", [/40 hours/]],
      ["if i do 2 hours daily", [/20 days/]],
    ],
  ],
  [
    "a week's hours",
    [
      ["I'm a VP of operations, no time to waste. Which program?", [business]],
      ["10 hours per week?", [/10 hours in all/]],
    ],
  ],
  [
    "a question that is plain by itself",
    [
      ["when is the launch", [/August/]],
      ["what is the fee of the agentic course", [/prices or fees/], [/August/]],
      ["and where are you based", [/Hyderabad/], [/August/, /fees/]],
    ],
  ],
])("heard behind what was asked before: %s", (_, turns) => expectRight(own, turns));

test("two or three words ask of what the talk is of, other things behind other questions", () => {
  const behindMentor = converse(own, [["will i have a mentor"], ["how often"]].map(asked)).at(-1);
  const behindPrice = converse(own, [["what does it cost"], ["all at once?"]].map(asked)).at(-1);
  expect(behindMentor?.reply).toMatch(/[Mm]entor/);
  expect(behindPrice?.reply).toMatch(/pay|fees|instal/);
});

function asked([ask = ""]: readonly string[]): Turn {
  return [ask, [/./]];
}
