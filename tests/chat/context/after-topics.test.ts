import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "the fees, after the brochure",
    [
      ["can I have a brochure?", [/download/]],
      ["does it show the fees?", [/prices or fees/]],
      ["and if she says forty is too much?", [agentic, business], [application]],
    ],
  ],
  [
    "what a registration records, after what a chat does",
    [
      ["what is recorded when I chat?", [/when the chat began/]],
      ["and if I register?", [/phone number and the course/], [/Enroll Now/]],
    ],
  ],
  [
    "no decision today, after the launch",
    [
      ["when is the launch in London?", [/GMT/]],
      ["and if I am not sure yet?", [/I'll decide later/], [/To join/]],
    ],
  ],
  [
    "which program it is, after the launch",
    [
      ["at what time is that bootcamp in India?", [/7:30 AM IST/]],
      ["which of your courses is it about, by the way?", [application], [business, /covers/]],
    ],
  ],
  [
    "where that is not needed, after code",
    [
      ["does the agentic one need coding?", [/writing code/]],
      ["Anything where it isn't needed?", [business], [agentic]],
    ],
  ],
  [
    "what a press opens, after training for a team",
    [
      ["we want something tailored for our staff of fifty", [/Enterprise/]],
      ["what happens if I click that?", [/tell us/], [/one e-mail/]],
    ],
  ],
  [
    "which course a learner took",
    [
      ["what did your learners say?", [/Consultant/]],
      ["which program was the consultant in?", [/who they are/], [/Tell me what you do/]],
    ],
  ],
  [
    "an e-mail, after how to register",
    [
      ["how do I register for agentic?", [/To join/]],
      ["it worked. do I get a mail now?", [/one e-mail that confirms/], [/You can reach/]],
    ],
  ],
  [
    "what is filled in as no question",
    [
      [
        "I typed my name, mail and phone and the button stays grey",
        [/country code/],
        [/WhatsApp/, /You can reach/],
      ],
    ],
  ],
  [
    "what else there is, when one is too long",
    [
      ["how long is the app course?", [/40 hours/]],
      ["hmm too long. what else?", [agentic, business], [application]],
    ],
  ],
  [
    "the other details, and who sees them, after one",
    [
      ["what do you do with my email?", [/used to contact you/]],
      ["and my phone number?", [/used to contact you/], [/WhatsApp/]],
      ["who can see that?", [/Only our team/], [agentic]],
    ],
  ],
  [
    "how many are taken, after the seats",
    [
      ["how many seats are there?", [/25/]],
      ["any left?", [/25|taken/]],
    ],
  ],
  [
    "whom it is for, after how long it takes",
    [
      ["how long is agentic?", [/10 hours/]],
      ["and is that for beginners?", [/For engineers|right fit/], [/takes 40/]],
    ],
  ],
  [
    "a topic beside a program",
    [
      [
        "which is longer, agents or the leaders' course?",
        [agentic, business, /10 hours/],
        [application],
      ],
    ],
  ],
  [
    "the short ones, of what was told last",
    [
      ["can I keep the materials for ever?", [/Lifetime Access/]],
      ["does that go for the short ones too", [/Lifetime Access/], [/10 hours/]],
      ["and also for the long one?", [/Lifetime Access/], [/40 hours/]],
    ],
  ],
])("hears %s", (_, turns) => expectRight(own, turns));
