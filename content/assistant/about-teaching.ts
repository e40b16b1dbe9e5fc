import type { Answers } from "./answer.ts";

/** How the teaching goes. */
export const aboutTeaching: Answers = {
  recordings: { notKnown: "recordings or missed sessions" },
  instructors: { notKnown: "who the instructors are" },
  schedule: { notKnown: "class days and timings" },
  besideWork: {
    reply:
      "{benefit.fast} I don't have information about class days and timings; please ask the team at {mail}.",
    notKnown: "class days and timings",
  },
  language: { notKnown: "the language of the sessions" },
  mode: { notKnown: "the mode of the sessions (online or classroom)" },
  attendance: { notKnown: "attendance rules" },
  accreditation: { notKnown: "accreditation or recognition" },
  visa: { notKnown: "visas" },
  classSize: { notKnown: "the number of learners in a class" },
  assessment: { notKnown: "exams, tests or assignments" },
  accommodation: { notKnown: "accommodation, food or transport" },
  support: { notKnown: "communities or help after the program" },
  number: { notKnown: "how many there are" },
  tools: { notKnown: "computers, tools, software or platforms" },
  ending: { notKnown: "the end date" },
  demo: { notKnown: "trial or demo sessions" },
};
