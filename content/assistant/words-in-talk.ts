import { about, programsSection, testimonials } from "../home.ts";
import { registrationDialog } from "../registration.ts";
import { coursesLink } from "./courses-link.ts";

const seen = [
  `the programs under ${coursesLink}`,
  "the [Brochure](#brochure)",
  ...(testimonials.items.length > 0
    ? [`what learners say under [${testimonials.heading}](#testimonials)`]
    : []),
  `who we are under [${about.heading}](#about)`,
];

/** What is said to who asks on behind a reply: for just that, and no more. */
export const wordsInTalk = {
  /** Asked of the launch whether it is free, where that stands on it. */
  launchBadge: "The {launch} is announced with \u201c{offer}\u201d.",
  /** Asked for a price at least roughly. */
  notRoughly: "Not even roughly.",
  /** Which month a start "next month" is; said where `callToAction.text` (content/home.ts) holds "month". */
  startMonth: "Which month that is, I can't say; the team can tell you: {mail}.",
  /** Of the batch behind the next one, where that was told. */
  laterStartAlone: "Of the one after it I have no date either; the team can tell you: {mail}.",
  /** Who reads what is written to the team. */
  whoReads: "Our team does; who exactly, I can't say: {mail}.",
  /** What there is to see before one decides. */
  seenBefore: `Before you decide you can see {${seen.join(" | ")}}.`,
  /** Asked whether one can register once the launch's window is closed. */
  joinLater: `You can still register afterwards: ${programsSection.enroll} is on the program's card under ${coursesLink}.`,
  /** Asked whether the launch's session is at any other time as well; its times stand before it. */
  launchNoOther: "I don't know of any other time for it; the team can tell you: {mail}.",
  /** Asked which of two forms is the right one. */
  twoForms: `There are two: ${programsSection.enroll} on the program's card opens the ${registrationDialog.title} form, and {launchAccept} leads to the registration form of the launch. Which of them you should fill in, the team can tell you: {mail}.`,
} as const;
