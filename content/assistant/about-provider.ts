import { about, testimonials } from "../home.ts";
import type { Answers } from "./answer.ts";

const ways = [
  `read about us under [${about.heading}](#about)`,
  ...(testimonials.items.length > 0
    ? [`see what learners say under [${testimonials.heading}](#testimonials)`]
    : []),
  "ask the team anything at {mail}",
];

/** Who the provider is and how to reach it. */
export const aboutProvider: Answers = {
  location: { reply: "We are based in {city}, {country}." },
  otherCity: {
    reply:
      "We are based in {city}, {country}. {city} is the only location I have. Whether one can join from elsewhere, the team can tell you: {mail}.",
  },
  abroad: {
    reply:
      "I don't have information about attending from another country; please ask the team at {mail}. The registration form takes phone numbers from {countries}.",
  },
  contact: { reply: "You can reach the team by e-mail at {mail}." },
  phone: { notKnown: "a phone or WhatsApp number" },
  street: {
    reply:
      "We are based in {city}, {country}. I don't have information about a street address; the team does: {mail}.",
    notKnown: "a street address",
  },
  social: {
    reply:
      "The foot of the page links to {social}. I don't have the addresses of the profiles; the team does: {mail}.",
    notKnown: "social media pages",
  },
  about: { reply: "{tagline} {statement} {about}" },
  method: { reply: "{statement} {about.sessions}", notKnown: "how we teach" },
  learners: { reply: "{about.people}", notKnown: "who our learners are" },
  company: { notKnown: "the company's history, people or figures" },
  testimonials: {
    reply: `You can read what learners say under [${testimonials.heading}](#testimonials). Who speaks there: {testimonialRoles}.`,
    notKnown: "what learners say",
    yes: true,
  },
  quotes: { reply: "{quotes}", notKnown: "what learners say" },
  alumni: {
    reply: `Who speaks under [${testimonials.heading}](#testimonials): {testimonialRoles}. I don't have information about who they are beyond this, or how to speak with them; the team does: {mail}.`,
    notKnown: "how to speak with former learners, or who they are",
  },
  partners: {
    reply:
      "You work on {perk.projects}. I don't have the names of the companies that we work with; the team does: {mail}.",
    notKnown: "the names of the companies that we work with",
  },
  trust: {
    reply: `I understand that you want to be sure. You can {${ways.join(" | ")}} before you decide.`,
  },
  account: { notKnown: "accounts or technical problems on this site" },
  future: { notKnown: "other or future programs" },
  /** Whatever has no answer of its own: a reply would be given to all of that. */
  unsaid: { notKnown: "that" },
  partnership: { notKnown: "working or partnering with us" },
};
