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
  ["i dont want anything that goes on for more than 20 hours", [agentic, business], [application]],
  ["I don't want something that takes more than 20 hours", [agentic, business], [application]],
  ["i dont want to spend more than 20 hours", [agentic, business], [application]],
  ["I do not need a course that runs over 15 hours", [agentic, business], [application]],
  ["i dont want a course that takes less than 20 hours", [application], [agentic, business]],
  ["kam se kam 30 ghante ka course chahiye, konsa hai aapke paas", [application], ["None of"]],
  [
    "Mere paas total 12 ghante hi hain, kaun kaun se course ho payenge?",
    [agentic, business],
    [application],
  ],
  [
    "Our budgeted learning time is twelve hours per employee altogether. Please tell me the programs that do not exceed it.",
    [agentic, business],
    [application],
  ],
  [
    "a course has to be at least twenty five hours long tell me which program counts",
    [application],
    [agentic],
  ],
  [
    "Company policy reimburses only courses of minimum 25 hours. Which of yours qualifies?",
    [application],
    [agentic],
  ],
  [
    "My employer in Singapore won't sponsor a training below 20 hours. Do you have one that meets this?",
    [application],
    [business],
  ],
  [
    "Coding wala chahiye but chhota, 40 ghante nahi de sakta. Kaunsa hai?",
    [agentic],
    [application, business],
  ],
  [
    "flying back to Frankfurt soon and have maybe 15 free hours before that, what could I complete out of your three",
    [agentic, business],
    [application],
  ],
  ["is any of them above 40 hrs", ["No. "], ["information"]],
])("a limit in other words is heeded: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Whom is your longest program meant for?", ["For developers and analysts"], [agentic, business]],
  [
    "Kindly describe the contents of the program having the highest number of hours.",
    ["Application Deployment"],
    [agentic],
  ],
  [
    "For whom is the longest of your three programmes intended?",
    ["For developers and analysts"],
    [business],
  ],
  [
    "shortest one but not for non coders, I do code",
    [`${agentic} is shorter by 30 hours`],
    [business],
  ],
  ["in which is deployment not taught?", [business], [agentic]],
  ["In which program is deployment left out?", [business], [agentic]],
  [
    "mentorship aur career growth chhod ke baaki benefits kya hain",
    ["Gen AI Mastery", "Fast-Track"],
    ["Mentorship:", "Career"],
  ],
  [
    "besides indian numbers which countries phone no. can we put in the form",
    ["UK (+44)"],
    ["India (+91)"],
  ],
  [
    "Countries for the phone box other than India and America - name them",
    ["UK (+44)"],
    ["India (+91)", "US/Canada"],
  ],
])("what is meant, left out or left over is told: %s", (...one) => expectReply(own, one));
