import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

const away = "I can only help with our programs";

test.each<Case>([
  ["scrap the 40h monster from the menu, who's left standing", [agentic, business], [application]],
  [
    "i can burn 12 hours on this, not one more. what survives that filter",
    [agentic, business],
    [application],
  ],
  [
    "i don't manage anybody, i write go for a living. the leaders thing is not me. what is?",
    [application],
    [business],
  ],
  ["cross out the leaders one. what stays on the plate", [application, agentic], [business]],
  ["i write go for a living, so?", [application], [business, away]],
])("a vague last question asks of what was told before it: %s", (...one) => expectReply(own, one));

test("one that is clearly of something else does not", () =>
  expectReply(own, ["i write go for a living. who wins the ipl?", [away]]));
