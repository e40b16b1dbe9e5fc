import type { Answers } from "./answer.ts";

/** Who the provider is and how to reach it. */
export const aboutProvider: Answers = {
  location: { reply: "We are based in {city}, India." },
  otherCity: { reply: "We are based in {city}, India. {city} is the only location I have." },
  abroad: {
    reply:
      "I don't have information about attending from another country; please ask the team at {mail}. The registration form takes phone numbers from {countries}.",
  },
  contact: { reply: "You can reach the team by e-mail at {mail}." },
  phone: { notKnown: "a phone or WhatsApp number" },
  street: { notKnown: "a street address" },
  social: { notKnown: "social media pages" },
  about: { reply: "{tagline} {about}" },
  company: { notKnown: "the company's history, people or figures" },
  testimonials: {
    reply:
      "You can read what learners say under [Success Stories](#testimonials). They come from {testimonialRoles}.",
    yes: true,
  },
  trust: {
    reply:
      "I understand that you want to be sure. You can read about us under [About](#about), see what learners say under [Success Stories](#testimonials), and ask the team anything at {mail} before you decide.",
  },
  privacy: { notKnown: "terms or data protection" },
  account: { notKnown: "accounts or technical problems on this site" },
  future: { notKnown: "other or future programs" },
  partnership: { notKnown: "working or partnering with us" },
};
