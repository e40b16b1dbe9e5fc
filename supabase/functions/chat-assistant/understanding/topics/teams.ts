import type { PlainTopic } from "./topic.ts";

const asksToJoin =
  /^(?:(?:and|so|but|then) )*(?:how|where|what) (?:do|can|should|shall|could|would|must|to)\b.*\b(?:join|register|enroll|enrol|sign up|apply|proceed|go about|start)\b(?!.*\b(?:individually|alone|myself)\b)|^(?:(?:and|so) )*what (?:is|all is|is there|do you have|can you offer|options? (?:do you have|are there))(?: \w+)?(?: available)?(?: for (?:us|them))?$/;
const areTeam =
  /\bfor (?:my|our) (?:@?\w+ )?(?:engineers|developers|people|employees|staff|managers|members|executives|team|colleagues)\b|\bnot an individual\b.*\b(?:company|team|firm|group|organi[sz]ation)\b|\basking (?:this )?(?:for|on behalf of) (?:my|our) (?:company|team|firm|staff|employees|organi[sz]ation|department)\b|\b(?:(?:we are|we re|we have) (?:not individuals|(?:a |an |one )?(?:\w+ )?(?:team|group|batch|company|firm|department|startup) of @?\w+)|(?:join|enroll|enrol|register) (?:us )?as (?:a )?(?:team|company|group))\b/;

const noneFits =
  /\b(?:none of|not one of|neither of) (?:your|the|these|those) (?:\w+ ){0,4}?(?:courses?|programs?|programmes?|trainings?|three|ones|two) (?:\w+ ){0,2}?(?:fits?|match\w*|suits?|works? for|is right for|is what|does it for|do it for) (?:\w+ ){0,2}?(?:us|our|we)\b/;

/** "We are a team of fifteen. How do we join?" */
export function joinsAsTeam(text: string, message: string): "enterprise" | undefined {
  return asksToJoin.test(text) && areTeam.test(message) ? "enterprise" : undefined;
}

/** What a firm asks of training for its people, in plain words. */
export const topicsOfTeams: readonly PlainTopic[] = [
  // "Two of our team heads could join a ready-made one."
  {
    says: /^(?!.*\b(?:none|no|not|how|where|what|which|custom\w*|tailor\w*)\b).*\b(?:join|joins|take|takes|attend|attends|do|come to|go to|sit in) (?:\w+ ){0,2}(?:ready ?made|standard|regular|normal|existing|ordinary|listed|open|off the shelf) (?:one|ones|courses?|programs?|programmes?|batch|trainings?)\b(?!.*\b(?:price|fees?|cost|when|start)\b)/,
    asked: "tellsAboutSelf",
  },
  // "None of your three really fits us, we are fifteen. What else is there?"
  {
    says: noneFits,
    asked: "enterprise",
  },
  // "We do not want your standard list, it should be made for us"
  {
    says: /\b(?:it|that|this|something|the (?:course|training|program|programme|content)) (?:should|must|has to|needs to|ought to) be (?:made|designed|built|planned|prepared|created)(?: (?:only|just|specially|specifically|exactly))* (?:for|around) (?:us|our)\b|\bnot (?:want|need) (?:your|the|a|any) (?:standard|ready ?made|regular|off the shelf|general) (?:list|courses?|programs?|programmes?|ones?|training|syllabus|package)\b/,
    asked: "enterprise",
  },
  // "Can the curriculum be tailored to us?"
  {
    says: /^(?!what (?:\w+ )?(?:info|information|details|particulars)\b)(?=.*\b(?:curricul\w+|syllabus|contents?|courses?|programs?|programmes?|trainings?|modules?|materials?|topics)\b).*\b(?:tailor\w*|customi[sz]\w*|adapt\w*|adjust\w*|shaped?|bespoke|modif\w+|personali[sz]\w*)\b.*\b(?:to|for|around|with|on)(?: \w+)? (?:us|our)\b/,
    asked: "enterprise",
  },
];
