import { wordSet } from "./word-set.ts";

/** After what learners say: "and what do they work as?" */
const whoTheyAre =
  /\bwhat (?:do|are|is|does) (?:they|he|she|those \w+|these \w+)(?: do)? (?:work as|for a living|by profession|professionally)\b|\b(?:what|which) (?:jobs?|professions?|roles?)\b|\bfrom (?:whom|who|what sort of people) (?:are|is|do) (?:they|it|those|these)\b|^(?:and )?(?:who|whom) (?:are|is|were) (?:they|those|these|it|that)(?: from| by)?$/;
/** After one button of the launch: "and what does the other one do?" */
const theOtherButton =
  /\bthe (?:other|second|lower) (?:one|button|option|choice)\b|\bthe one (?:under|below|beneath|beside|next to) (?:it|that)\b/;

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
