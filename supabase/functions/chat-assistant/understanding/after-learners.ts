import { wordSet } from "./word-set.ts";

const ofLearners = wordSet("testimonials quotes alumni placement");
/** After what learners say: "which course was that person in?" */
const whichTheirs =
  /\b(?:which|what) (?:course|program|programme|training|one|batch)\b.*\b(?:person|learner|student|consultant|scientist|guy|they|he|she|them|him|her|those|these)\b/;

/** "The second of those, what exactly does it say?" */
const placedQuote =
  /^(?!.*\b(?:course|program|programme|training|hours?)\b)(?:\w+ ){0,4}?(?:the |your )?(first|second|last)(?: (?:one|quote|story|review|person|learner|testimonial))?(?: (?:of|from|in) (?:those|these|them|the two))?(?: (?:what|who|exactly|does|did|do|say|says|said|it|he|she|they|they say|is|was|that|then|please|tell|me|now|again))*$/;

/** What is asked after what learners say. */
export const afterLearners = [
  { after: ofLearners, says: whichTheirs, asked: "alumni" },
  { after: ofLearners, says: placedQuote, asked: "testimonials" },
] as const;
