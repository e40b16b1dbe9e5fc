import { test } from "vitest";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const other = await assistantFor(secondContent);
const [analytics, learning, engineering, literacy] = secondContent.programs.map(
  ({ title }) => new RegExp(title),
) as [RegExp, RegExp, RegExp, RegExp];

test.each<[string, Turn[]]>([
  [
    "the two spoken of, by a figure",
    [
      ["tell abt ml course", [learning]],
      ["and the pipelines one?", [engineering]],
      ["which of these 2 eats less of my time", [/shorter by 12/], [analytics, literacy]],
    ],
  ],
  [
    "on from the longest",
    [
      ["which is your biggest course hour wise", [analytics, /48/]],
      ["and after that?", [learning, /36/]],
      ["uske baad?", [engineering, /24/]],
    ],
  ],
  [
    "on from the shortest",
    [
      ["which is the shortest", [literacy, /12/]],
      ["and the next?", [engineering, /24/], [/Register Now/]],
    ],
  ],
  [
    "what comes first, and how to join it",
    [
      ["i want to do ML", [learning]],
      ["but never did python in my life", [learning, analytics]],
      [
        "fine i will go with that one then. next step?",
        [analytics, /Register Now/],
        [/Once you have sent/],
      ],
    ],
  ],
  [
    "what there is at the end without a certificate",
    [
      ["koi certificate deti ho kya", [/certificates/]],
      ["phir end mein milta kya hai", [/You get/], [/certificates/]],
    ],
  ],
  [
    "whether they look at what one writes, after who teaches",
    [
      ["faculty details pls", [/Mentors from the Field/]],
      ["atleast tell if they correct what i write", [/line by line/], [/exams/]],
    ],
  ],
  [
    "what goes further, after what a beginner takes",
    [
      ["which one would suit my son as total beginner", [analytics]],
      ["ok and after that one which would be the next, he loves AI", [learning], [literacy]],
    ],
  ],
  [
    "that she registers nobody",
    [
      ["book one seat for me in analytics name is Karthik", [analytics]],
      ["cant u do it urself lazy", [/can't register anybody myself/, analytics]],
    ],
  ],
  [
    "a yes or no to what is not known",
    [
      ["my friend told u give 100 percent placement true?", [/placements/]],
      ["she studied there only. just say yes or no", [/all I know/], [/only help with/]],
    ],
  ],
])("%s", async (_, turns) => expectRight(other, turns));
