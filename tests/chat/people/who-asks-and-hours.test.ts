import { test } from "vitest";
import { secondContent } from "../providers/second-provider.ts";
import { type Case, expectReply, own } from "../support/expect-reply.ts";
import { assistantFor } from "../support/taught.ts";

test.each<Case>([
  [
    "I'm 42, run a small garments unit in Tiruppur. Which course should I take and what will it cost me?",
    ["AI for Business Leaders", "prices"],
    ["Agentic"],
  ],
  [
    "I am a doctor with my own clinic, zero technical. not looking to become developer, only want to know where AI can be of use in clinic",
    ["AI for Business Leaders"],
    ["None of our programs"],
  ],
  [
    "I have at most 2 weekends, say 12 hours. I write backend code for a living, what fits",
    ["Agentic AI Developer"],
    ["None of our programs", "40 hours"],
  ],
  ["I want at least 30 hours of training, nothing shorter", ["40 hours"], ["10 hours"]],
  [
    "I am not looking to join myself, it's for my 12 engineers at a startup in Kochi. How do we go about it?",
    ["custom programs"],
  ],
  [
    "Nahi nahi, mujhe Python course nahi chahiye. Agents wale me kya sikhate ho?",
    ["Multi-Agent Systems"],
    ["Python"],
  ],
  ["If I cannot come to Hyderabad at all, can I still do it?", ["only location"], ["no code"]],
  [
    "I don't need a certificate, only want to know if there are real projects",
    ["Live Projects"],
    ["suit"],
  ],
])("who asks is told what is left for them: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Total kitne course hai and sabse chhota kaun sa hai?",
    ["three programs", "shortest programs are"],
    ["60 hours"],
  ],
  ["do u have brochure pdf, also whats app number so i can talk to someone", ["WhatsApp number"]],
  ["Is there any course other than these three? like prompt engineering", [], ["I'm Aivy"]],
])("one half is not heard in the other: %s", (...one) => expectReply(own, one));

test("hours of one and then another are added up, for any provider", async () => {
  expectReply(await assistantFor(secondContent), [
    "how many hours if i do analytics and then ML",
    ["84 hours"],
  ]);
});
