import { expect, test } from "vitest";
import { keepingOf } from "../../../content/privacy.ts";
import { firstContent } from "../../support/first-provider.ts";
import { converse } from "../support/converse.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

/** In the words of content/, whoever is asked. */
const [keptFor] = keepingOf(firstContent.site);

function repliesTo(messages: readonly string[]): string[] {
  return converse(
    own,
    messages.map((ask) => [ask, []]),
  ).map(({ reply }) => reply);
}

test.each<Case>([
  [
    "We want one bot to hand over its result to the next. Is that taught?",
    ["Yes.", agentic],
    ["ROI"],
  ],
  ["does anything teach me whether our AI spending earns itself back?", ["ROI Analysis"], ["No."]],
  ["I'm scared my staff will resist AI, is there a topic on that?", ["Team Leadership in AI"]],
  [
    "which training shows how to get the finished app onto the internet",
    ["Application Deployment"],
  ],
])("what is taught, without its name: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["is there something on checking that tables hold correct data?", ["Data Quality Tests"]],
  ["I want to predict prices from last year's sales, which one?", ["Machine Learning Engineer"]],
])("of the second provider, without its name: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["what do you do with my data", ["contact you about the course, and for nothing else"]],
  ["until when is my phone number kept?", [keptFor]],
  ["please scrub my phone number from your files", ["erase it for good", "mailto:"]],
  ["is some other firm watching me here?", ["No cookies"]],
  ["the submit button cannot be pressed, why?", ["country code"]],
  ["how can I make that pop-up vanish?", ["I'll decide later"]],
  ["what is the brochure about?", ["what you will learn, how long it takes, whom it is for"]],
  ["what shall I mention when I write for a training of our team?", ["team size and roles"]],
  ["what did the consultant tell about you", ["worth a pilot"]],
  ["does the bootcamp belong to the agent course?", ["No.", application]],
  ["are there 40 seats in the bootcamp?", ["No.", "25 seats"]],
  ["which countries have exactly 11 digits?", ["China"], ["India", "Japan"]],
  ["Is an Indian number with 9 digits accepted?", ["No.", "10 digits"]],
])("what the site says: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["how much longer is the app course than the leaders one?", ["30 hours"]],
  ["is everything 10 hours?", ["No.", "40 hours"], ["Yes."]],
  ["the leaders course takes 25 hours, right?", ["No.", "10 hours"], ["40"]],
  ["how many of your courses teach deployment?", ["Two of our three", application, agentic]],
  ["is deployment only part of the app course?", ["No.", "Deployment Strategies"]],
  ["the developer one, but not the 40 hours one: who is it for?", [agentic], [application]],
  ["my wife never coded but is willing to learn it, which course?", [application], [business]],
])("reckoned and compared: %s", (...one) => expectReply(own, one));

test("what is told beside a question is not answered by itself", () => {
  const { reply } = own.respond("I have a loan on my house. How long is the agentic course?");
  expect(reply).toContain("10 hours");
  expect(reply).not.toContain("I don't have");
});

test("two people get an answer each, and are told apart from then on", () => {
  const replies = repliesTo([
    "I am a backend engineer, my husband is the founder of a bakery. What do you suggest for each?",
    "how long is his?",
    "and what would I learn in mine?",
    "sign him up",
  ]);
  expect(replies[0]).toContain(agentic);
  expect(replies[0]).toContain(business);
  expect(replies[1]).toContain(`${business}](#ai-business) takes 10 hours`);
  expect(replies[2]).toContain("Agent Communication");
  expect(replies[3]).toContain(`To join [${business}]`);
});

test.each([
  [["how long is agentic", "are you sure?"], "10 hours"],
  [["how long is agentic", "sorry, I meant the app one"], "40 hours"],
  [
    ["how long is agentic", "and the leaders one", "both together?", "and all of them?"],
    "60 hours",
  ],
  [["my number is from Japan, how many digits", "and my aunt's is from France"], "9 digits"],
  [["what is stored from this chat?", "for how long?"], keptFor],
])("%j ends with %s", (messages, end) => {
  expect(repliesTo(messages).at(-1)).toContain(end);
});
