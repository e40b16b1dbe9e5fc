import { footer, navigation, programsSection } from "../home.ts";
import { limits } from "../limits.ts";
import { notFound } from "../pages.ts";
import { handling } from "../privacy.ts";
import { site } from "../site.ts";
import type { Answers } from "./answer.ts";

const toSocial = footer.social.length > 0 ? " | to {social}" : "";
const parts = navigation.map(({ label }) => label).join(" | ");

/** How this website behaves, and what helps where it does not. */
export const aboutSite: Answers = {
  formNotLoaded: {
    reply: `Check your connection and press ${programsSection.enroll} again. If the form still does not come, write to {mail}.`,
  },
  formFailed: {
    reply: "Please try again, or write to {mail} if it fails once more.",
  },
  formWrong: {
    reply:
      "The form needs all three: your name, an e-mail address that is written in full, and a phone number with as many digits as its country has. Choose the country code first. If it fails all the same, write to {mail}.",
  },
  chatStart: {
    reply:
      "Before the chat, you are asked for your {first name | last name | e-mail address}, so that our team can follow up by e-mail: all three have to be filled in. If it does not start then, please try again, or write to {mail}.",
  },
  chatKeys: {
    reply: "Enter sends your message; Shift and Enter together do not.",
  },
  chatFailed: {
    reply: "Please try again in a moment. If it still does not go through, write to {mail}.",
  },
  pageNotFound: {
    reply: `${notFound.text} "${notFound.home}" leads back to the page with the programs; what you miss there, ask for at {mail}.`,
  },
  pageStopped: {
    reply:
      "Load the page again: nothing that you have sent is lost. If it happens again, write to {mail}.",
  },
  phoneSigns: {
    reply: `Spaces, dashes and brackets do no harm: only the digits of the number count. The field takes ${limits.phoneInput} characters at most.`,
  },
  mailContents: {
    reply:
      "The e-mail says that we have received your enrollment request and will contact you soon. In it you find {the program | how long it takes | what it covers | the end of the phone number that you gave}; if something is wrong, simply reply to it.",
  },
  mailByMistake: {
    reply:
      "You get that e-mail because somebody entered your address in our registration form. If it was not you, ignore it, or tell us at {mail}: then we erase what was recorded.",
  },
  signInMail: {
    reply:
      "You get that e-mail because somebody asked for a sign-in link with your address. If it was not you, ignore it: nothing happens.",
  },
  requestCounts: {
    reply: `${handling.counting} ${handling.tracking}`,
  },
  leadingZero: { reply: "A 0 in front is not part of it: leave it out." },
  picture: { reply: "{picture}" },
  source: {
    reply: `Yes: with a registration we record which website or campaign led you here, where your browser tells it. ${handling.tracking}`,
  },
  whoSees: {
    reply:
      "Only our team can see what was sent with the form: it comes to us by e-mail, and the list of it opens only to our admin, who has to sign in. No visitor can see it.",
  },
  pageFoot: {
    reply: `At the foot of the page you find our e-mail address {mail}, the city {city}, links {to the courses | to each program | to the brochure${toSocial}}, and "${site.copyright}".`,
  },
  pageMenu: {
    reply: `The menu at the top of the page leads to {${parts}}.`,
  },
};
