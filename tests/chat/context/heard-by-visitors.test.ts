import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const fits = /right fit|Yes\./;

test.each<[string, Turn[]]>([
  [
    "they will not code, and are none of those for whom the rest is",
    [
      ["namaste, main ek housewife hu aur mujhe kuch naya seekhna hai", [business]],
      [
        "coding to mujhse nahi hogi.. par main manager bhi nahi hu",
        [business, /can't say/],
        [fits],
      ],
      ["lekin ye to manager logo ke liye hai na. mere jaise ke liye kuch nahi?", [/true/], [fits]],
    ],
  ],
  [
    "none of those named",
    [
      ["I am retired now", [business]],
      ["no code please. but i was never a manager", [business, /can't say/], [fits]],
      ["so does it suit me or not", [/can't say/], [fits]],
    ],
  ],
  [
    "a pace in any order of its words",
    [
      ["how long is the app course", [/40 hours/]],
      ["din me 2 ghante", [/20 days/]],
      ["arre 2 ghante roz, to kitne din lagenge?", [/20 days/]],
      ["aur agar sirf sunday ko 4 ghante", [/10 weeks/]],
      ["how long would that take if i do 4 hrs on my days off, 2 days a week", [/5 weeks/]],
      ["40 hours in 2 months = how much per week", [/4\.7 hours a week/]],
      ["10 hours a day or in total?", [/40 hours/], [/4 days/]],
    ],
  ],
  [
    "behind a complaint",
    [
      ["how long is the app course", [/40 hours/]],
      ["you didnt calculate. 8 hours a week, 40 hours total", [/5 weeks/], [/ROI/]],
      ["you are repeating. forget it. what does it teach", [/Python/], [/can't do/]],
    ],
  ],
  [
    "the one that they asked of",
    [
      ["how long is the business one", [business, /10 hours/]],
      ["no the app one i asked", [application, /40 hours/], [agentic, business]],
    ],
  ],
  [
    "whose number a form takes",
    [
      ["how do i register", [/Enroll Now/]],
      ["mera husband ka number de sakti hu?", [/whoever joins/, /the team/], [business]],
      ["can i put my own number in the form for him", [/whoever joins/, /the team/]],
    ],
  ],
  [
    "what to write to the team, of what was spoken of",
    [
      ["does the form take a number from nepal", [/another country/]],
      ["what to write in mail", [/phone number/], [/Enterprise/]],
    ],
  ],
  [
    "times that do not agree",
    [
      ["what is that popup about", [/August 11/]],
      ["but the times don't agree with each other, which one is correct", [/can't say/], [agentic]],
      ["11pm PST is 2am for me, so the times dont match. whats going on", [/can't say/]],
    ],
  ],
  [
    "a bare when",
    [
      ["fees", [/prices/]],
      ["when", [/next month/]],
    ],
  ],
  [
    "which of the two",
    [
      ["i am a python developer", [application, agentic]],
      ["which of the two is better for me", [/basics, AI App/, /behind you, Agentic/], [business]],
    ],
  ],
  [
    "that they will write code, as she asked",
    [
      ["i am an accountant, which course", [/rather write code/]],
      ["yes i will write code, no problem", [application], [business]],
      ["how do i join", [application], [business]],
    ],
  ],
  [
    "that they can try",
    [
      [
        "im accountant, want to use ai in my work. coding i dont know but can try",
        [application],
        [business, /trial/],
      ],
      ["so for me, accountant who can learn coding, which one", [application], [business]],
    ],
  ],
  [
    "of which of all no code is needed, whatever the talk is of",
    [
      ["what is in the agentic course", [agentic]],
      ["is there a program without coding yes or no", [business], [/^No/, agentic]],
    ],
  ],
  [
    "a form that fails",
    [
      ["the form is not working!!", [/country code/, /write to/], [/don't have/]],
      ["my number is 09848012345, it is refusing", [/0 in front/], [/UAE/]],
    ],
  ],
  [
    "none that was refused is joined",
    [
      ["im a nurse, thinking of changing field", [application, business]],
      ["I've never coded but i want to learn it", [application], [business]],
      ["no business please, i am not a manager", [application], [fits]],
      ["how do i sign up then", [application], [business]],
    ],
  ],
])("what visitors said: %s", (_, turns) => expectRight(own, turns));
