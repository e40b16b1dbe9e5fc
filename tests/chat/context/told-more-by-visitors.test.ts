import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const none = /need not be able to code/;

test.each<[string, Turn[]]>([
  [
    "a pace told one question late",
    [
      ["how long does agentic take", [agentic, /10 hours/]],
      ["and the certificate?", [/certificate/i]],
      ["10 hours a week.", [/at 10 hours a week that makes 1 week/]],
    ],
  ],
  [
    "the 0 in front of a number",
    [
      ["uae number 9 digits does the form take it", [/UAE/, /9 digits/]],
      ["without the 0 right? mine starts 050", [/A 0 in front is not part of it/]],
    ],
  ],
  [
    "people counted, who ask nothing",
    [
      ["i lead a team, which course?", [business]],
      [
        "ok but i don't lead a team really, it's just me and 3 devs. still that one?",
        [application],
        [business],
      ],
    ],
  ],
  [
    "what it knows then",
    [
      ["any discount?", [/don't have information about discounts/]],
      ["what do u know then", [/I can tell you what our programs teach/]],
    ],
  ],
  [
    "what somebody has to be",
    [
      [
        "manager hona zaroori hai kya for business?",
        [/For founders, managers/, /entry requirements/],
      ],
    ],
  ],
  [
    "what they have learned, in whatever words",
    [
      [
        "maine diploma kiya hai electrical me polytechnic se ... mere liye koi course hai?",
        [application, business],
        [/Tell me what you do/],
      ],
    ],
  ],
  [
    "somebody else, by what he has learned",
    [
      [
        "Namaste, I am asking for my son. He has finished BSc Computers but no job since one year",
        [application],
        [business],
      ],
      [
        "Which one for him please. I don't understand computers, I am retired from bank",
        [application],
        [business],
      ],
      ["He can write code I think, he learnt Java and C in college", [application], [business]],
    ],
  ],
  [
    "her own question, beside what else they do",
    [
      ["app course", [application]],
      ["how many months is it", [/tell me how many/]],
      ["she has college from 9 to 2. maybe 2 hours daily she can do", [/20 days/], [/Fast-Track/]],
    ],
  ],
  [
    "whether what they know is enough",
    [
      ["app course", [application]],
      ["hmm python. i only know powershell, is that enough to start", [/^Yes|need not be able/]],
      ["u didnt answer. enough or not", [none]],
    ],
  ],
  [
    "no topic of theirs, still that one",
    [
      ["I am a marketing manager at an FMCG company", [business]],
      [
        "honestly I want it for campaigns & content, not for AI roadmaps. Still that one?",
        [business],
        [application, agentic],
      ],
    ],
  ],
  [
    "who cannot has not said that they will not",
    [
      [
        "im a graphic designer, 6 yrs, photoshop illustrator etc. zero coding. which one wud suit?",
        [business, application, /would rather/],
      ],
      [
        "i want to MAKE stuff, like maybe an app for ordering custom posters. without knowing coding rn",
        [application],
        [business],
      ],
    ],
  ],
  [
    "no code, in as few words",
    [
      ["app course", [application]],
      ["no code pls", [business]],
      ["i said NO code", [business], [application]],
    ],
  ],
  [
    "no developer, and will not be one",
    [
      ["I teach biology to classes 11 and 12 in Kochi. Is there anything here for a teacher?", []],
      [
        "But I am not a developer, I teach biology. I have never coded and honestly don't want to.",
        [business],
        [application],
      ],
    ],
  ],
  [
    "a pace a day, after one a week",
    [
      ["app course, at 10 hours a week how long?", [/4 weeks/]],
      ["And at 3 a day?", [/14 days/]],
      ["2 hours daily he can give, sunday full rest", [/20 days/]],
    ],
  ],
  [
    "those hours, of the one in talk",
    [
      ["AI for business leaders", [business]],
      ["What precisely would I learn in those ten hours?", [business], [agentic]],
    ],
  ],
  [
    "whether they must know it before",
    [
      ["app course", [application]],
      ["do I need to learn python before joining or java is enough", [/Go from Python basics/]],
    ],
  ],
])("what visitors tell is heard: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "the batch after the next",
    [
      ["kab start hoga", [/next month/]],
      [
        "aur interview ke baad join karu to baad wala batch milega kya",
        [/no date/],
        [/placements/],
      ],
      ["iske baad wala batch kab aayega?", [/I know/], [/Limited seats/]],
    ],
  ],
  [
    "no mail came",
    [
      ["how do i know if it went thru? i registered", [/I can't see them/]],
      ["spam me bhi nahi hai", [/Tell them your name/], [/only help with our programs/]],
    ],
  ],
  [
    "it fails again",
    [
      ["it says Registration Failed. what now", [/try again/]],
      ["tried again same. failed", [/Tell them your name/], [/try again/]],
      ["what should i tell them in the mail so i dont have to explain twice", [/Tell them/]],
    ],
  ],
  [
    "the wrong course",
    [["i registered yesterday but think i chose the wrong course", [/then it is corrected/]]],
  ],
  [
    "whether the launch is over",
    [
      ["launch time for india?", [/7:30 AM IST/]],
      ["12 aug of which year? its nov now", [/without a year/], [/7:30/]],
      ["do you know if its over or not", [/without a year/], [/recordings/]],
      ["is there another session after august", [/next month/], [/recordings/]],
    ],
  ],
  [
    "a time worked out by themselves",
    [["ok 7.30 am IST is 10 am Singapore right?", [/don't have the time/], [/Yes/]]],
  ],
  [
    "at their own time",
    [["so i can do it whenever i want? self paced?", [/class days and timings/], [/recordings/]]],
  ],
  [
    "what is in a topic",
    [
      ["business leaders course", [business]],
      ["I meant inside Business Use Cases. Any examples?", [/More than this I can't say/]],
    ],
  ],
  [
    "an objection to a word of the last reply",
    [
      ["its full or seats left", [/seats/]],
      ["SEATS??? who asked about seats. what is the fee", [/prices/], [/25 seats/]],
      ["recordings? i asked if i can learn at my own timing", [/timings/], [/recordings/]],
    ],
  ],
  [
    "whether they are real",
    [
      [
        "The success stories say Sample Learner. Are those even real people?",
        [/beyond this/],
        [/You can read/],
      ],
    ],
  ],
  [
    "times that cannot both be",
    [
      [
        "the popup says August 11 10pm EST and 11pm PST?? that can't be the same time",
        [/which of them holds/],
      ],
    ],
  ],
  [
    "an e-mail that was wrong",
    [
      ["i typed my email wrong in the form", [/then it is corrected/]],
      [
        "my email spelling is wrong so no mail came to me. so how i can reply to it",
        [/Tell them your name/],
        [/Simply reply/],
      ],
      ["sigh. what should i write in mail to team then", [/Tell them your name/], [/Enterprise/]],
    ],
  ],
  [
    "English is no country",
    [
      ["how do i join the app course", [application]],
      ["my english is also weak", [/language of the sessions/], [/UK/]],
    ],
  ],
  [
    "other times of the launch",
    [
      ["launch time in London?", [/3:00 AM GMT/]],
      ["But you only gave me one time. Are there other sessions listed?", [/10:00 PM EST/]],
    ],
  ],
  ["words that only sound like it", [["its my email. i typed full", [], [/seats/]]]],
  ["who is safe there", [["are girls safe there?", [/don't have information/], [/cookies/]]]],
  [
    "how soon they answer",
    [["By when will your team revert if I mail today?", [/How soon/], [/sent the form/]]],
  ],
])("what visitors ask next: %s", (_, turns) => expectRight(own, turns));
