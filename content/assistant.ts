import { assistantName } from "./chat.ts";
import { site } from "./site.ts";

/**
 * What the assistant says, apart from what it draws from the other files here. `[label](#section)` and `[address](mailto:address)` are the only
 * markup that an answer may hold; the widget shows everything else as plain text.
 */
const mail = `[${site.enquiryEmail}](mailto:${site.enquiryEmail})`;
const courses = "[Courses](#courses)";

/** Sentences that stand for themselves; those about a program are drawn from content/programs.ts. */
export const assistantWords = {
  register: `Press Enroll Now on the program you want under ${courses} and fill in your name, e-mail and phone number. The team receives your enrollment request and will contact you soon.`,
  afterRegister: `Once you have sent the form, the team has your enrollment request and will contact you soon. If you would like to ask something in the meantime, write to ${mail}.`,
  formFields: `The Register Now form asks for your name, your e-mail address and your phone number with its country code. You find it behind Enroll Now under ${courses}.`,
  start: "The next cohort starts next month, and seats are limited.",
  startMore: `I don't have the exact date. The team can tell you: ${mail}.`,
  location: `We are based in ${site.city}, India.`,
  otherCity: `${site.city} is the only location I have.`,
  contact: `You can reach the team by e-mail at ${mail}.`,
  brochure: "You can download the brochure here: [Brochure](#brochure).",
  testimonials: "You can read what learners say under [Success Stories](#testimonials).",
  enterprise: `There are custom programs for teams. Use "Contact for Enterprise Solutions" under ${courses} or write to ${mail} and tell us about your team.`,
  certificateMore: `I don't have more information about certificates. Please ask the team at ${mail}.`,
  formalRequirements: `I don't have information about entry requirements. If you are not sure, ask the team at ${mail}.`,
  trust: `I understand that you want to be sure. You can read about us under [About](#about), see what learners say under [Success Stories](#testimonials), and ask the team anything at ${mail} before you decide.`,
  dontKnow: `I don't have information about that. Please write to ${mail} and the team will tell you. I can help with our AI programs: what they teach, how long they take, when they start and how to register.`,
  offTopic: `I don't have an answer to that: I can only help with our AI programs. Ask me what they teach, how long they take or how to register. For anything else, write to the team at ${mail}.`,
  notListed: "I don't see that in the curriculum I have.",
  notListedMore: `If it matters to you, ask the team at ${mail}.`,
  fits: "This looks like the right fit:",
  ask: `Please write to ${mail} and the team will tell you. You can also press Enroll Now under ${courses}, and they will contact you.`,
  abroad: `I don't have information about attending from another country. Please ask the team at ${mail}.`,
  cannotConfirm: "I can't confirm that.",
  refusal:
    "I can't do that, but I'm happy to help with our AI programs: what they teach, how long they take, when they start and how to register.",
  otherPeople:
    "I can't see or share anything about other people. I can help you with our AI programs: what they teach, how long they take and how to register.",
  rivals: `I only know our own programs, so I can't speak for others. Ask me what ours teach or how long they take; for anything more, write to ${mail}.`,
} as const;

/** Answers to small talk. */
export const smallTalk = {
  greeting: `Hello! I'm ${assistantName}. Ask me anything about our AI programs: what they teach, how long they take or how to register.`,
  howAreYou: "I'm doing well, thank you! What would you like to know about our AI programs?",
  thanks: "You're welcome! If anything else about our programs comes to mind, just ask.",
  goodbye: `Goodbye, and all the best! If a question comes up later, I'm here, and the team is at ${mail}.`,
  whoAreYou: `I'm ${assistantName}, the assistant of this site: a computer program, not a person. I can tell you about our AI programs and how to register.`,
  help: `I can tell you what our AI programs teach, how long they take, who they are for, when the next cohort starts and how to register. What I don't know, the team does: ${mail}.`,
  fine: "Alright! Is there anything else you would like to know about our programs?",
  laugh: "Glad to make you smile! What would you like to know about our programs?",
  affection:
    "That is kind of you! I'm best at talking about our AI programs. What would you like to know?",
  sorry: "No problem at all. What would you like to know about our programs?",
  wellWish: "Thank you, and the same to you! Can I tell you anything about our AI programs?",
  bored:
    "Thank you for telling me. I'm only good for questions about our AI programs, and I'm happy to help with those.",
  hostile: `I'm sorry that I was not of more help. Ask me about our AI programs, or write to a person at ${mail}.`,
  replyLanguage:
    "I answer in English, and you are welcome to write to me in English or Hinglish. What would you like to know about our programs?",
} as const;

/** What visitors ask for and the provider has not told the assistant; each completes "I don't have information about …". */
export const notKnown = {
  price: "prices or fees",
  payment: "ways to pay or instalments",
  invoice: "invoices or taxes",
  refund: "cancellations or refunds",
  discount: "discounts or scholarships",
  placement: "placements, jobs or internships",
  salary: "salaries",
  recordings: "recordings or missed sessions",
  instructors: "who the instructors are",
  schedule: "class days and timings",
  deadline: "a closing date for registrations",
  exactDate: "the exact start date",
  language: "the language of the sessions",
  mode: "the mode of the sessions (online or classroom)",
  attendance: "attendance rules",
  accreditation: "accreditation or recognition",
  visa: "visas",
  classSize: "the number of learners in a class",
  company: "the company's history, people or figures",
  assessment: "exams, tests or assignments",
  accommodation: "accommodation, food or transport",
  support: "communities or help after the program",
  phone: "a phone or WhatsApp number",
  street: "a street address",
  social: "social media pages",
  privacy: "terms or data protection",
  account: "accounts or technical problems on this site",
  myRegistration: "individual registrations: I can't see them",
  transfer: "changes or transfers after registering",
  order: "taking several programs or their order",
  number: "how many there are",
  tools: "tools, software or platforms",
  ending: "the end date",
  demo: "trial or demo sessions",
  future: "other or future programs",
  partnership: "working or partnering with us",
} as const;
