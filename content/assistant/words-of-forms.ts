import { registrationForm } from "../registration.ts";

/** What is said of the form to who has sent it, is amid it, or fills it in for somebody else. */
export const wordsOfForms = {
  /** Asked to register somebody herself. */
  notByMyself: "I can't register anybody myself; the form does it.",
  /** Told that the form is sent. */
  formSent:
    "Good. One e-mail confirms it, and the team will contact you soon; when exactly, I can't say. If that e-mail has not come, write to {mail}.",
  /** Asked why one should register once more. */
  formOnce:
    "You need not send the form again once you have the e-mail that confirms it: the team has your enrollment request then. If that e-mail has not come, or you would like to ask something, write to {mail}.",
  /** Asked how soon, where what follows was told. */
  contactWhen: "How soon they contact you, I can't say. The team can: {mail}.",
  /** Asked whether they call or write, where what follows was told. */
  contactHow:
    "Whether they call or write to you, I can't say. One e-mail confirms your request; for anything else, write to {mail}.",
  /** Whose name, e-mail and number the form takes. */
  whoseDetails:
    "Fill in the name, e-mail and phone number of whoever joins the program. If they have none of their own, the team can tell you what to give: {mail}.",
  /** Whether one writes the country code oneself. */
  codeField: `"${registrationForm.countryCode}" is a field of its own, before the number. A number that is written with + and its code fills both.`,
  /** What to write to the team where the form fails, or nothing comes after it. */
  tellOfForm:
    "Tell them your name, your e-mail and phone number, which program it is about, and what the form says or what has not come: {mail}.",
  /** What to write to the team about anything else. */
  tellOfQuestion:
    "Simply write what you would like to know, and which program it is about: {mail}.",
} as const;
