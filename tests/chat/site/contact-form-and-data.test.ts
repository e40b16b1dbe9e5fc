import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  ["Before I type my mobile number here, who all will be able to see it?", ["Only our team"]],
  [
    "I got a mail from you saying I enrolled but I never did. Who gave you my address and who can see it?",
    ["somebody entered your address", "Only our team"],
  ],
  [
    "I clicked Enroll Now and no form came. Also how fast will someone call me once I register?",
    ["Check your connection", "contact you soon"],
  ],
  ["dont want to give my phone number, can i still register?", ["No. The Register Now form"]],
  ["Not Indian number, I have a German one. will the form take it", ["+49"], ["Enroll Now"]],
  ["I don't want an email reply, isn't there any other way to reach you", ["phone or WhatsApp"]],
  [
    "which is suitable for my daughter in 2nd year, and could she join from Pune or must she come?",
    ["AI Application Developer", "only location"],
    ["another country", "Yes."],
  ],
])("who sees it, how to reach, what the form takes and from where: %s", (...one) =>
  expectReply(own, one),
);

const leaveOut = "A 0 in front is not part of it";

test.each<Case>([
  ["my number starts with 0, form says too many digits", [leaveOut], ["Brazil"]],
  ["my dubai mobile is 050 something, 10 digits, form says too many", ["+971", leaveOut], ["Yes"]],
  ["my UK mobile starts 07, it says invalid", ["+44", leaveOut]],
  ["mera number 0 se start hota hai, too many digits bol raha hai", [leaveOut]],
  ["it says my phone has too many digits", [leaveOut, "+91"]],
  ["singapore number too many digits", ["+65"], [leaveOut]],
  ["is 11 digits too many for india", ["Yes.", "10 digits"]],
])("who has a digit too many is told of the 0 in front: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["I can give 15 hours maximum in total. What can I do in that time?", ["Agentic"], ["August"]],
  ["Your second program on the page, what's it about?", ["Multi-Agent"], ["August"]],
  ["then what is it about?", [], ["August"]],
  ["How many hours would the two shorter ones be, added up?", ["20 hours"]],
  [
    "how much longer is the 40 hour one compared to the other two put together",
    ["difference is 20 hours"],
  ],
  [
    "My son finished 12th and has never coded. Can he do the 40 hours course, and is there an exam?",
    ["Python basics", "exams"],
    ["None of our programs"],
  ],
  ["my company has no developers only sales ppl. what do you have for us", [], ["Agentic"]],
  ["only agentic ai, who is it for? dont tell me about other ones", ["engineers"], ["founders"]],
  [
    "I'm a founder, not technical, but I do want to build an app by myself. So not the leadership course please",
    ["AI Application Developer"],
    ["None of our programs", "Leaders"],
  ],
  [
    "pls remove leadership thing from list and tell me what each of the other courses teaches",
    ["Multi-Agent", "Python"],
    ["erase", "ROI"],
  ],
])("what is asked is read of the programs, not of a launch or of data: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "We have 30 managers to train. Do you make custom programs, and would your trainer come to Gurgaon?",
    ["custom programs", "training at your place"],
  ],
  [
    "is there any weekend batch because monday to friday i am in office till eight and where exactly in hyderabad are you located",
    ["timings", "street address"],
  ],
])("two things of a firm, or told at length, are both heard: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "if i fill the form what happens next and will you sell my number to other companys",
    ["confirms", "used to contact you"],
  ],
  [
    "Can I get a GST invoice for my company? And which phone number do I call to talk to someone?",
    ["invoices", "phone or WhatsApp"],
  ],
  [
    "I'm torn between you and a university: are you accredited, and how many hours are all three together?",
    ["accreditation", "60 hours"],
  ],
  [
    "ok so what exactly do i get besides the sessions also is there any discount for students",
    ["Live Projects", "discounts"],
    ["August"],
  ],
  ["I dont want to code at all. what can i join", ["needs no code"], ["Application"]],
  ["coding nahi aati lekin seekhna hai, kaunsa lu", ["Python basics"], ["Leaders"]],
  [
    "what does the agentic one cover, i already know about the application one",
    ["Multi-Agent"],
    ["Python"],
  ],
  ["not when it starts, when does registration close", ["closing date"], ["next month"]],
])("what leads up, is known or waved off leaves the rest to be answered: %s", (...one) =>
  expectReply(own, one),
);
