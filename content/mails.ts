/**
 * The words of every mail that the site sends. `{…}` stands for a value that is filled in when the mail is
 * sent; a mail knows the values that its text below uses and no others.
 */
export const mails = {
  /** To the enquiry address when somebody registers interest in a program. */
  enrollmentNotice: {
    subject: "New enquiry: {course} – {name}",
    preview: "{name} wants to hear about {course}.",
    heading: "A new enquiry has arrived",
    paragraphs: [
      "{name} would like to hear from you about {course}. Reply to this mail to answer.",
    ],
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      course: "Course",
      received: "Date of enquiry",
    },
    action: "Open the enrollment list",
    reason: "This mail is sent for every enquiry on the website.",
  },
  /** To the learner, right after the registration. */
  enrollmentConfirmation: {
    subject: "We've received your request: {course}",
    preview: "Thank you. We will contact you soon about {course}.",
    greeting: "Hello {name},",
    greetingWithoutName: "Hello,",
    heading: "Thank you for your interest",
    paragraphs: [
      "We've received your enrollment request for {course} and will contact you soon.",
      "If something is wrong or you have a question, simply reply to this mail.",
    ],
    labels: {
      course: "Program",
      duration: "Duration",
      phone: "Your phone number",
    },
    featuresHeading: "What the program covers",
    action: "Back to the website",
    reason:
      "You receive this mail because this address was entered in our registration form. If that was not you, ignore it or tell us.",
  },
  /** To the enquiry address when a visitor starts a chat with the assistant. */
  chatVisitorNotice: {
    subject: "Chat started: {name}",
    preview: "{name} is talking to the assistant on the website.",
    heading: "A visitor has started a chat",
    paragraphs: [
      "{name} left the details below and is talking to the assistant. Reply to this mail to get in touch.",
    ],
    /** Where what was left as an address is none. */
    paragraphsWithoutAddress: [
      "{name} left the details below and is talking to the assistant. The address is not a valid one, so a reply to this mail would not reach them.",
    ],
    /** Stands for a name that is plainly none, and has no address beside it. */
    unnamed: "Somebody",
    labels: { name: "Name", email: "Email", started: "Started" },
    reason: "This mail is sent whenever a visitor starts a chat on the website.",
  },
  /** To the admin who asked for a sign-in link; `{minutes}` is how long it works. */
  signIn: {
    subject: "Your sign-in link",
    preview: "Sign in to the enrollment list.",
    heading: "Sign in to the enrollment list",
    paragraphs: ["Use this link to sign in. It works once and for {minutes} minutes."],
    action: "Sign in",
    linkHint: "If the button does not work, copy this address into your browser:",
    reason:
      "You receive this mail because somebody asked for a sign-in link with this address. If that was not you, ignore it: nothing happens.",
  },
};
