/** What is said to who doubts whether they can: that, as far as it is known, and what is not. */
export const wordsOfDoubts = {
  /** Where one begins at the beginning: asked whether one must know it already. */
  learntThere: "You learn it there.",
  /** Where one begins at the beginning. */
  beginsWithout: "You need not be able to code to begin there.",
  /** Asked whether no code at all is written. */
  noCodeAtAll: "No code at all is needed for {title}.",
  /** Whether what somebody can do already is as much as is needed. */
  enoughNotKnown: "Whether that is enough I don't know; the team can tell you: {mail}.",
  /** Whether somebody can begin who lacks what they say. */
  withoutNotKnown:
    "Whether one can begin there without it I don't know; the team can tell you: {mail}.",
  /** Asked whether so many hours are enough for so many topics. */
  howDivided:
    "How the hours are divided, and how deep each topic goes, I can't say; the team can: {mail}.",
} as const;
