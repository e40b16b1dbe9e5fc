import { expect, test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

/** Told in words of which no list knows a job, and none speaks of code. */
test.each<Case>([
  [
    "hello myself Lakshmi, beautician having 2 parlours and 12 girls under me, i know only whatsapp and tally, any course is there for me",
    [business],
    [agentic],
  ],
  [
    "I keep a sheep farm and the only pipeline I know carries water. what do you have for me",
    [business],
    [agentic],
  ],
  ["Terraform, Kubernetes and a lot of YAML all day. Which one for me?", [agentic], [business]],
  ["flutter and a bit of dart since 2021, what should i take", [application], [business]],
  [
    "i drive a crane and would love to write software one day, from nothing. which one",
    [application],
    [agentic, business],
  ],
  [
    "I was a developer until 2009, then moved to sales and now run the whole region. I don't want to go back to building, only to lead. What fits?",
    [business],
    [application, agentic],
  ],
])("who tells where they stand to code is told what suits: %s", (...one) => expectReply(own, one));

test("elsewhere too", () => {
  const ask = "I keep bees and know nothing of computers but the off switch. what have you for me?";
  expectReply(second, [ask, ["Data Literacy for Managers"], ["Machine Learning Engineer"]]);
});

test.each([
  ["help me choose please", "Tell me what you do"],
  ["which one should my wife take", "Tell me what they do"],
  ["i'd like to upskill", "Tell me what you do"],
])("who tells nothing of it is asked: %s", (message, asked) => {
  expectReply(own, [message, [application, agentic, business]]);
  expect(own.respond(message).reply).toContain(asked);
});
