import { expect, test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const greeting = /Hello!/;

test.each<[string, Turn[]]>([
  [
    "how many seats are left, after the launch",
    [
      ["launch kab hai", [/IST/]],
      ["aur seats kitni", [/25 seats/]],
      ["fir pakka 25 hi baki hai na abhi?", [/taken I can't see/], [greeting]],
    ],
  ],
  [
    "a doubt with a supposition is no greeting",
    [
      ["Can I join the agentic course from Kathmandu?", [/another country/]],
      ["are you sure? even with good internet?", [/If you want to be sure/], [greeting]],
    ],
  ],
  [
    "what is still not known, to who does not believe it",
    [
      ["how much is the 40 hour course", [/prices or fees/]],
      [
        "are you sure you dont know? every institute tells",
        [/prices or fees/],
        [/Success Stories/],
      ],
    ],
  ],
  [
    "which of the topics of one program, and its hours",
    [
      ["tell me topics in the business course", [business]],
      ["which of these is about money", [business, /ROI/], [application, agentic]],
      ["and hours?", [business, /10 hours/], [application, agentic]],
    ],
  ],
  [
    "their own name is that of nobody else",
    [
      ["do i need to register for the launch", [/Secure Your Seat Now/]],
      [
        "can you check if it reached? name is Ramesh Kulkarni",
        [/individual registrations/],
        [/other people/],
      ],
    ],
  ],
  [
    "what is asked on of the launch",
    [
      ["what is that popup", [/August 11/]],
      ["is it free", [/prices or fees/]],
      ["which days", [/August 11/], [/class days/]],
      ["what do i get for coming", [/Highlights of the/], [/Lifetime/]],
    ],
  ],
  [
    "the hours of one day",
    [
      ["how long is the agentic course", [/10 hours/]],
      ["no i meant how many hours on one day", [/class days and timings/]],
    ],
  ],
  [
    "where one begins, to who knows nothing of what was told",
    [
      ["what do i need to know for the agentic course", [agentic, /engineers/]],
      ["i dont know any of that", [agentic, application, /Python basics/]],
    ],
  ],
  [
    "what is for chatbots by name, beside what is for engineers",
    [["I'm a QA engineer with 6 yrs exp, want to build chatbots", [application, agentic]]],
  ],
])("%s", async (_, turns) => expectRight(own, turns));

test("a launch that is announced to be free is", async () => {
  const { launch } = firstContent;
  if (!launch) return;
  const free = await assistantFor({
    ...firstContent,
    launch: { ...launch, badges: ["FREE ENTRY"] },
  });
  const { context } = free.respond("what is that popup");
  expect(free.respond("is it free", context).reply).toMatch(/^Yes\. .*FREE ENTRY/);
});
