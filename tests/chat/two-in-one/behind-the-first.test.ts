import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

test.each<Case>([
  ["Are the places limited, and how many are there exactly?", ["25 seats"], ["three programs"]],
  ["course ke baad material mere paas rahega kya, aur kab tak?", ["Lifetime"], ["closing date"]],
  ["Are you on social media, and on which ones?", ["LinkedIn"], ["right fit", "Tell me"]],
  ["how soon do you get in touch and will that be by phone or by mail", ["how and by whom"]],
  ["What kind of problems are in the projects, college type or company type?", ["Live Projects"]],
  [
    "is my uk mobile ok for the form and do i leave out the zero in front of it",
    ["10 to 11", "A 0"],
  ],
])("a second half goes on with the first: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Who are the founders and where did they begin?", ["Mylapore"], ["Success Stories"]],
  ["Who will be teaching us, and can you tell their names?", ["their names"], ["other people"]],
  ["When do the next groups start and what must I do to get in?", ["quarter", "Enroll Now"]],
])("and so it does of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["Do you train whole teams, and if so whom do I write to?", ["programs for teams"], ["discount"]],
  ["Are you a bot, and if so what can you help me with?", ["computer program"], ["discount"]],
  ["Do you also have a centre in Pune?", ["Hyderabad"], ["placements"]],
  ["How long is my address from the chat saved?", ["until you ask"], ["hours"]],
  ["What should I, as HR, put in the mail to ask for team training?", ["team size"], ["right fit"]],
])("what only joins, or has no verb yet, asks nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["My wife and I want to join. Do we need two forms?", ["one person and one program"]],
  ["do I register three times for all three?", ["one person and one program"]],
  ["I am in two minds, can one form be for two courses?", ["one person and one program"]],
])("a form is for one person and one program: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Which of the courses will make me write programs and which will not?",
    ["needs no", "involves"],
  ],
  ["Do analysts need the agentic one?", ["engineers"], ["Yes."]],
  ["Which one has deployment, and do I need to know coding for that?", ["involves"], ["Yes."]],
  ["we are five HR people, which one", ["Business Leaders"], ["None of our"]],
])("what is said of code is asked of code: %s", (...one) => expectReply(own, one));
