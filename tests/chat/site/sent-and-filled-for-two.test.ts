import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const notSeen = /I can't see them|one e-mail that confirms/;
const corrected = /then it is corrected/;
const onePerson = /for one person and one program/;
const whose = /of whoever joins the program/;
const needs = /as many digits as its country has/;
const leaveOut = /A 0 in front is not part of it/;
const signs = /only the digits of the number count/;

test.each<[Turn[]]>([
  [
    [
      [
        "i filled the form on sunday night did it reach and also i think i typed my email wrong how to correct",
        [notSeen, corrected],
      ],
    ],
  ],
  [
    [
      [
        "I registered yesterday has it reached you and how do I correct my email",
        [notSeen, corrected],
      ],
    ],
  ],
  [
    [
      [
        "me and my husband both want the same course so one form or two and does he need to give his own phone",
        [onePerson, whose],
        [/tools/],
      ],
    ],
  ],
  [[["does she have to enter her own email", [whose]]]],
  [[["usko apna number dena hoga kya", [whose]]]],
  [[["my colleague is a developer too. can i put her in my form only", [onePerson], [signs]]]],
  [[["usko mere hi form me daal sakta hu kya", [onePerson]]]],
  [
    [
      ["form says invalid phone, what nonsense is this", [needs], [/Brazil/]],
      ["i gave 0 98480 12345 with a gap in between", [leaveOut, signs]],
    ],
  ],
  [[["my number is 0 98480 12345 why invalid", [leaveOut]]]],
])("of a form that is sent, fails or is for two: %j", (turns) => {
  expectRight(own, turns);
  expectRight(second, turns);
});

test.each<[Turn[]]>([
  [
    [
      ["after i enquire my details stay with you?", []],
      ["till when", [/Enquiries are (?:kept until|erased \d+ months after)/], [/I know no more/]],
    ],
  ],
  [
    [
      ["do you give a certificate?", []],
      ["are you sure? who signs it", [/I go by what this site says/, /certificates/]],
    ],
  ],
  [
    [
      ["do you give a certificate?", []],
      ["and who issues it", [/certificates/]],
    ],
  ],
])("asked on of what was told, that is told: %j", (turns) => {
  expectRight(own, turns);
  expectRight(second, turns);
});

test("asked whether that is sure, the hours are told before what is asked besides", () => {
  const turns = (course: string, hours: RegExp): Turn[] => [
    [`how long is the ${course} course`, [hours]],
    ["are you sure? who teaches it", [hours, /practi[sct]\w+/]],
  ];
  expectRight(own, turns("agents", /takes 10 hours/));
  expectRight(second, turns("machine learning", /takes 36 hours/));
});
