import { expect, test } from "vitest";
import { withoutRepeats } from "../../../supabase/functions/chat-assistant/reply/wording/drop-repeats.ts";
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
    "We are two founders: he codes, I don't and won't. Which course for whom?",
    ["fit:\nAI Application", "\nAI for Business"],
  ],
  [
    "my friend codes, i don't and won't, which program for each of us?",
    ["fit:\nAI Application", "\nAI for Business"],
  ],
  [
    "two founders here, I can't code and won't, she codes. who takes which?",
    ["fit:\nAI for Business", "\nAI Application"],
  ],
  ["my wife writes python, i do not and never will. suggest for both", [application, business]],
  [
    "we are 3 people, 2 coders and 1 who will never code. who should take what",
    ["fit:\nAI Application", "\nAI for Business"],
  ],
  ["5 people, 4 coders, 1 manager. who should take which course", [application, business]],
  [
    "my team: 1 analyst, 2 developers, 1 who refuses to code. courses for each?",
    ["fit:\nAI Application", business],
  ],
  ["husband is developer, wife runs boutique, which course for each", [application, business]],
  ["mere bhai ko coding aati hai mujhe nahi, dono ke liye batao", ["fit:\nAI App", "\nAI for"]],
  ["my cofounder codes. I dont and will not. what for us both?", ["fit:\nAI App", "\nAI for"]],
  ["my cofounder codes. I dont and will not. what for me?", [business], [application]],
  ["2 engineers and 1 accountant, who takes which course", [agentic, business]],
  ["we are two, one codes and one does not, what for each", ["fit:\nAI App", "\nAI for"]],
  ["my team has 2 coders and 1 non coder, which program for whom", ["fit:\nAI App", "\nAI for"]],
  [
    "Two people asking. My sister is a lecturer who wants to learn coding from zero, which one? And I manage a bank branch, which one for me?",
    [application, business],
    [agentic, "covers"],
  ],
])("of several who are told of each gets what suits: %s", (...one) => expectReply(own, one));

test("what a heading announces stands below it, said before or not", () => {
  const reply = withoutRepeats(["One\nTwo", "Those suit:\nTwo\nOne"]);
  expect(reply).toBe("One\nTwo\n\nThose suit:\nTwo\nOne");
});

test.each<Case>([
  ["i'm a data analyst, wish to make AI tools for my team. suggest pls", [application], [business]],
  [
    "my job is driving a cab, I am ready to learn. Anything for a starter?",
    [application],
    [agentic],
  ],
  ["I am a founder and want to learn to lead my team with AI", [business], ["One after"]],
])("who speaks of a team or a starter is one person all the same: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["product manager, I don't want to program, max 10-12 hours I can give. what fits", [business]],
])("so many hours are a limit at their upper end: %s", (...one) => expectReply(own, one));
