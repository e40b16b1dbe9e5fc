import type { Concept } from "../reading/lexicon.ts";
import { goals } from "../reading/personas.ts";
import type { Reading } from "../reading/read.ts";
import type { Topic } from "../reading/topics.ts";

/** Words that show that the talk is of our courses. */
const anchors: readonly Concept[] = [
  "course",
  "provider",
  "programs",
  "three",
  "developers",
  "ai-application",
  "agentic-ai",
  "enterprise",
  "certificate",
  "mentor",
  "brochure",
  "testimonials",
  "ai-business",
  ...goals,
];

/** "Where do you operate from?"; not "can you tell me where one buys shoes?" */
const addressesUs =
  /(?<!can |could |will |would |thank |love )\b(your?|aap|aapka|aapki|aapke)\b(?! (know|think|tell|like))/;

/** "I am a nurse, is there something for me?" */
const seeksForOneself = /\b(something|anything|kuch|what .+|course|program) for me\b/;

/** Topics whose words mean little without an anchor: "when" and "where" are asked of everything. */
const loose: readonly Topic[] = [
  "duration",
  "start",
  "location",
  "otherCity",
  "abroad",
  "contact",
  "benefits",
  "recommendation",
  "count",
];

/** Topics that a request for something else touches in passing, as in "write a poem about your course". */
const passing: readonly Topic[] = [
  "coverage",
  "notListed",
  "summary",
  "curriculum",
  "about",
  "benefits",
];

/** Whether none of these topics is a question of its own. */
export function onlyInPassing(topics: readonly Topic[]): boolean {
  return topics.every((topic) => passing.includes(topic));
}

/** Whether a message asks for something that is no business of ours, although words of ours occur in it. */
export function isElsewhere(
  { concepts, foreign, words }: Reading,
  topics: readonly Topic[],
  compares: boolean,
): boolean {
  const anchored = anchors.some((anchor) => concepts.has(anchor));
  const said = words.join(" ");
  const ofUs = anchored || addressesUs.test(said) || seeksForOneself.test(said);
  if (concepts.has("elsewhere")) {
    return !anchored || (!compares && onlyInPassing(topics));
  }
  if (asksAboutTheField(concepts, topics)) {
    return !anchored;
  }
  return (
    topics.length > 0 && foreign > 0 && !ofUs && topics.every((topic) => loose.includes(topic))
  );
}

/** "What is LangChain?" asks about the field, "do you teach LangChain?" about us. */
function asksAboutTheField(concepts: Reading["concepts"], topics: readonly Topic[]): boolean {
  const general = ["whatIs", "best", "compare", "howto"] as const;
  const asks = !concepts.has("teach") && general.some((concept) => concepts.has(concept));
  return asks && topics.join() === "notListed";
}
