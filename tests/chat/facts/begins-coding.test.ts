import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

const first = "Write Python from the first session";

test.each<Case>([
  ["How soon would I be writing actual Python, or is it weeks of theory first?", [first], []],
  ["In the 40 hour program, at what point does one begin writing Python?", [first], []],
  ["do we begin coding on day one itself?", [first], ["cohort"]],
  ["when do we start to code", [first], ["cohort"]],
  ["will there be coding from the very first class", [first], []],
  [
    "How many classes go by in plain theory before a person writes his first line of Python?",
    [first],
    ["don't have information"],
  ],
  ["do we rite python in the 1st class itself or only later", [first], ["I'm not sure"]],
])("when one begins to code is told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["when does the python course start", ["cohort"], [first]],
  ["when do you start teaching the next coding batch", ["cohort"], [first]],
  ["pehle din se pehle Python install karna padega kya?", ["information"], [first]],
])("it is no other beginning: %s", (...one) => expectReply(own, one));
