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
  [
    "I know about the two ten hour ones already. What about the other one?",
    [application],
    [agentic, business],
  ],
  [
    "ok the app one is clear to me. and the other developer course, what's in that?",
    [agentic],
    [application],
  ],
  [
    "mujhe manager wala nahi, developer wala bada course chahiye, usme kya kya padhate hain?",
    [application],
    [agentic, business],
  ],
  [
    "Besides multi agent systems what else is covered in that course?",
    ["Agent Communication"],
    ["Multi-Agent", application],
  ],
  ["only agents, nothing else pls. how many hours", ["10 hours"], ["40 hours", business]],
])("what is known or left aside tells which one is meant: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "haven't got the time for a 40 hr course. what's the alternative?",
    [agentic, business],
    [application],
  ],
  [
    "cant do more than 15 hours total. what can i take",
    [agentic, business],
    ["20 hours", application],
  ],
  [
    "I never learned coding and wont learn it now, is any of ur programs ok for me",
    [business],
    [application],
  ],
  [
    "By how many hours is the developer course longer than the business one?",
    ["The difference is 30 hours"],
    ["longest program"],
  ],
])("what somebody cannot or will not do is a demand: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I no longer want to join. Please tell me how to get my details deleted",
    ["erase it"],
    ["Enroll Now"],
  ],
  [
    "I am not enrolling myself, I am from HR and want training for 30 people. What should I send you?",
    ["Enterprise Solutions"],
    ["Enroll Now"],
  ],
  [
    "Certificate chahiye hi nahi, bas projects karne hain. Kya live projects milte hain?",
    ["Live Projects"],
    ["Certification"],
  ],
  ["I don't follow EST, just give me the IST timing of the launch", ["7:30 AM IST"], ["EST"]],
  ["I don't want a seat just now, but how many of them are left?", ["25 seats"], [business]],
  [
    "You don't sell our details to other companies, do you?",
    ["used to contact you"],
    ["placements"],
  ],
  [
    "I am not in Hyderabad and cannot relocate. Would I still be able to attend?",
    ["Hyderabad"],
    ["another country"],
  ],
  [
    "I'm not a student any more, I'm 41 and work in a bank. am I not too late for this",
    ["entry requirements"],
    ["closing date"],
  ],
  [
    "Papa ka number India ka nahi hai, US ka hai. Form mein kitne digit dalne honge?",
    ["US/Canada (+1) has 10"],
    ["India (+91)"],
  ],
  [
    "Are you a bot or a real person? And who will read what I type here?",
    ["not recorded with your details"],
    ["Only our team"],
  ],
  [
    "Does any program of yours teach how agents make decisions on their own?",
    ["Autonomous Decision Making"],
    [business],
  ],
])("what is told beside it is not asked: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "If my phone number isn't Indian but German, can I still fill in the form?",
    ["Malaysia", "another country"],
    ["10 digits"],
  ],
  [
    "My manager wants me to take over our nightly ETL jobs. I'm a backend dev in Java. What would you suggest?",
    ["Data Engineering"],
    ["Literacy"],
  ],
])("and by any provider: %s", (...one) => expectReply(second, one));
