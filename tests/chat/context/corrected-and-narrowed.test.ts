import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const engineering = /Data Engineering in the Cloud/;
const learning = /Machine Learning Engineer/;
const analytics = /Data Analytics with SQL & Python/;
const literacy = /Data Literacy for Managers/;
const listed: Turn = ["what courses do you have", [/three programs/]];
const inAll: Turn = ["total hours if i do all of it?", [/60 hours/]];
const managers: Turn = ["Is the course for managers 40 hours?", [/No\..*10 hours/]];

test.each<[string, Turn[]]>([
  [
    "to another program",
    [
      ["I want the leadership one", [business]],
      ["sorry wrong, i meant the one with apps", [application], [/No problem/]],
      ["hours and who is it for", [application, /40 hours/], [business]],
    ],
  ],
  [
    "to those for somebody",
    [
      ["how long is the leadership one", [/10 hours/]],
      ["sorry wrong one, i meant the one for developers", [/40 hours/, agentic], [/suit/]],
    ],
  ],
  [
    "to the one that teaches something",
    [
      ["how long is the agents one", [/10 hours/]],
      ["no no wrong, the one with python", [application, /40 hours/]],
    ],
  ],
  [
    "from the price",
    [["whats the cheapest.. i mean the quickest course", [/each takes 10 hours/]]],
  ],
  [
    "from the price to hours",
    [["what does it cost, i mean how long does it take", [/40 hours/], [/prices/]]],
  ],
  ["from the syllabus", [["whats the syllabus i mean the start date", [/next month/], [/covers/]]]],
])("what is meant instead is heard: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  [
    "of two that were asked of code",
    [
      ["tell me about the agents one", [agentic]],
      ["and the other technical one?", [application]],
      ["which is longer of these two", [/longer by 30 hours/]],
    ],
  ],
  [
    "a shorter one of two",
    [
      ["who is the app course for", [application]],
      ["and the agentic one", [agentic]],
      ["which is the shorter one of these two", [/shorter by 30 hours/]],
    ],
  ],
])("which is longer is no question of before: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  [
    "of two",
    [
      ["difference between data engineering and ML", [engineering, learning]],
      ["shorter one?", [/shorter by 12 hours/]],
      ["shorter by how much", [/shorter by 12 hours/], [literacy]],
    ],
  ],
  [
    "of one and the one before",
    [
      ["how long is ML", [/36 hours/]],
      ["and data engineering", [/24 hours/]],
      ["shorter by how much", [/12 hours/, learning], [literacy]],
    ],
  ],
])("by how much it is shorter is told of the two in hand: %s", (_, turns) => {
  expectRight(second, turns);
});

test.each<[string, Turn[]]>([
  [
    "without",
    [
      ["do i need coding for agentic", [/Yes/]],
      ["then leave it. anything without?", [business], [application]],
    ],
  ],
  [
    "bina iske",
    [
      ["coding chahiye kya agentic me", [agentic]],
      ["to rehne do. bina iske koi?", [business], [application]],
    ],
  ],
  [
    "the ones with programming",
    [
      listed,
      ["remove the ones with programming", [business], [application, agentic]],
      ["duration?", [/10 hours/], [/40 hours/]],
    ],
  ],
  ["coding wale", [listed, ["coding wale hata do", [business], [application, agentic]]]],
  ["technical ones", [listed, ["filter out the technical ones", [business], [application]]]],
])("what needs code is left out: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  ["by size", [inAll, ["leave out the big one", [/take 20 hours/]]]],
  ["by name", [inAll, ["take out the leaders one", [/take 50 hours/]]]],
  ["in Hinglish", [inAll, ["bada wala hata do", [/take 20 hours/]]]],
  ["by name in Hinglish", [inAll, ["app wala hata do", [/take 20 hours/], [/erase/]]]],
])("of a sum the rest is summed: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  ["told forty", [managers, ["are you sure? my colleague told me forty", [/takes 10 hours/]]]],
  ["heard", [managers, ["sure? i heard it is forty", [/takes 10 hours/]]]],
  ["in Hinglish", [managers, ["pakka? mere dost ne 40 bola tha", [/takes 10 hours/]]]],
])("what others say takes nothing back: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  [
    "the smallest",
    [
      ["which one is smallest course", [/10 hours/]],
      ["i'm a developer not a boss", [agentic], [application, business]],
    ],
  ],
  [
    "no size was asked for",
    [
      ["how long is agentic", [/10 hours/]],
      ["i am a developer", [application, agentic]],
    ],
  ],
])("of what suits them the one of the size asked for: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  [
    "a note",
    [["I am in HR and preparing a note for my director, summarise what you offer", [/three/]]],
  ],
  ["a manager", [["I am a manager, summarise what you offer", [/three programs/]]]],
  ["a director", [["my director wants a summary of what you offer", [/three programs/]]]],
])("all of them in short, whoever it is for: %s", (_, turns) => {
  expectRight(own, turns);
});

test("of a size asked instead the one that has it is told, if it is one alone", () => {
  expectRight(second, [
    ["haha ok. whats the cheapest.. i mean the quickest course", [/12 hours/], [/prices/]],
  ]);
});

test("who has no Python takes nothing", () => {
  expectRight(own, [
    ["i am an engineer, which one", [agentic]],
    ["but i have no python", [], [/Enroll Now/]],
  ]);
});

test("who knows no Python is told with what one begins", () => {
  expectRight(second, [
    [
      "i am credit analyst in a bank. want to learn to predict who will not pay the loan",
      [learning],
    ],
    ["how long is it", [/36 hours/]],
    ["thing is i dont know any python", [/already write Python/, analytics], [literacy]],
  ]);
});
