import { enterpriseDraft, programsSection } from "../home.ts";
import { registrationDialog } from "../registration.ts";
import type { Answers } from "./answer.ts";
import { coursesLink } from "./courses-link.ts";

/** How one joins, and when. */
export const aboutJoining: Answers = {
  register: {
    reply: `Press ${programsSection.enroll} on the program you want under ${coursesLink} and fill in your name, e-mail and phone number. The team receives your enrollment request and will contact you soon.`,
  },
  afterRegister: {
    reply:
      "Once you have sent the form, you get one e-mail that confirms it. The team has your enrollment request and will contact you soon; when exactly, how and by whom, I can't say. If that e-mail has not come, or you would like to ask something in the meantime, write to {mail}.",
  },
  formFields: {
    reply: `The ${registrationDialog.title} form asks for {your name | your e-mail address | your phone number with its country code}, so that the team can contact you about the program; everything in it is required, and nothing else is asked. You find it behind ${programsSection.enroll} under ${coursesLink}.`,
  },
  oneFormEach: {
    reply: `The ${registrationDialog.title} form is for one person and one program: for another of either, fill it in again.`,
  },
  formLocked: {
    reply:
      "Choose the country code of your phone number first: until then {formSubmit} can't be pressed. If it still does not work, write to {mail}.",
  },
  joinLaunch: {
    reply:
      "In the window that opens on the page, {launchAccept} leads to the registration form of the launch.",
    notKnown: "a launch or its session times",
  },
  closeLaunch: {
    reply:
      "Press \u201c{launchDecline}\u201d: it only closes the window, and you sign up for nothing. The window tells about the {launch}.",
    notKnown: "a launch or its session times",
  },
  brochureContents: {
    reply: "{brochure} You can download it here: [Brochure](#brochure).",
  },
  enterpriseMail: {
    reply: `Write to {mail} or use "${programsSection.enterpriseAction}" under ${coursesLink}, which opens a mail draft to us with the subject "${enterpriseDraft.subject}"; tell us: {enterpriseDetails}.`,
  },
  onSite: {
    notKnown: "training at your place or visits to ours",
  },
  vendorPapers: { notKnown: "company papers such as vendor, tax or security documents" },
  /**
   * Who asks for just the program that is launched is told the session's times behind it. Dates by program are `each` and
   * `values`, and told alone.
   */
  start: {
    reply: "{callToAction} I don't have the exact date; the team can tell you: {mail}.",
  },
  deadline: { notKnown: "a closing date for registrations" },
  seats: {
    reply: "{launchSeats} That is for the {launch}.",
    notKnown: "the number of seats",
  },
  launch: { notKnown: "a launch or its session times" },
  brochure: {
    reply: "You can download the brochure here, as a PDF: [Brochure](#brochure).",
    yes: true,
  },
  enterprise: {
    reply: `There are custom programs for teams. Use "${programsSection.enterpriseAction}" under ${coursesLink} or write to {mail} and tell us about your team.`,
    yes: true,
  },
  myRegistration: {
    reply:
      "I don't have information about individual registrations: I can't see them. Who has sent the form gets one e-mail that confirms it, and the team will be in touch; when exactly, I can't say. Ask them at {mail}.",
  },
  transfer: { notKnown: "changes or transfers after registering" },
  order: { notKnown: "taking several programs or their order" },
};
