import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["tell me about the agent course, no wait, the business one", [business], [agentic]],
  ["I wrote agentic, I meant business leaders. Who is it for?", [business], [agentic]],
  ["I said leaders but I meant the agent course, how many hours?", [agentic], [business]],
  ["I wrote app course, sorry, I mean agents. Duration?", ["10 hours"], [application, business]],
  ["How long is agentic? sorry, I mean the app one", ["40 hours"], [agentic, business]],
])("who takes something back means what stands in its place: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["Is there a program with no agents in it?", [application, business], [agentic]],
  ["leave out whatever has agents and tell what remains", [application, business], [agentic]],
  ["the longest if I take away the app course?", [agentic, business], [application]],
  ["I said I am a manager but actually I am an analyst, which one?", [application], [business]],
  ["I am tired of Python. What other courses are there?", [business], [application]],
  ["which program has zero deployment in it", [business], [application, agentic]],
  ["strike out agentic. how long are the others", ["40 hours", business], [agentic]],
  ["delete agentic from the list, what remains", [application, business], [agentic]],
  ["drop the last two, what is left?", ["40 hours"], [agentic, business, "seats"]],
  ["If I skip the first one in your list, what remains?", [agentic, business], [application]],
  ["courses apart from the app one and the leaders one?", [agentic], [application, business]],
  ["is there a course that does not take 10 hours?", [application], [agentic, business]],
  ["only India time, I don't need those American timings of the launch", ["IST"], ["EST"]],
  ["i dont live in India i am in Dubai, does the form take my number", ["UAE"], ["India"]],
  ["Is there something short that isn't about managing?", [agentic], [business]],
  ["deployment yes, python no. which program is that", [agentic], [application, business]],
  ["yes to ROI, no to Python. Which is it?", [business], [application]],
  ["agents yes, strategy no: which course?", [agentic], [business]],
  ["I'm an engineer. Only please no agents. What's left?", [application], [agentic]],
  ["I don't care about EST or PST. India time only, when is the launch?", ["IST"], ["CST", "GMT"]],
])("what is waved off is out, whatever it is: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["no no not the brochure. just tell me the mail id", ["mailto:"], ["#brochure"]],
  ["forget what it costs. what will I learn in leaders?", [business], ["prices"]],
  ["just say yes or no, does any program have mentoring?", ["Yes."], ["I can't"]],
])("what is not asked is not answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I refuse to write a single line of code. What's left for me?", [business], [application]],
  ["I would sooner quit than write code. Which course?", [business], [application, agentic]],
  ["I don't mind coding but I can't do more than 12 hours", [agentic], [application]],
  ["which trainings won't ask me to type code?", [business], [application]],
  ["coding is not for me at all. which one?", [business], [application, agentic]],
  ["of business and agentic, which can be done if I cannot program", [business], [agentic]],
  ["no coding background but I do want to learn to code. Which one?", [application], [business]],
])("who will not code, and who will: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I meant data engineering, not data literacy, how long is it?", ["Data Engineering"], ["12"]],
  ["which programs are left if I drop the first two?", ["Data Engineering"], ["Analytics"]],
  ["fed up with SQL. which courses have none of it?", ["Data Literacy"], ["Data Analytics"]],
])("of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["is there an exam at the end and also can I see recordings", ["exams", "recordings"]],
  ["how long is agentic, and is hostel there", ["10 hours", "accommodation"]],
  ["the submit button is grey what to do and is there a last date", ["country code", "closing"]],
  ["does your form take a Singapore number, and what else does it ask?", ["8 digits", "e-mail"]],
  ["which has multi-agent systems and which one has a roadmap?", [agentic, business], ["fit"]],
  ["List the perks and say who the app course is for.", ["Lifetime", "analysts"]],
  ["Does the leaders course cover ROI and does it go into Python?", ["Yes.", "ROI", "No."]],
])("two questions in one are both answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["my brother codes, I don't. which course for each of us?", [application, business]],
  ["I can't code but my wife can. Which course for each?", [application, business]],
  ["which is best for a founder and which for her tech team", [business, agentic]],
  ["my sister refuses to code, I gladly will. Which for whom?", [application, business]],
  [
    "My partner can't code, I can. We do not want agents. Which for whom?",
    [application],
    [agentic],
  ],
])("two people are each told what fits: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["my boss wants me to make an AI strategy, which one?", [business], [agentic]],
  ["I already know Python. What else will the app course give me?", ["Gen AI"], ["Python"]],
  ["what do you teach besides Python?", ["Gen AI", "ROI", "Multi-Agent"], ["Python"]],
  ["everything about the leaders course except the fees", ["10 hours", "ROI"], ["prices"]],
  ["I want agents, sorry not agents, apps. how long will it take", ["40 hours"], [agentic]],
  ["who is agentic for ... actually no, what does it cover", ["Multi-Agent"], ["For engineers"]],
  ["I need no certificate, I need projects. do you have?", ["Live Projects"], ["Certification"]],
  [
    "Multi-agent systems I can do. Leaving that aside, what does agentic cover?",
    ["Deployment"],
    ["Multi-Agent"],
  ],
  ["my Python is fine, what else is in the app course", ["Gen AI"], ["Python Programming"]],
  ["I know of the mentoring. What else do I get?", ["Lifetime", "Live"], ["Mentor"]],
  ["apart from the lifetime access, what do learners get?", ["Mentor"], ["Lifetime"]],
])("what is meant is answered, and nothing else: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Does the business course skip ROI?", ["No.", "ROI Analysis"]],
  ["Only the agentic one has deployment, correct?", ["No.", application, agentic]],
  ["None of the programs is below 10 hours, right?", ["Yes."]],
  ["Do you have a fourth program?", ["No.", "three programs"]],
  ["is it true that none of your programs has ROI in it", ["That is not so.", "ROI Analysis"]],
  ["Are both of the ten hour programs for engineers?", ["No.", agentic, business]],
  ["Is it only developers who can join you?", ["No.", business]],
  ["Launch session IST is 9 pm no?", ["No.", "7:30 AM"]],
  ["Does agentic have at least 20 hours of content?", ["No.", "10 hours"]],
])("a claim that is not so is said not to be: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Aside from the agent stuff, is there something for an engineer?", [application], [agentic]],
  [
    "strategy is handled in-house, so Business Leaders falls away. Which course for our developers?",
    [application],
    [business],
  ],
  [
    "Skip whichever is for managers and tell me the lengths of the rest",
    [application, agentic],
    [business],
  ],
  [
    "Compare app developer with agentic. The business thing stays out of it.",
    [application, agentic],
    [business],
  ],
  ["Everything with code in it can go. Which program stays?", [business], [application]],
  ["How long would I have to set aside for the leadership program", [business], [application]],
])("what falls away is left out: %s", (...one) => expectReply(own, one));
