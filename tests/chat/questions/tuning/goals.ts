import { enquiryAddress, questions } from "../question.ts";

/** Visitors who say what they want, what they lack or who they are. */
const notTaught = /curriculum I have/;
const onlyApplication = [/Agentic AI Developer/, /Business Leaders/, notTaught];
const onlyAgentic = [/AI Application Developer/, /Business Leaders/, notTaught];
const onlyBusiness = [/AI Application Developer/, /Agentic AI Developer/, notTaught];

export const goals = questions("known", [
  ["i want to learn to build chatbots", [/^.*fit:\nAI Application Developer/], onlyApplication],
  ["want to make an app with gpt", [/AI Application Developer \(40 hours\)/], onlyApplication],
  ["i want to build autonomous agents", [/Agentic AI Developer \(10 hours\)/], onlyAgentic],
  ["i want to lead ai projects at my company", [/AI for Business Leaders/], onlyBusiness],
  [
    "I need to present an AI roadmap to our board, and I don't even know where to start. Do you teach that?",
    [/AI for Business Leaders/],
    [/next month/, /accommodation/],
  ],
  [
    "no coding background, can i join",
    [/^AI for Business Leaders/, /Python basics/],
    [/Enroll Now/],
  ],
  ["which of the courses needs no coding", [/No code required/], [/AI Application Developer/]],
  ["i am a nurse, is there something for me", [/For founders/], [/can only help/]],
  ["we are 20 people and want training", [/custom programs for teams/]],
]);

/** What is told in passing, and second questions that nobody asked. */
export const inPassing = questions("known", [
  [
    "do i get a certificate after completing agentic ai",
    [/Certification/],
    [/communities/, /Lifetime/],
  ],
  ["what do your students say", [/#testimonials/]],
  ["the 40 hour course, what's in it", [/Python Programming for AI/], [/takes 40 hours/]],
  ["when is the bootcamp", [/August 11/, /August 12/, /next month/]],
  ["launch date", [/August 11/, /next month/]],
  ["I work in sales in Pune. Who can I write to?", [enquiryAddress], [/Hyderabad/, /Leaders/]],
]);

export const inPassingUnknown = questions("unknown", [
  ["I lost my registration email, what should I do", [], [/For founders/]],
  ["I registered last week and nobody called", [], [/will contact you soon/]],
  ["If 5 of us from the same office sign up do we get a group price?", [], [/based in/]],
]);

export const pointing = questions("comparison", [
  [
    "how is the agentic AI course different from the 40 hour one",
    [/Agentic AI Developer: 10 hours/, /AI Application Developer: 40 hours/],
    [/Business Leaders/],
  ],
  ["shortest course for managers", [/AI for Business Leaders \(10 hours\)/], [/Agentic/]],
]);

/** Found on questions of another hand, which are not kept here. */
export const fromOutside = questions("known", [
  ["tell me about the 10 hour courses", [/Multi-Agent/, /ROI/], [/Python/]],
  ["where is your office and do you have branches", [/Hyderabad/], [/Hyderabad, India\.\n/]],
  ["is there any course for marketing people", [/AI for Business Leaders/], [notTaught]],
  ["i want to switch from testing to ai", [/^Career Advancement/], [/I don't have/]],
  ["can a non technical founder join", [/No code required/], [/history/, /Enroll Now/]],
  ["i want to learn ai", [/three programs/]],
  ["i don't know which one to take", [/For founders/, /For engineers/]],
  ["we're a startup of 12 looking to get our devs trained", [/custom programs/], [/based in/]],
]);

export const introduction = questions("small talk", [["hi, i'm Rahul", [/^Hello!/]]]);
