import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const compared: Turn = [
  "what's the difference between agentic and the app one",
  [application, agentic],
];

test.each<Turn[]>([
  [
    ["agentic start date", [/next month/]],
    ["no wait i meant the app one", [/next month/], [/It covers/]],
  ],
  [
    ["how long is the app course", [application, /40 hours/]],
    ["no wait i meant leaders", [business, /takes 10 hours/], [/right fit/]],
  ],
  [compared, ["total kitna padega dono ka", [/prices or fees/], [/50 hours/]]],
  [compared, ["if I want both, first which?", [/or their order/], [/It covers/]]],
  [
    ["tell me about the launch", [/August 11/]],
    ["where do i sign up for that", [/^In the window that opens/]],
  ],
  [
    ["tell me about the launch", [/August 11/]],
    ["is it compulsory before joining the program", [/don't have information about that/]],
  ],
])("what is asked anew of what the talk is of: %s", (...turns) => expectRight(own, turns));

const alone: readonly Turn[] = [
  ["how do I join the launch session?", [/^In the window that opens/]],
  ["how do I join the bootcamp?", [/^To join/, /Secure Your Seat Now/]],
  [
    "how do I sign up two of my nephews, is one form ok",
    [/\n\nThe Register Now form is for one person/],
    [/Yes\./],
  ],
  ["what do i carry with me", [/house rules/], [/Live Projects/]],
  [
    "i already know python so skip that.. whats something more advanced not from zero",
    [agentic],
    [application, /future/],
  ],
  ["can i join from Jalgaon", [/only location I have/], [/another country/]],
  ["can my wife do it from Kolhapur", [/only location I have/], [/another country/]],
  ["my son will be 17 and half in january can he sit", [/age limit/], [/another country/]],
  [
    "only got b.com third class no engineering degree so i am not eligible i think",
    [application],
    [agentic],
  ],
];

test.each(alone.map((turn) => [turn[0], turn] as const))(
  "where one signs up, from where, and who may: %s",
  (_, turn) => expectRight(own, [turn]),
);
