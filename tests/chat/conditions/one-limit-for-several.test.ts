import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["which cannot be done in 30 hours", [application], [agentic, business]],
  ["i have 45 hours, which two can i do", [agentic, business], [application]],
  ["what is the total of the two shortest", ["20 hours"], [application]],
  ["the 2nd and 3rd are same length?", ["Yes. ", agentic, business], [application]],
  ["last two courses who are they for", [agentic, business], [application]],
])("several against one limit, and by their places: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["none of these suit me, anything else?", ["other or future programs"], ["right fit", "not so"]],
  ["neither agents nor leadership, so?", [application], ["covers", agentic]],
])("what is left where the rest is waved off: %s", (...asked) => {
  expectReply(own, asked);
});
