import type { Answers } from "./answer.ts";

/** What learners get. */
export const aboutLearning: Answers = {
  certificate: {
    reply:
      "{highlight.certification} is one of the highlights of the {launch}. I don't have more information about certificates; the team does: {mail}.",
    notKnown: "certificates",
    yes: true,
  },
  projects: {
    reply: "You work on {perk.projects}. {benefit.projects}",
    notKnown: "projects",
    yes: true,
  },
  mentor: { reply: "You get {perk.mentors}. {benefit.mentors}", notKnown: "mentors", yes: true },
  access: {
    reply: "You get {perk.access}.",
    notKnown: "how long you can use the materials",
    yes: true,
  },
  perks: { reply: "You get {perks}.", notKnown: "what you get besides the sessions" },
  benefits: {
    reply: "Here is what you get with us:\n{benefits}",
    notKnown: "what you get besides the sessions",
  },
  career: { reply: "{benefit.career}", notKnown: "careers" },
  // Where you teach no code or no models, say so here.
  firstCode: { reply: "{benefit.python}", notKnown: "when one begins to write code" },
  models: { reply: "{benefit.generative}", notKnown: "how AI models work inside" },
  noFiller: { reply: "{benefit.fast}", notKnown: "how much of the time is used for what" },
};
