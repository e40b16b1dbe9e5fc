import { test } from "vitest";
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
    "Does the leaders course talk about ROI and how to lead the team thru it?",
    ["ROI Analysis & Metrics", "Team Leadership in AI"],
  ],
  [
    "ROI aur use cases cover hota hai kya business wale me, aur kitne ghante ka hai",
    ["Business Use Cases", "ROI Analysis & Metrics", "10 hours"],
  ],
  [
    "which is shorter, agentic or app one, and what is there in the shorter one",
    ["shorter by 30 hours", "Multi-Agent Systems"],
    ["Python Programming"],
  ],
  [
    "total hours of all three courses? and can i do them all",
    ["60 hours", "taking several programs"],
    ["needs no code"],
  ],
  [
    "i run a small bakery in kochi. will your course teach me how to find where AI can save money and do i have to write any code for it",
    ["Business Use Cases", "needs no code"],
  ],
  [
    "how is salary after the course and does it help me switch career",
    ["salaries", "Career Advancement"],
    [agentic],
  ],
  [
    "i am not in india, i am in germany. can i join? number is +49",
    ["attending from another country", "Germany (+49)"],
    ["entry requirements"],
  ],
])("each half of a message is answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Only need the business course details, nothing on the other two pls",
    [business, "10 hours", "ROI"],
    [agentic, application],
  ],
  ["tell me about agentic, not the others", ["Multi-Agent"], [application, business]],
  ["no EST/PST please, session time in IST only", ["7:30 AM IST"], ["PST", "EST"]],
  [
    "my phone is not indian, its from nepal, will the form accept it",
    ["If yours is from another country"],
    ["India (+91) has"],
  ],
  [
    "I don't want custom corporate training, just 2 seats for me and my wife in the agent one. how",
    [`To join [${agentic}]`],
    ["25 seats", "custom programs"],
  ],
  [
    "we are not individuals, we are a firm of 40 CAs wanting something made for us rather than the standard courses",
    ["custom programs"],
    ["1-on-1"],
  ],
  ["other than hyderabad where are you", ["the only location I have"]],
  [
    "Certificate is only for the app developer bootcamp and not for agentic?",
    [`I don't see it mentioned for ${agentic}`],
  ],
  ["which of the two developer courses is not for beginners", [agentic], [application]],
  [
    "In the agentic course what is there other than architecture design",
    ["Autonomous Decision Making", "Multi-Agent Systems"],
    ["Agent Architecture Design", "One of our"],
  ],
])("what is waved off is left out: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Besides multi agent systems, what else is in Agentic AI, and how many hours does it run?",
    ["Agent Communication", "10 hours"],
    ["Multi-Agent"],
  ],
  [
    "my question is not how long it is. my question is who is the app developer program for",
    ["For developers and analysts"],
    ["40 hours"],
  ],
  [
    "koi course hai jisme coding na ho aur 10 ghante se zyada na lage?",
    [business],
    [application, agentic],
  ],
  ["Which one of the two developer programs isn't 10 hours", [application], [agentic]],
  [
    "Is there a course that isn't only for engineers? im a commerce grad who wants to code",
    [application],
    [agentic],
  ],
  [
    "I dont want any short one, which course has the most hours",
    ["The longest program is", application],
    ["To join"],
  ],
  [
    "I already know python well so please not the one that starts with python basics. I build with llms at work",
    [agentic],
    [application, "Live Projects"],
  ],
  ["no brochure please, just type here what the business course covers", ["ROI"], ["Brochure"]],
  ["what does leaders course have instead of coding", ["AI Strategy Development", "ROI"]],
  [
    "i dont want start date, i want end date of the next batch",
    ["the end date"],
    ["next cohort starting"],
  ],
  [
    "never mind the syllabus, are the teachers actually from industry?",
    ["Expert Mentorship"],
    ["Live Projects"],
  ],
  [
    "does it teach anything beyond python? the 40 hr one",
    ["Gen AI Integration", "Application Deployment"],
    ["I don't see that"],
  ],
  [
    "never written a single line of code, 23, from Patna. but want to make apps. possible?",
    [application],
    [business],
  ],
  [
    "no agents no business strategy pls. which course is left and what will i learn in it?",
    [application, "Application Deployment"],
    [agentic, business],
  ],
  [
    "A big window came up about the August session. I don't want to register for it, just want it gone. What do I press?",
    ["I'll decide later"],
    ["Enroll Now"],
  ],
])("what is denied is not answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Got a mail from you saying enrollment request received but I never registered!! Why did I get it and how do i get my email removed?",
    ["somebody entered your address", "erase it for good"],
  ],
  [
    "does app course teach hosting the app on server, and does agentic also have deployment",
    ["Application Deployment", "Deployment Strategies"],
    ["Python Programming"],
  ],
  [
    "Need info for my daughter (BCom, zero coding but keen to learn): right course + total hours pls",
    [application, "40 hours"],
    [business, "60 hours"],
  ],
  [
    "Which course talks about bots working together, and is it the same one that teaches ROI?",
    ["Multi-Agent Systems", `No. ${business}`],
  ],
  ["Is lifetime access only for the 40 hr course?", ["limited to certain programs"], ["No. "]],
  ["I manage people. which course and how?", [business, "To join"]],
  [
    "live projects hai kya aur kis company ke saath",
    ["Live Projects", "names of the companies"],
    ["custom programs"],
  ],
])("each half is answered, and nothing else: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Hi, I live in Dubai. How many digits does your form want for UAE number and is the place you teach only Hyderabad?",
    ["UAE (+971)", "We are based in Hyderabad"],
    ["(+91)"],
  ],
  [
    "After I register do I get any mail? What is written in it",
    ["one e-mail that confirms it", "The e-mail says"],
    ["Brochure", "Data Scientist"],
  ],
  [
    "my number is singapore one, 8 digits. form will accept? and my cousin in australia can also fill?",
    ["Singapore (+65)", "Australia (+61)"],
    ["No. ", "Yes. "],
  ],
  [
    "closed that popup by mistake, i did NOT want to decide later. how to get it back",
    ["load the page again"],
    ["Press"],
  ],
  [
    "Except Indian numbers which country phone numbers can I put in the form?",
    ["Germany (+49)", "UAE (+971)"],
    ["(+91)"],
  ],
  [
    "there is a button saying i'll decide later. will i get registered if i press it",
    ["you sign up for nothing"],
    ["The team has your enrollment request"],
  ],
])("of what is sent and shown, what is asked is answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "only 10 hours?? is there no longer version of the agentic course",
    ["other or future"],
    ["Yes."],
  ],
  ["can i skip the python part in 40 hr course, i already code in it daily", ["that"], ["No. "]],
  [
    "HR generalist here, not from tech side. agentic course will be too much for me or can non engineers also do it?",
    [agentic],
    ["No. ", "Yes. "],
  ],
  ["do you teach data science / power bi? if yes how many months", ["40 hours"], ["erase"]],
  [
    "seats are not finished na? i can pay only next week",
    ["How many of them are taken I can't see"],
  ],
])("what the content does not prove is not said: %s", (...one) => expectReply(own, one));
