import { handling } from "../privacy.ts";
import type { Answers } from "./answer.ts";

/** What is done with personal data; it says what the page on privacy says (content/privacy.ts). */
export const aboutPrivacy: Answers = {
  dataUse: {
    reply:
      "What you send in the form is used to contact you about the course, and for nothing else. We record your name, e-mail address, phone number and the course you chose, and send you one e-mail to confirm. At any time you can have it corrected or erased: {mail}.",
  },
  dataKept: {
    reply: "{keepEnquiries} {keepChats} To have yours erased, write to {mail}, at any time.",
  },
  erasure: {
    reply:
      "Write to {mail} at any time, and we tell you what we have recorded about you, correct it, or erase it for good. You can also withdraw your consent; then we erase it.",
    yes: true,
  },
  correction: {
    reply:
      "Simply reply to the e-mail that confirms your request and say what is wrong, or write to {mail}: then it is corrected.",
  },
  cookies: {
    reply: `${handling.tracking} ${handling.counting}`,
  },
  privacy: {
    reply: `What you send is used to contact you about the course, and for nothing else. ${handling.tracking} {keepEnquiries} For terms or anything more about data protection I don't have information; please ask the team at {mail}.`,
  },
  chatDetails: {
    reply: `${handling.chat} We record your name and e-mail address and when the chat began, so that our team can follow up by e-mail. {keepChats}`,
  },
};
