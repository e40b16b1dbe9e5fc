import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  [
    "from which countries can I enter a phone number",
    ["takes phone numbers from"],
    ["has 10 digits"],
  ],
  [
    "which button do i press in the popup if i want to book my place",
    ["Secure Your Seat Now"],
    ["program's card"],
  ],
  ["how many topics does each program have", ["Five in each.", "Agent Communication"]],
  ["how many topics does the agentic program have", ["Five in all.", agentic], [business]],
  ["is the AI app course 40 hours a week?", ["40 hours in all"]],
  ["Can I register with a Nepali mobile number?", ["takes phone numbers from"], ["has 10 digits"]],
  ["register two friends", ["for one person"], ["Press Enroll Now"]],
  ["Do I have to pay when I press Enroll Now?", ["ways to pay"], ["Check your connection"]],
  [
    "got a brochure? my boss wants to know the price before approving",
    ["#brochure", "prices or fees"],
    ["fit:"],
  ],
  [
    "i am a zonal manager with zero programming background tell me does the course for bosses involve any coding",
    ["No.", "needs no code"],
    ["Yes."],
  ],
  [
    "difference between the two developer courses pls, my nephew cant decide",
    [application, agentic],
    ["suit you"],
  ],
])("the thing itself is told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I only have 30 mins a day, how many days for the leaders one", ["20 days"]],
  [
    "I can only spare 2 hours on Sundays. How many weeks for the app developer program?",
    ["20 weeks"],
  ],
  ["If I take 5 hours every week, will I finish the leaders one within a month?", ["2 weeks"]],
  ["Kitna time lagega agentic me agar roz 1 ghanta du?", ["10 days"]],
])("a pace is worked out, however it is said: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["muje sirf wo course batao jisme coding ho aur 10 ghante se jyada na ho", [agentic], [business]],
  ["I have 25 hours in total till my exams. Which two could I finish?", ["together take 20 hours"]],
  [
    "I've got just 2 weekends, about 12 hours total. which programs can I finish",
    ["Two of our three"],
    ["None of"],
  ],
  ["I'm an engineer. Don't push me the longest one", [agentic], [application]],
  ["my son is no programmer yet, but wants to become one. so which", [application], [business]],
  ["I know python. anything under 12 hours", [agentic], ["None of"]],
  ["Python in both of the developer courses?", [application, "don't see that"]],
])("a demand is heeded: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["my wife is a nurse and I code, what for us", ["come nearest"], ["these fit"]],
  [
    "I am a UX designer who wants to make chatbots without coding",
    ["involves writing code", "needs no code"],
    ["right fit"],
  ],
  [
    "I'm a teacher, my wife is a founder. which program for whom?",
    ["comes nearest"],
    ["right fit"],
  ],
  ["freelance writer, no coding. what do you recommend", ["rather write code"], ["right fit"]],
  ["I don't want to code. Which one suits me?", ["needs no code", business], [agentic]],
  ["I'm a software engineer, which one suits me", ["fit", agentic], [business]],
])("a fit is claimed where it is borne out alone: %s", (...one) => expectReply(own, one));

test("who speaks of code in a talk of one program asks of that one", () => {
  expectRight(own, [
    ["tell me about the leaders course", [/Business Leaders/]],
    ["will I have to code anything", [/^No\./], [/AI Application Developer/]],
  ]);
});
