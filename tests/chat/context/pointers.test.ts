import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "that one, which only the answer named",
    [
      ["what does the application course teach", [application]],
      ["are multi agent systems in it too", [/^No/, agentic]],
      ["how long is that one then", [agentic, /10 hours/], [/40 hours/]],
    ],
  ],
  [
    "the program that has it",
    [
      ["does agentic teach python", [/^No/, application]],
      ["how long is that program which has it", [application, /40 hours/], [agentic]],
    ],
  ],
  [
    "what is left when one of a list is dropped",
    [
      ["compare all three", [application, agentic, business]],
      ["drop the first one. topics of the remaining two?", [/Multi-Agent/, /ROI/], [/Python/]],
    ],
  ],
  [
    "the other of two, when one is dropped",
    [
      ["which of your programs are ten hours?", [agentic, business]],
      [
        "drop the business one. what does the remaining one teach?",
        [/Multi-Agent/],
        [/Python/, /ROI/],
      ],
    ],
  ],
  [
    "the first two",
    [["which is shorter of the first two", [/Agentic AI Developer is shorter by 30/], [business]]],
  ],
  [
    "the first of those that were asked of in turn",
    [
      ["multi agent systems, which class", [agentic]],
      ["and roi", [business]],
      ["frameworks?", [application]],
      ["length of the first of these three", [agentic, /10 hours/], [application]],
    ],
  ],
  [
    "all that is in it",
    [
      ["how long is agentic", [agentic]],
      ["what all is in it", [/Multi-Agent/], [/Python/, /ROI/]],
    ],
  ],
  [
    "shorter than the one that was spoken of",
    [
      ["longest course", [application]],
      ["too long for me", [agentic, business], [application]],
    ],
  ],
  [
    "shorter, and with code",
    [
      ["how long is the app course", [/40 hours/]],
      ["hmm. anything shorter that still has code", [agentic], [business, application]],
      ["what would i learn in that", [/Multi-Agent/], [/Python/]],
    ],
  ],
  [
    "those that need what this does not",
    [
      ["which program needs no coding", [business]],
      ["how long", [/10 hours/]],
      ["and the ones that do need it?", [application, agentic], [business]],
      ["drop the long one", [agentic], [application, business]],
    ],
  ],
  [
    "a topic that stands for its program",
    [["compare agents and the app course", [agentic, application], [business]]],
  ],
])("points at %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "a choice joins",
    [
      ["which is shorter, agentic or the application one", [/Agentic AI Developer is shorter/]],
      ["good i take that", [/To join/, agentic], [/only help/]],
    ],
  ],
  [
    "a seat in the launch",
    [
      ["how many seats are there in the bootcamp", [/25 seats/]],
      ["fine how do I grab one", [/Secure Your Seat Now/]],
    ],
  ],
  [
    "how often, of the mentor",
    [
      ["are there mentors", [/Mentorship/]],
      ["how often do we meet", [/more about the meetings/], [/online or classroom/]],
    ],
  ],
  [
    "the form's data, after the chat's",
    [
      ["is my chat saved somewhere?", [/when the chat began/]],
      ["for how long", [/until you ask us to erase/]],
      ["and what about the registration form, same?", [/Enquiries are kept until/], [agentic]],
    ],
  ],
  [
    "the launch in another place, for somebody else",
    [
      ["whats the popup about", [/Bootcamp/]],
      ["my brother is in london so for him", [/3:00 AM GMT/], [business]],
      ["which program is that for again", [application], [/GMT/]],
    ],
  ],
  [
    "who works as what",
    [
      ["what is the difference between app developer and agentic", [application, agentic]],
      ["I know Python since six years, work as backend engineer. So which?", [agentic], [business]],
      ["who is the other one meant for then?", [application], [business]],
    ],
  ],
  [
    "one and one",
    [
      [
        "two of us are free to learn: one coder, one business guy. suggestions?",
        [/One after the other/, application, business],
      ],
    ],
  ],
])("goes on with %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "the second of those",
    [
      ["shortest then", [agentic, business]],
      ["the second of those, who's it for", [/For founders/], [agentic]],
    ],
  ],
  [
    "more of the first",
    [
      ["which courses involve coding", [application, agentic]],
      ["tell me more about the first", [application, /40 hours/, /Python Programming/], [agentic]],
      ["and the other", [agentic, /10 hours/], [business]],
    ],
  ],
  [
    "which is for those who were asked about",
    [
      ["is agentic for managers", [agentic, business]],
      ["then which one is for them", [business], [application]],
      ["same duration?", [agentic, business, /10 hours/]],
    ],
  ],
  [
    "a description in other words",
    [
      ["i am developer, what for me", [application, agentic]],
      ["i want the one with bots working together", [agentic], [application]],
    ],
  ],
  [
    "a son who knows no programming yet",
    [
      ["My son finished BCom, he wants AI but knows no programming.", [application], [business]],
      ["The Python one, does it start from zero?", [/^Yes/, application]],
      ["That is too much. Anything shorter?", [agentic, business], [application]],
    ],
  ],
  [
    "what was kept, and how it goes",
    [
      ["how long do you keep my data", [/until you ask us to erase/]],
      ["and can i get rid of it", [/at any time.*erase it for good/], [/decide later/]],
    ],
  ],
  [
    "the form again",
    [
      ["form isnt letting me submit", [/country code/]],
      ["no it's still not going thru", [/country code/, /write to/]],
    ],
  ],
  [
    "a wrong number in the form",
    [
      ["i filled the form yesterday what will happen now", [/confirms it/]],
      ["i wrote wrong phone number there can it be changed", [/reply to the e-mail that confirms/]],
    ],
  ],
  [
    "somebody's mill",
    [["mere papa ki textile mill hai, unke liye kaunsa course", [business], [agentic]]],
  ],
])("is of %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "the middle one",
    [
      ["what trainings do you run", [application, agentic, business]],
      ["the middle one, who takes that", [/For engineers/], [application]],
    ],
  ],
  [
    "what is taught to some",
    [
      ["what do you teach managers", [/ROI/], [/Python/]],
      ["and how long is that", [business, /10 hours/], [/40/]],
    ],
  ],
  [
    "a number of another country, a turn later",
    [
      ["what do they want from me to register", [/phone number with its country code/]],
      ["it is an australian one", [/Australia \(\+61\) has 9 digits/]],
    ],
  ],
  [
    "those who are torn between two",
    [["i'm torn between agents and app", [agentic, application, /40 hours/], [business]]],
  ],
  [
    "what a program was called",
    [
      ["anything for leaders", [business]],
      ["what is their course called again", [business], [/AI Bootcamp/]],
    ],
  ],
])("speaks of %s", (_, turns) => expectRight(own, turns));
