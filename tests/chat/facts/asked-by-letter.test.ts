import { test } from "vitest";
import { application, business, type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "Dear team, kindly enlighten me whether in your forty-hour program the learner is also shown how to put the finished application live so that others can use it. Regards, S. Kulkarni",
    [application, "Application Deployment"],
    ["Team Leadership"],
  ],
  ["Respected sir or madam, how long is the business course? Warm regards, Anil", [business, "10"]],
  ["hello team, what is the fee", ["prices or fees"], ["custom programs"]],
])("what opens and closes a letter speaks of nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["What all comes under AI for Business Leaders?", ["ROI Analysis"], ["Mentorship"]],
  [
    "Never written a line of Python. Will the 40-hour program begin from the very start of it?",
    [application, "Python basics"],
    ["next month"],
  ],
  ["Are those twenty-five places shared between the three courses?", ["Only 25 seats"], ["covers"]],
  [
    "Who is it that said they can tell a client which AI idea is worth a pilot? And is EMI there?",
    ["Sample Graduate", "ways to pay"],
    ["rather write code"],
  ],
  [
    "I filled the form 5 min back. Any mail or something I get as proof??",
    ["one e-mail"],
    ["Certif"],
  ],
  ["gst included in fees or extra", ["invoices or taxes"], ["Mentorship"]],
  [
    "I come from corporate finance and I'd love to learn to judge if an AI spend pays back. Have you got that?",
    [business],
    ["individual registrations"],
  ],
  [
    "Hello, asking for my friend's son who is 2nd year student, list all your programs please",
    ["We have three programs", application, business],
  ],
  ["if somebody else put my email in your form what do I do", ["If it was not you"]],
  ["does clicking enroll now take money from my account", ["nothing else is asked"]],
  [
    "from which class do we start typing python, or is it 3 weeks of theory first?",
    ["from the first session"],
    ["next month"],
  ],
  ["kya pehle din se hi python likhwate ho ya pehle theory", ["from the first session"]],
  ["Should he resign his post for this? He is 34, EMI running.", ["no year out"]],
  [
    "Only 5 out of 25 left as I hear. Keep one aside for me till Friday?",
    ["Only 25 seats"],
    ["rather write code"],
  ],
  [
    "can i skip the phone number when i register?",
    ["your phone number with its country code"],
    ["your name and your e-mail address,"],
  ],
  [
    "This window keeps jumping on my screen. How do I send it away, and suppose I want it back later?",
    ["load the page again"],
    ["refunds"],
  ],
  ["how many digits for India and should the 0 be typed", ["10 digits", "A 0 in front"]],
  [
    "If I back out midway is money returned.. and can I pay month by month",
    ["refunds", "ways to pay"],
  ],
  [
    "whats this window that jumped up on my screen?? if i shut it is registration still possible",
    ["August 12", "You can still register afterwards"],
  ],
  ["hang on its 3 courses not 4 na?", ["three programs"], ["Certif"]],
  [
    "Is the Data Science course, the fourth in your list, also ten hours?",
    ["No. We have three programs"],
    ["Yes."],
  ],
  ["Is the data science course also 10 hours?", ["No. I don't see that"], ["Yes."]],
  [
    "I could see a box saying seats are few. Few means how many, exactly?",
    ["Only 25 seats"],
    ["how many there are"],
  ],
  [
    "Without sending me to any PDF, tell what App Developer is all about",
    [application, "It covers"],
    ["Enter sends"],
  ],
  ["Can I enter a +65 number when registering?", ["Singapore (+65) has 8 digits"]],
  [
    "My nephew stays in Germany. His mobile has 11 digits, will the form accept? Will lectures be in english?",
    ["10 to 12 digits", "Germany", "language of the sessions"],
    ["UK"],
  ],
  [
    "launch session ka time kya hai india me, aur US east coast pe?",
    ["10:00 PM EST", "7:30 AM IST"],
    ["PST", "CST"],
  ],
])("said in other words: %s", (...one) => expectReply(own, one));
