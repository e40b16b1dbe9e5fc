import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

type Case = [ask: string, must: readonly RegExp[], mustNot?: readonly RegExp[]];

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

/** Asked as visitors type on a phone. */
test.each<Case>([
  ["is there a paper at the end that i can put on linkedin", [/Certification/]],
  ["is prompt engineering there in syllabus", [/I don't see that/], [/^Yes/]],
  ["i already know python and ML, which is better for me", [application, agentic], [business]],
  ["what is the use of the agentic course, who takes it", [/Design agents/, /For engineers/]],
  ["can i take the leaders course, i am a dentist with own clinic", [/For founders/], [/order/]],
  ["contact mail id and city pls", [/mailto:/, /Hyderabad/]],
  ["can i bring my team and whats the mail id", [/custom programs/, /mailto:/], [/house rules/]],
  ["can you come to our office", [/don't have information about training at your place/], [/Yes/]],
  ["ceo ka naam", [/don't have/], [/We are AI/]],
  ["timing kya hai india ke hisab se", [/7:30 AM IST/], [/PST/]],
  ["what does the business one cost me in time", [business, /10 hours/], [/prices/]],
  ["can i see what all is covered before i join, any document", [/Brochure/], [/Register Now/]],
  ["what is a multi agent system course called here", [agentic], [/We are/]],
  ["i closed the popup by mistake how do i register for the bootcamp", [/Secure Your Seat/]],
  ["what do you mean by implementation roadmap, which course has it", [business], [application]],
  ["could a complete newbie start somewhere", [application]],
  ["how do i become an ias officer", [/I can only help/], [business]],
  ["dono 10 ghante wale me kya farak hai", [agentic, business], [application]],
  ["i make websites in wordpress which course", [application], [business]],
  ["tell me the mail for enrollment help", [/mailto:/], [/other people/]],
  ["are u a company or a college", [/training provider/]],
  ["i want to know what mentors you have. also do you place in jobs", [/1-on-1/, /placements/]],
  ["tell me about the second programme on the site", [agentic], [application]],
  ["do you pick up the phone", [/phone or WhatsApp number/], [/accommodation/]],
  ["brnch mangr in bank here, wich corse gud for me", [business], [/Hyderabad/]],
  ["thank u so much", [/welcome/], [/prices/]],
  ["cool thank you so much thats all i needed", [/welcome/], [/prices/]],
  ["is there team management content in any course", [/Team Leadership/], [/custom/]],
])("typed on a phone: %s", (ask, must, mustNot) => expectRight(own, [[ask, must, mustNot]]));

test.each<Case>([
  ["i dont want agentic, whats in the other developer one", [application], [agentic]],
  ["neither agentic nor business. details of the remaining", [/Python/], [agentic, business]],
  ["the application course is not for managers right", [/For developers/], [/^Yes|involves/]],
  ["can i attend only agentic and app, not the leader one. total time?", [/50 hours/], [business]],
  ["what doesnt require me to be an engineer", [business], [agentic]],
  ["dont tell me price tell me duration of agentic", [agentic, /10 hours/], [/prices/]],
  ["does the app course not take 40 hours", [/^Yes/, /40 hours/]],
  [
    "does agentic teach python and does the app one teach multi agent systems",
    [/^No\b/, /\n\nNo\b/],
    [/Yes/],
  ],
  ["is agentic 40 hours and is the leaders one 10", [/^No\b/, /\n\nYes\b/]],
  ["isnt the app course 10 hours", [/^No/, /40 hours/]],
  ["is agentic the only 10 hour course", [/^No/, business]],
  ["is the app course the only 40 hour one", [/^Yes/, application]],
  ["i am no manager, i am an engineer, less than 15 hours", [agentic], [application, business]],
  ["leave IST, the launch timings in the other zones", [/EST/, /GMT/], [/IST/]],
  ["leave agentic, topics of the others", [application, business], [agentic]],
  ["dont want developer courses", [business], [/^Yes/, agentic]],
  ["do i have to be a manager for business leaders", [/For founders/], [/^(Yes|No)/]],
  ["not the shortest, give me the longest", [application], [/shortest/]],
  ["i know coding so dont show me the no code one", [application, agentic], [business]],
  ["i never said i am a manager, i am an analyst", [application], [business]],
  ["what is the difference between the two 10 hour courses", [agentic, /ROI/], [/Python/]],
])("what is waved off: %s", (ask, must, mustNot) => expectRight(own, [[ask, must, mustNot]]));

test.each<[string, Turn[]]>([
  ["a verb is no title", [["i want to learn sql which one", [/Data Analytics/], [/Machine/]]]],
  ["what testimonials say", [["whats on your testimonials", [/Operations Analyst/], [/48 hours/]]]],
  ["a résumé", [["my resume is weak, does this help", [/Résumé That Shows Work/]]]],
  [
    "how often is not both said and unknown",
    [["how often can i meet mentor", [/Weekly Hours/], [/I don't have information about how/]]],
  ],
  ["a title's word", [["do you have anything on cloud", [/^Yes/, /Data Engineering/]]]],
  ["the city", [["where in chennai", [/based in Chennai/], [/Capstone/]]]],
  ["who learns", [["can a textile shop owner learn something here", [/Literacy/], [/Machine/]]]],
  [
    "another that is called so",
    [
      ["tell me about machine learning", [/36 hours/]],
      ["and the engineering one?", [/Data Engineering/], [/Machine/]],
    ],
  ],
])("of the second provider: %s", (_, turns) => expectRight(second, turns));
