import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { type Case, expectReply, own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const fits: Turn = ["i am an analyst, which one fits", [application]];
const other: Turn = ["tell me about agentic", [agentic]];

test.each<[string, Turn[]]>([
  [
    "told at the start",
    [
      fits,
      other,
      [
        "ok then back to the one you told me at the start. how do i get in",
        [application, /press the button/],
        [agentic],
      ],
    ],
  ],
  [
    "suggested in the beginning",
    [
      fits,
      other,
      ["how do i join the one you suggested in the beginning", [application, /press the button/]],
    ],
  ],
  [
    "the original suggestion",
    [fits, other, ["your original suggestion, how long is that", [/40 hours/], [agentic]]],
  ],
  [
    "recommended first",
    [
      fits,
      other,
      ["lets go back to what you recommended first, what is in it", [/covers Python/], [/fit:/]],
    ],
  ],
  [
    "from before",
    [
      fits,
      other,
      ["ok the one from before, how do i register", [application, /press the button/], [agentic]],
    ],
  ],
  [
    "why not the other",
    [fits, ["why shouldn't i take the agents course instead", [application, agentic], [business]]],
  ],
  [
    "why not both",
    [
      ["compare app and agentic", [application, agentic]],
      ["why wouldn't I put both of them in the longer one", [application, agentic], [business]],
    ],
  ],
])("the talk goes back: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "a topic",
    [
      ["what would i be learning in the leaders course", [business]],
      ["third of those, what's that about?", [/covers ROI Analysis & Metrics\.$/]],
    ],
  ],
  [
    "the last topic",
    [
      ["what is in the app course", [application]],
      ["the last of these, what is it exactly", [/covers Application Deployment\.$/], [business]],
    ],
  ],
  [
    "of all programs",
    [
      ["courses?", [application]],
      ["the second of those, how long is it", [agentic], [application]],
    ],
  ],
  [
    "what a learner says",
    [
      ["What do people who went through your training say about it?", [/Data Scientist/]],
      [
        "the second of those, what exactly does it say",
        [/^Sample Graduate, Consultant/],
        [/Scientist/],
      ],
      ["Which course did that person do?", [/don't have information/], [agentic]],
    ],
  ],
])("a place in what was listed: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "chat and form",
    [
      [
        "What do you do with the e-mail address I just typed in to get into this chat?",
        [/when the chat began/],
        [/phone/],
      ],
      ["is it the same if i register for a course", [/phone number and the course/]],
      ["so nobody else gets it? are you sure", [/no other company/]],
    ],
  ],
  [
    "whom it is given to",
    [
      ["do you store what I write here", [/not recorded/]],
      ["you don't give it to anyone?", [/no other company/]],
      ["really nobody else?", [/no other company/]],
    ],
  ],
  [
    "who else",
    [
      ["what happens to my details in this chat?", [/chat began/]],
      ["same if I enroll?", [/phone number/]],
      ["and who else sees that?", [/Only our team/]],
    ],
  ],
])("data: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "the chief",
    [
      ["courses?", [business]],
      ["Leave the CEO out of it. The other two programs, how many hours in sum?", [/50 hours/]],
    ],
  ],
  [
    "those for engineers by name",
    [["drop the one for engineers. total of the other two?", [/50 hours/], [agentic]]],
  ],
])("the others are left: %s", (_, turns) => expectRight(own, turns));

const whoMay = ["an age limit", "entry requirements"];
test.each<Case>([
  ["Sir my daughter is 17 and just finishing 12th standard, can she attend?", whoMay],
  ["he is 16 years old. is he allowed to take part?", whoMay],
  ["I'm 52, am I too old?", whoMay],
  [
    "something only for our own people, not an open batch. Is that possible?",
    ["custom programs"],
    ["next month"],
  ],
  [
    "two of our team heads could join a ready-made one, and they don't program. How many hours would they be away?",
    ["takes 10 hours"],
    ["custom"],
  ],
  [
    "is there something on paper for their bosses, with the manager's course in it as well?",
    ["All three programs", "Brochure"],
  ],
])("beside who may come: %s", (...one) => expectReply(own, one));
