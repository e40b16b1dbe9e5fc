import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const later = /Of the one after it I have no date either/;

test.each<[string, Turn[]]>([
  [
    "what it sounds like",
    [
      ["What does AI Application Developer cover?", [application]],
      [
        "Ok sounds like it starts from the basics then. Do we build something real?",
        [/Live Projects/],
        [/requirements/],
      ],
      ["I understand it has code. Will I get a certificate?", [/Certification/], [/writing code/]],
    ],
  ],
  [
    "what somebody can do",
    [
      ["What does Agentic AI Developer cover?", [/Multi-Agent/]],
      [
        "I think I can handle that. Is there something more advanced after it?",
        [/future programs/],
        [/only help with/],
      ],
    ],
  ],
  [
    "that a list was shown",
    [
      ["which programs do you have", [business]],
      [
        "is there maths in it? i left maths after 10th",
        [/I don't see that named in the curriculum/],
        [/requirements/],
      ],
      [
        "you just showed me the whole list. i asked about maths",
        [/I don't see that/],
        [/We have three/],
      ],
    ],
  ],
  [
    "roughly, of a price",
    [
      ["fees?", [/prices or fees/]],
      ["Approx?", [/Not even roughly/, /prices or fees/], [/welcome/]],
      ["a ballpark figure at least?", [/Not even roughly/]],
      ["ok thanks", [/welcome/]],
    ],
  ],
  [
    "which month, and the batch behind it",
    [
      ["when is the next batch", [/next month/]],
      ["next month from when? is it september?", [/Which month that is, I can't say/], [/Limited/]],
      ["will there be another batch later if I miss this one", [later], [/recordings/]],
      ["I mean if I can't join next month, is there another batch", [later], [/Limited/]],
    ],
  ],
  [
    "a later batch to go on in is another matter",
    [
      [
        "Could I stop in the middle and finish with a later batch?",
        [/changes or transfers/],
        [later],
      ],
    ],
  ],
  [
    "seats that fill up",
    [
      ["how many seats", [/25 seats/]],
      ["are they filling up", [/How many of them are taken I can't see/], [/25 seats/]],
    ],
  ],
  [
    "templates, and joining behind them",
    [
      ["What does AI for Business Leaders cover?", [business]],
      [
        "That sounds like what I need. Do you give us templates or case studies?",
        [/information about that/],
        [/computers/],
      ],
      ["ok and how do I sign up for it", [business, /To join/], [application]],
    ],
  ],
  [
    "an idea of one's own, alone or in a group",
    [
      ["do we work on projects?", [/Live Projects/]],
      ["can I build my own idea as project", [/information about that/], [/Live Projects/]],
      ["is it done alone or in a group", [/information about that/], [/Live Projects/]],
    ],
  ],
  [
    "who speaks there",
    [
      ["What do learners say?", [/Consultant/]],
      ["who are they? are they real people", [/who they are beyond this/], [/Mentorship/]],
    ],
  ],
  [
    "what there is to see, who is behind it and who reads a mail",
    [
      ["do you have a demo class", [/trial or demo/]],
      ["so what can I see before I pay", [/Brochure/, /Success Stories/], [/trial or demo/]],
      ["ok. so who is behind it, which company", [/Hyderabad/, /history/], [/that we work with/]],
      ["Everything is ask the team. Who even reads that mail?", [/Our team does; who exactly/]],
    ],
  ],
  [
    "how long an answer takes",
    [["how much time till they answer", [/information about that/], [application]]],
  ],
  [
    "what a word means",
    [
      ["What do I get when I join?", [/Lifetime/]],
      ["what does lifetime access mean", [/More than this I can't say/]],
    ],
  ],
  [
    "the window and its two forms",
    [
      ["I saw the popup about 11 August. What is that?", [/session times/]],
      [
        "And if I press I'll decide later, can I still register afterwards?",
        [/can still register afterwards/],
      ],
      ["Where do I register for it?", [/To join/]],
      ["Are there two forms then? which one do I fill?", [/There are two: /], [/To join/]],
    ],
  ],
])("asked behind what she said: %s", (_, turns) => {
  expectRight(own, turns);
});

test("asked behind a remark, of another provider's programs", () => {
  expectRight(second, [
    ["what do you offer", [/four programs/]],
    ["sounds good. how long is the data engineering one?", [/24 hours/], [/36/]],
    ["I think I can do that. how do I join it", [/To join \[Data Engineering/]],
    ["when is the next batch?", [/every quarter/]],
    ["any later batch if I skip this one", [later]],
  ]);
});
