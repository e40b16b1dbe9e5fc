import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

test.each<[string, Turn[]]>([
  [
    "longer, and the shorter of both is taken",
    [
      ["tell me about agentic", [agentic]],
      ["fine. is it longer than the app one?", [/^No\./, /10 hours/, /40 hours/]],
      ["ok i'll take the shorter one", [/press the button/, agentic]],
    ],
  ],
  [
    "longer or shorter",
    [
      ["tell me about agentic", [agentic]],
      ["is it longer or shorter than the app one?", [/longer by 30 hours/], [/^(?:Yes|No)\b/]],
    ],
  ],
  [
    "how it differs from several",
    [
      ["what topics in the manager course", [business]],
      ["how is it different from the developer ones", [business, application, agentic]],
    ],
  ],
  [
    "of two that were told of, by its place",
    [
      ["compare the two short ones", [agentic, business]],
      ["the second is for who?", [business], [agentic]],
    ],
  ],
  [
    "days behind a price",
    [
      ["bhai app dev course kitne ka hai", [/prices or fees/]],
      ["accha aur kitne din chalega", [application, /40 hours/], [/ways to pay/]],
    ],
  ],
  [
    "what is kept of the form",
    [
      ["what info do you keep of me from this chat", [/when the chat began/]],
      ["and from the form?", [/the course you chose/], [/Only our team can see/]],
    ],
  ],
])("what is asked of what is spoken of is told of both: %s", (_, turns) => expectRight(own, turns));

test("no tag denies what stands before it", () =>
  expectRight(second, [
    ["data engineering is longer than ML no?", [/^No\./, /24 hours/, /36 hours/]],
  ]));

test("either of two sizes is asked of a program that is spoken of", () =>
  expectRight(second, [
    ["tell me about data engineering", [/24 hours/]],
    ["Is it longer or shorter than machine learning?", [/longer by 12 hours/], [/^(?:Yes|No)\b/]],
  ]));

test("a size alone names the one that was meant", () =>
  expectRight(second, [
    ["whats taught in the shortest", [/Reading Charts/], [/Window Functions/]],
    ["no i meant the longest", [/Window Functions/], [/Reading Charts/]],
  ]));
