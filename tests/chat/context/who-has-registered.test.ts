import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const invitation = /press Enroll Now/;
const oneEach = /for one person and one program/;

test.each<[string, Turn[]]>([
  [
    "is told no more where the form is",
    [
      ["I filled your form on Monday and nobody has called me yet", [/I can't see them/]],
      ["It's been 4 days. Can you give me a phone number?", [/WhatsApp number/], [invitation]],
      ["I already enrolled, why do I press Enroll Now again?", [/need not send the form again/]],
      ["I only want to know when they will call me", [/How soon .* I can't say/], [/has not come/]],
    ],
  ],
  [
    "says so in few words",
    [
      ["registered for the agentic one last week", [/^Good\. One e-mail confirms/]],
      ["what about the fees", [/prices or fees/], [invitation]],
      ["do I have to fill the form again?", [/need not send the form again/]],
    ],
  ],
  [
    "has pressed the button",
    [["ok so i pressed submit on the form what happens now", [/one e-mail/], [/country code/]]],
  ],
  [
    "says so behind how to join",
    [
      ["I want to enroll for agentic", [/To join/]],
      ["ok I submitted", [/^Good\./]],
      ["will they ring or mail me?", [/Whether they call or write to you, I can't say/]],
      ["how long till they reply", [/How soon they contact you/]],
    ],
  ],
  [
    "asks in Hindi when they call",
    [
      ["Maine form bhar diya hai, ab kya hoga", [/one e-mail/]],
      ["kitne din me call aayega", [/How soon they contact you/]],
    ],
  ],
  [
    "does not know whether the form went through",
    [
      ["it says Registration Failed", [/Please try again/]],
      [
        "tried again, same. is my data saved or not?",
        [/I can't see them/],
        [/try again/, /used to/],
      ],
      ["ok i'll write to them. what should i tell them?", [/what the form says/], [/Enterprise/]],
    ],
  ],
  [
    "asks what to write of something else",
    [
      ["what are the fees", [/prices or fees/]],
      ["ok I'll email. what should I write to them?", [/what you would like to know/]],
    ],
  ],
  [
    "asks what to write for a team",
    [
      ["we want training for our staff of 20", [/Enterprise/]],
      ["ok what should I write to them?", [/company, team size and roles/]],
    ],
  ],
  [
    "brings somebody along",
    [
      ["How long is AI for Business Leaders?", [/10 hours/]],
      ["and my wife who does the accounts, can she also join with me?", [oneEach], [/founders/]],
      ["whose phone number do I put", [/of whoever joins the program/]],
    ],
  ],
  [
    "fills it in for a son",
    [
      ["How do I enroll?", [/Enroll Now/]],
      ["Do I fill it in my name or his name?", [/of whoever joins the program/], [/country code/]],
    ],
  ],
  [
    "takes a name back",
    [
      ["sign me up for app developer", [/To join/]],
      ["can I take my name back if I change my mind", [/erase it for good/], [/refunds/]],
      ["and will you refund the fee then", [/refunds/]],
    ],
  ],
  [
    "asks for the digits of phone numbers, and not whose one gives",
    [
      [
        "whose phone numbers are nine digits on the form, France or India?",
        [/9 digits/],
        [/whoever/],
      ],
    ],
  ],
])("somebody who joins: %s", (_, turns) => {
  expectRight(own, turns);
});

test("somebody who has registered with another provider", () => {
  expectRight(second, [
    ["I signed up yesterday for data engineering", [/^Good\./]],
    ["why should I submit it once more?", [/need not send the form again/], [/try again/]],
    ["do I get a certificate", [/certificates/], [invitation]],
    ["can I withdraw my enquiry", [/erase it for good/]],
  ]);
});
