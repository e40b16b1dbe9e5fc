import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const alone: readonly Turn[] = [
  ["not the 40 hr one pls what else", [agentic, business], [application, /Mentorship/]],
  ["skip the business one. what else do you have", [application, agentic], [business]],
  [
    "earlier i wrote founder by mistake, i am data analyst actually. what shud i take",
    [application],
    [business],
  ],
  ["by mistake i typed manager, i am a software engineer. which course", [agentic], [business]],
  [
    "everyone thinks i am a manager, i am not. which course for me, i test software",
    [application],
    [business],
  ],
  [
    "if i leave out the app course how many hours is everything else",
    [/Together the two programs take 20 hours/],
    [application],
  ],
  ["none of ur programs crosses 20 hours, correct?", [/^That is not so/, application], [agentic]],
  [
    "do you have anything shorter than ten hours? a weekend crash thing",
    [/^None of our/],
    [/week/],
  ],
  ["how much more time does app developer take compared to leaders", [/longer by 30 hours/]],
  [
    "between app developer and agents, the shorter one covers what",
    [/Agentic AI Developer.* covers/],
    [application, business],
  ],
  [
    "If I have 50 hours and must use them fully, which two can I combine? not three",
    [/Agentic AI Developer together take 50/, /Business Leaders together take 50/],
    [/20 hours/],
  ],
  [
    "my analysts do not know python, they can't deploy anything. which course",
    [application],
    [business],
  ],
  [
    "it is for my 15 accounts people, we don't want your standard list, it should be made for us",
    [/custom programs for teams/],
    [/founders, managers/],
  ],
  ["u r a waste bot, total time pass", [/sorry/], [/hours/]],
  ["is there a lot of theory filler", [/no filler/], [/don't have information/]],
  ["can i come only on saturdays", [/class days and timings/]],
  ["can u tell pacific timing and central timing for the launch", [/PST/, /CST/], [/EST/]],
  ["hyderabad me hi ho kya aap log ya kahin aur", [/based in Hyderabad/], [/about that/]],
  ["just tell me what the ai strategy course has", [/Strategy.*Roadmap/]],
];

test.each(alone.map((turn) => [turn[0], turn] as const))(
  "what is left over, set right or compared: %s",
  (_, turn) => expectRight(own, [turn]),
);

test("who has never seen what a program presumes is told no", () =>
  expectRight(second, [
    [
      "so ML class is ok for somebody who has never even seen python right",
      [/^No\. /, /already write Python/],
      [/I don't know/],
    ],
  ]));

test("what a team cannot do it is to learn", () =>
  expectRight(second, [
    [
      "We have 40 area sales managers who cannot read their own reports. What do you suggest?",
      [/Data Literacy for Managers/],
      [/Machine Learning/],
    ],
  ]));
