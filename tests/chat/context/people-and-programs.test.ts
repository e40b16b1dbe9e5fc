import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "nobody who denies to be whom it is for",
    [
      ["is there anything for someone who will not code", [business]],
      ["but im not a manager", [/managers/, /involves writing code/], [/suit/]],
      ["what would the others expect of me", [application, agentic], [business]],
      ["the one that starts from the basics then. tell me more", [/takes 40/], [agentic]],
    ],
  ],
  [
    "one like whoever writes",
    [
      ["i finished school and want to get into ai, never coded", [application]],
      ["that is long. which ones are shorter", [agentic]],
      ["is the first of them ok for someone like me", [/For engineers/, application], [/^Yes/]],
    ],
  ],
  [
    "the earlier one, and the long one",
    [
      ["what is agentic", [agentic]],
      ["and the app course?", [application]],
      ["too much for me, back to the earlier one. register pls", [agentic, /press/], [application]],
      ["no, rather the long one then. where do i sign", [application, /press/], [agentic]],
    ],
  ],
  [
    "her first suggestion",
    [
      ["i work as an analyst and want to build with ai at last", [application], [business]],
      ["and what is in the agentic program", [agentic]],
      ["i stay with your first suggestion. how many hours was it", [/40 hours/]],
      ["ok pick me that", [application, /press/]],
    ],
  ],
  [
    "what is made for a team",
    [
      ["do you train groups, we are nine doctors", [/custom/]],
      ["how many hours does it have", [/I know no more of it/], [/40 hours/]],
      ["and the ready-made one for chiefs of department", [business]],
      ["three of us do want code though. which for them", [application, agentic], [business]],
    ],
  ],
  [
    "who has just begun to code",
    [
      ["who is agentic for", [/engineers/]],
      ["and for a junior colleague, she just started with programming", [application]],
      ["how does she sign up", [application, /press/], [agentic]],
    ],
  ],
  [
    "all of them, whoever thinks so",
    [
      [
        "my cofounder thinks all your programs are the same length. true?",
        [/40 hours/, /10 hours/],
      ],
    ],
  ],
  [
    "what is asked of prices, of some only",
    [
      ["is there a discount", [/discounts/]],
      ["for students maybe", [/discounts/], [/entry/]],
    ],
  ],
  [
    "what it is about, and who codes",
    [
      ["i don't code and don't want to", [business]],
      ["then what is it about?", [business, /roadmap/], [/Bootcamp/]],
      ["and one who codes", [application, agentic], [business]],
    ],
  ],
  [
    "two that may be theirs against one",
    [
      ["i manage a warehouse. which one", [business]],
      ["what if my deputy comes along, he is a programmer", [application, agentic]],
      ["would his be longer than mine", [/40 hours/, /10 hours/], [/^Yes/, /^No/, /50/]],
    ],
  ],
  [
    "those who teach, by name",
    [
      ["who teaches", [/practitioners/]],
      ["names?", [/instructors/], [/premier/]],
    ],
  ],
  [
    "the first again, and what only it has",
    [
      ["anything under 15 hours", [agentic, business]],
      ["do i get to deploy in the engineers' one", [/Deployment/]],
      ["and the other one?", [/./]],
      ["ok the first then, sign me up", [/press|Press/]],
    ],
  ],
  [
    "which of two that were compared has more",
    [
      ["agentic vs app dev", [agentic, application]],
      ["which has more coding", [agentic, application], [business]],
      ["so those two are equally long?", [/^No/]],
    ],
  ],
  [
    "what became of learners",
    [
      ["what do people say about you", [/shipping with them/]],
      ["where are they now", [/who they are/]],
    ],
  ],
  [
    "where it is held, after where they are",
    [
      ["where are you located", [/Hyderabad/]],
      ["so classes are there?", [/online or classroom/]],
    ],
  ],
  [
    "a limit told behind the hours",
    [
      [
        "each engineer gets 12 hours, not more. which one for them",
        [agentic],
        [application, /None/],
      ],
    ],
  ],
])("the talk is of: %s", (_, turns) => expectRight(own, turns));
