import { test } from "vitest";
import { agentic, application, business, type Case, expectReply, own } from "./expect-reply.ts";

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
    ["(+91)"],
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
