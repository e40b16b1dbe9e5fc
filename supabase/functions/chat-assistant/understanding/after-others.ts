import { wordSet } from "./word-set.ts";

/** After what learners say: "and what do they work as?" */
const whoTheyAre =
  /\bwhat (?:do|are|is|does) (?:they|he|she|those \w+|these \w+)(?: do)? (?:work as|for a living|by profession|professionally)\b/;
/** After one button of the launch: "and what does the other one do?" */
const theOtherButton = /\bthe (?:other|second|lower) (?:one|button|option|choice)\b/;

/** What is asked so, after what learners say or one button of the launch, of these or of the other. */
export const ofTheOthers: readonly { after: ReadonlySet<string>; says: RegExp; asked: string }[] = [
  {
    after: wordSet("testimonials quotes alumni placement"),
    says: whoTheyAre,
    asked: "testimonials",
  },
  { after: wordSet("joinLaunch"), says: theOtherButton, asked: "closeLaunch" },
  { after: wordSet("closeLaunch"), says: theOtherButton, asked: "joinLaunch" },
];
