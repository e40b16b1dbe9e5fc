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
  [
    "that popup, it's only for one of the courses and not for the others, right?",
    ["Yes.", application],
  ],
  ["is the launch for all your courses?", ["No.", application]],
  ["The launch is on August 10, yes?", ["No.", "August 11"]],
  ["The launch is on August 11, right?", ["August 12"], ["Yes.", "No."]],
  [
    "Is the mentorship restricted to the big 40 hr course or do the small ones get it also",
    ["1-on-1", "limited to certain"],
  ],
  [
    "You have just two courses, one for apps and one for agents, isn't that so",
    [application, agentic, business],
    ["Yes.", "One of our"],
  ],
  ["do all three courses come with lifetime access?", ["Lifetime", "limited to certain"]],
  ["Is lifetime access limited to one year?", ["No.", "Lifetime"], ["certain programs"]],
  ["do I get a mentor?", ["Yes."], ["certain programs"]],
  [
    "Certification, is that only for one of them?",
    ["Bootcamp", agentic, business],
    ["Yes.", "No."],
  ],
  ["So all three are for developers?", ["No.", business]],
  ["Every one of them is for founders, right?", ["No.", application, agentic]],
  ["Python: in all programs or only a single one?", ["I don't see that", application], ["hours"]],
  ["Is it 25 seats per course or 25 for all?", ["25 seats", agentic, business], ["price"]],
  ["the 25 seats, are they for every program?", [application, agentic], ["Yes."]],
])("whether something is of all programs or of one is told: %s", (...one) => expectReply(own, one));
