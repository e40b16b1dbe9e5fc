import type { Answers } from "./answer.ts";

/** How one joins, and when. */
export const aboutJoining: Answers = {
  register: {
    reply:
      "Press Enroll Now on the program you want under [Courses](#courses) and fill in your name, e-mail and phone number. The team receives your enrollment request and will contact you soon.",
  },
  afterRegister: {
    reply:
      "Once you have sent the form, you get one e-mail that confirms it. The team has your enrollment request and will contact you soon. If you would like to ask something in the meantime, write to {mail}.",
  },
  formFields: {
    reply:
      "The Register Now form asks for your name, your e-mail address and your phone number with its country code, so that the team can contact you about the program. You find it behind Enroll Now under [Courses](#courses).",
  },
  chatDetails: {
    reply:
      "The chat asks for your name and e-mail address so that our team can follow up by e-mail. What you write is used to answer you and is not recorded with your details.",
  },
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
    reply: "You can download the brochure here: [Brochure](#brochure).",
    yes: true,
  },
  enterprise: {
    reply:
      'There are custom programs for teams. Use "Contact for Enterprise Solutions" under [Courses](#courses) or write to {mail} and tell us about your team.',
    yes: true,
  },
  myRegistration: { notKnown: "individual registrations: I can't see them" },
  transfer: { notKnown: "changes or transfers after registering" },
  order: { notKnown: "taking several programs or their order" },
};
