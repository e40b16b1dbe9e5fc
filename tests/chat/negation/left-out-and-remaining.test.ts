import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "I have already seen the business leaders one and its not for me, what else is there",
    ["AI Application Developer", "Agentic AI Developer"],
    ["AI for Business Leaders"],
  ],
  [
    "not interested in the agent course, or the leaders one. Is there something for a data analyst?",
    ["AI Application Developer"],
    ["Leaders", "Agentic"],
  ],
  ["anything under 20 hrs. no business stuff", ["Agentic AI Developer"], ["Leaders"]],
  [
    "everything except the 40 hr one, list topics",
    ["Multi-Agent Systems", "ROI Analysis"],
    ["Python", "suit you"],
  ],
  ["longest one. not total", ["40 hours"], ["60 hours"]],
  ["is the agentic course 40 hours? wait no I mean the application one", ["Yes. [AI Application"]],
])("what is out is out of what is left: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "is it possible to see the brochure without giving my phone number",
    ["#brochure"],
    ["asks for"],
  ],
  ["Can I send the form without phone?", ["No. The Register Now form"]],
  ["don't you give lifetime access to the material? my friend said so", ["Yes. You get Lifetime"]],
  [
    "I've read the testimonials part. I don't want quotes, I want to talk to a real past student. Possible?",
    ["how to speak with them"],
    ["The projects were"],
  ],
  [
    "cant code and honestly don't want to learn it. which one should i take",
    ["AI for Business Leaders"],
    ["engineers"],
  ],
  [
    "I already know python well and have built 2 apps with openai api. which is the next one for me",
    ["Agentic AI Developer"],
  ],
])("what is not meant hides nothing that is: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["longest program that doesn't need code?", ["needs no code"], ["Python"]],
  ["program that has no python?", ["Agentic", "Leaders"], ["That is not so"]],
  ["is the mentoring only for the longest or for all", ["1-on-1 Mentorship"], ["40 hours"]],
])("who asks for one that does not claims nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Hi, fees and duration please", ["prices or fees", "40 hours"]],
  [
    "Good evening, I wanted to ask about EMI and if there is any discount for students",
    ["instalments", "discounts"],
  ],
  [
    "Hi I'm Farida, I teach maths in a govt school and code a little for fun. Which course suits me and when does it begin?",
    ["AI Application Developer", "next month"],
  ],
  [
    "agents ke course me coding aati honi chahiye kya, aur kitne din ka hai",
    ["Agentic AI Developer](#agentic-ai) involves", "10 hours"],
    ["40 hours"],
  ],
  [
    "Which of your courses needs no coding, and which one starts from scratch with Python?",
    ["needs no code", "Python Programming"],
  ],
  ["Do you store my data? who can see it?", ["nothing else", "Only our team"]],
  [
    "difference between agentic ai and ai application course pls explain simply",
    ["Agentic AI Developer: 10 hours"],
    ["Leaders"],
  ],
])("both halves of what is asked shortly: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Without Python, what else does the 40 hr course have?", ["Gen AI Integration"], ["Python P"]],
  ["I did not finish college. Can I still join?", ["entry requirements"], ["closing date"]],
  [
    "is there any program that doesn't need programming but is more than 10 hours long?",
    ["None of our programs"],
    ["Yes."],
  ],
  [
    "I run a textile business. I'm not looking to become a developer. What do you have",
    ["AI for Business Leaders"],
    ["Agentic"],
  ],
  ["can i contact you some other way than email", ["phone or WhatsApp"]],
  [
    "Which program doesn't talk about agents but does teach coding",
    ["AI Application Developer"],
    ["Leaders", "Agentic"],
  ],
  [
    "I'm not an individual, asking for my company of 200 employees. What's available",
    ["custom programs"],
  ],
])("what is demanded of one is demanded together: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "kindly share total hours of leader course and the topics, i need to put it up for approval today",
    ["10 hours", "ROI Analysis"],
  ],
  [
    "I went through the whole page and downloaded the brochure also. Fees is not written anywhere. Don't tell me to enroll first, just tell the amount",
    ["prices or fees"],
  ],
  [
    "do all courses need coding or all but one?",
    ["AI for Business Leaders needs no code", "Agentic AI Developer involves"],
  ],
  ["which one teaches strategy?", ["AI Strategy Development"], ["Deployment"]],
  [
    "My son finished his BTech and is sitting at home since June, we are worried. Which course will suit a boy who can code a little, and do you give placement also?",
    ["These suit", "placements"],
    ["Bootcamp is for"],
  ],
])("what is only told is not answered: %s", (...one) => expectReply(own, one));
