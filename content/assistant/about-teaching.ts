import type { Answers } from "./answer.ts";

/** How the teaching goes. */
export const aboutTeaching: Answers = {
  recordings: { notKnown: "recordings or missed sessions" },
  instructors: {
    reply:
      "{benefit.mentors} I don't have more about the instructors than this; the team does: {mail}.",
    notKnown: "who the instructors are",
  },
  mentorTimes: {
    reply:
      "You get {perk.mentors}. I don't have more about the meetings than this; the team does: {mail}.",
    notKnown: "how often you meet a mentor",
  },
  difficulty: { notKnown: "how hard it is" },
  schedule: { notKnown: "class days and timings" },
  besideWork: {
    reply:
      "{benefit.fast} I don't have information about class days and timings; please ask the team at {mail}.",
    notKnown: "class days and timings",
  },
  language: { notKnown: "the language of the sessions or subtitles" },
  mode: { notKnown: "the mode of the sessions (online or classroom)" },
  attendance: { notKnown: "attendance rules" },
  accreditation: { notKnown: "accreditation or recognition" },
  visa: { notKnown: "visas" },
  classSize: { notKnown: "the number of learners in a class" },
  assessment: { notKnown: "exams, tests or assignments" },
  accommodation: { notKnown: "accommodation, food or transport" },
  support: { notKnown: "communities or help after the program" },
  /** How many mentors or projects. */
  number: { notKnown: "how many there are" },
  tools: { notKnown: "computers, tools, software or platforms" },
  ending: { notKnown: "the end date" },
  houseRules: { notKnown: "house rules and everyday matters" },
  events: { notKnown: "events such as hackathons or guest lectures" },
  demo: { notKnown: "trial or demo sessions" },
};
