import { expect, test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

/** What is answered tells other numbers, times or conditions than the question: neither word is proven by it. */
test.each([
  ["Could I take both of the ten hour programs?", "taking several programs"],
  ["can i speak to one of your past students?", "Who speaks"],
  ["Does the agents course not need any coding then?", "involves writing code"],
  ["does my designer fit into the leaders course too?", "managers"],
  ["I'd like to compose music with AI; is this covered anywhere?", "covers"],
  ["Bhai 40 ghante wala course 2 hafte me khatam ho jata hai na?", "40 hours"],
  ["There is one brochure per course so I need to download three files, correct?", "#brochure"],
  ["Only people in the 40 hour program get a mentor I guess, is that right?", "1-on-1 Mentorship"],
  ["Is the launch session in India at 9 in the evening on August 12?", "7:30 AM IST"],
  ["I'd get a certificate on the very day it ends, right?", "Certification"],
  ["Do I get a mentor on weekends?", "1-on-1 Mentorship"],
  ["The August 12 session, is that 7:30 in the evening Indian time?", "7:30 AM IST"],
  ["it's wrong that the agentic program takes longer than the leaders one, right?", "10 hours"],
  ["Does a Python expert get to skip the basics part in the 40 hours?", "AI Application Developer"],
  ["can i share the lifetime materials with my colleagues?", "information"],
  ["so AI for Business Leaders is reserved for founders, no managers?", "managers"],
  ["do i get the brochure as a word file so that i can edit it", "as a PDF"],
  ["so i must be an engineer to join any of your courses, right?", "For engineers"],
  ["do u cover goverance and ethics inside the AI strategy topic?", "AI Strategy Development"],
  ["Does every learner put his own app live before the 40 hours are over?", "information"],
  ["Will I have at least three finished projects to show after the application course?", "Project"],
  ["Is the application program fit for someone who wants to build chatbots in Telugu?", "40 hours"],
  ["Do both 10-hour courses run in the same week?", "information"],
  ["Will the next cohort begin on the 1st?", "next month"],
  ["does the bootcamp session start in the morning at 10 EST", "10:00 PM EST"],
  ["is the brochure also there in Telugu, for my father?", "#brochure"],
  ["Are two of your three programs ten hours each?", "10 hours"],
  ["u dont have a hyderabad office na?", "based in Hyderabad"],
  ["if i have only 12 hours and i can code, what should i do", "Agentic AI Developer"],
  ["the agentic one is the long one of 40 hours, right?", "40 hours"],
  ["does my access to the materials end after a year or so?", "Lifetime Access"],
  ["Will the roadmap part of the leaders course be taught by a CEO?", "Implementation Roadmap"],
])("what is asked beyond the answer is neither confirmed nor denied: %s", (ask, told) => {
  const { reply } = own.respond(ask);
  expect(reply).toContain(told);
  expect(reply).not.toMatch(/^(?:Yes|No)\.|^That is (?:right|not so)\./);
});

test.each<Case>([
  ["Does the leaders course take 10 hours?", ["Yes."]],
  ["Are both of the ten hour programs for engineers?", ["No."]],
  ["Do both of the 10 hour programs need coding?", ["No.", "needs no code"]],
  ["can I finish all three within 50 hours?", ["No.", "60 hours"]],
  ["If I take agentic plus leaders, does that cross 25 hours?", ["No.", "20 hours"]],
  ["Does my access to the materials run out after a year?", ["No.", "Lifetime"]],
  ["will a 9 digit indian number be refused", ["Yes.", "has 10 digits"]],
  ["so there's no program longer than 40 hours, correct?", ["Yes."]],
  ["is the application program only 20 hours longer than the agentic one?", ["No."]],
  ["Is the leaders course thirty hours shorter than the application one?", ["Yes."]],
  ["does business leaders have 20 hours", ["No.", "10 hours"]],
  ["the long one is under 30 hours, isnt it?", ["No.", "40 hours"]],
  ["Is deployment listed in all three?", ["No.", "Application Deployment"]],
  ["Are the two shorter courses equally long?", ["Yes."]],
  ["Are the two short ones together as long as the long one?", ["No.", "20 hours", "40 hours"]],
  ["is the AI application program ok for a total fresher", ["Yes.", "Go from Python basics"]],
  ["40 ghante wale mein Python hai kya", ["Yes.", "Python Programming"]],
  ["There is no coding required in the business one, right?", ["Yes."]],
  ["Does the next cohort start next month?", ["Yes. Limited seats"]],
  ["Do the mentors build AI systems for a living?", ["Yes."]],
  ["kya python agentic program ka topic hai", ["covers Python"], ["Yes."]],
  ["Have you something of more than 10 but fewer than 40 hours", ["No. None"]],
  ["You have seven programs, don't you?", ["No.", "three programs"]],
])("what the answer proves is told first: %s", (...asked) => expectReply(own, asked));
