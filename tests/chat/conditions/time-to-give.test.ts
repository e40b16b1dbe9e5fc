import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["12 hrs max I can spare in total, kya fit hoga", [agentic, business], [application, "20 hours"]],
  [
    "i have 10 hrs, no wait, 10 DAYS, with 4 hrs in each. application developer will get over or not",
    [application, "40 hours"],
    ["don't have information", "None of"],
  ],
  ["5 hrs har week dunga to app developer me kitne weeks lagenge", ["8 weeks"]],
  [
    "Is there some program where programming isn't needed but it goes on for more than 20 hours?",
    ["None of our programs is like that."],
  ],
  [
    "a course without coding that runs longer than 20 hours?",
    ["None of our programs is like that."],
  ],
  ["is there a program under 20 hours without coding?", [business], [agentic]],
  [
    "is there a course that has python and is under 15 hours",
    ["None of our programs is like that."],
  ],
  [
    "I can give 2 hours every weekday. How many days for the 40 hr one, and how many for the leaders one at that speed?",
    ["20 days", "5 days"],
    ["25 days", "prices"],
  ],
  ["koi course jo 15 ghante se kam ka ho par usme coding ho", [agentic], [business]],
  ["is it 40 hours every week or what??", [`${application} takes 40 hours`], ["timings"]],
  ["So every one of the three runs 40 hours, correct?", ["No. "]],
])("how much time there is to give: %s", (...one) => expectReply(own, one));

test("every one of four is not some of them", () =>
  expectReply(second, ["So every one of the four runs 48 hours, correct?", ["No. "], ["Yes."]]));
