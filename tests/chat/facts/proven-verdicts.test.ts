import { expect, test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

/** What is answered tells other numbers, times or conditions than the question: neither word is proven by it. */
test.each([
  ["Bhai 40 ghante wala course 2 hafte me khatam ho jata hai na?", "40 hours"],
  ["There is one brochure per course so I need to download three files, correct?", "#brochure"],
  ["Only people in the 40 hour program get a mentor I guess, is that right?", "1-on-1 Mentorship"],
  ["Is the launch session in India at 9 in the evening on August 12?", "7:30 AM IST"],
  ["Is it true that I'd be done with all three programs in under 50 hours?", "40 hours"],
  ["I'd get a certificate on the very day it ends, right?", "Certification"],
  ["Do I get a mentor on weekends?", "1-on-1 Mentorship"],
  ["The August 12 session, is that 7:30 in the evening Indian time?", "7:30 AM IST"],
  ["it's wrong that the agentic program takes longer than the leaders one, right?", "10 hours"],
])("what is asked beyond the answer is neither confirmed nor denied: %s", (ask, told) => {
  const { reply } = own.respond(ask);
  expect(reply).toContain(told);
  expect(reply).not.toMatch(/^(?:Yes|No)\.|^That is (?:right|not so)\./);
});

test.each<Case>([
  ["Does the leaders course take 10 hours?", ["Yes."]],
  ["Are both of the ten hour programs for engineers?", ["No."]],
  ["can I finish all three within 50 hours?", ["No.", "60 hours"]],
  ["If I take agentic plus leaders, does that cross 25 hours?", ["No.", "20 hours"]],
  ["Does my access to the materials run out after a year?", ["No.", "Lifetime"]],
  ["will a 9 digit indian number be refused", ["Yes.", "has 10 digits"]],
  ["so there's no program longer than 40 hours, correct?", ["Yes."]],
  ["Have you something of more than 10 but fewer than 40 hours", ["No. None"]],
  ["You have seven programs, don't you?", ["No.", "three programs"]],
])("what the answer proves is told first: %s", (...asked) => expectReply(own, asked));
