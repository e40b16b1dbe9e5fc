import { programs } from "../../../../content/programs.ts";
import { goals, personas } from "./personas.ts";
import type { Reading } from "./read.ts";
import { skillsIn } from "./skills.ts";
import type { Topic } from "./topics.ts";

/** Topics that show in words of several kinds together. */
export function impliedTopics(reading: Reading): Topic[] {
  const signs: readonly [Topic, boolean][] = [
    ["instructors", asksWhoTeaches(reading)],
    [
      "location",
      reading.concepts.has("where") &&
        (reading.concepts.has("about") || reading.concepts.has("provider")),
    ],
    ["duration", reading.concepts.has("howlong")],
    ["codingNeed", saysOrAsksWhetherOneCodes(reading)],
    ["recommendation", seeksCourseForOneself(reading)],
    ["number", asksHowMany(reading)],
    ["benefits", reading.concepts.has("why") && reading.concepts.has("register")],
    ["company", asksWhenFounded(reading)],
    ["career", changesCareer.test(reading.words.join(" "))],
    ["start", asksForStart(reading)],
    ["enterprise", areSeveral.test(reading.words.join(" "))],
    ["launch", asksForStart(reading) && reading.words.includes("bootcamp")],
  ];
  return signs.filter(([, shows]) => shows).map(([topic]) => topic);
}

/** "I know nothing about programming", "is Python required?" */
function saysOrAsksWhetherOneCodes(reading: Reading): boolean {
  const codes = skillsIn(reading).some((skill) => /^(programming|python)$/.test(skill.stem));
  const need = reading.concepts.has("lack") || reading.words.includes("coding");
  return codes && need && !reading.concepts.has("teach");
}

/** "Is there a course for marketing people?" */
const seeksFor = /\b(?:courses?|programs?|anything|something|kuch) for\b/;

/** "We are a startup of 12" */
const areSeveral = /\bwe are (?:an? (?:\w+ )?of )?\d+\b/;

/** "I want to switch from testing to AI" */
const changesCareer =
  /\b(?:switch|shift|move|transition|change)\b.* (?:to|into) ai(?! (?:app|for|business))/;

/** "Which course is for beginners?", "I want to build agents": asks for a course, not for what it takes or holds. */
function seeksCourseForOneself(reading: Reading): boolean {
  const { concepts, words } = reading;
  if (concepts.has("wish") && goals.some((goal) => concepts.has(goal))) {
    return true;
  }
  const who = [...personas, "codingNeed"] as const;
  const forSomeone = seeksFor.test(words.join(" ")) && !concepts.has("enterprise");
  const seeks = concepts.has("which") || concepts.has("best") || chooses(reading) || forSomeone;
  return seeks && who.some((persona) => concepts.has(persona));
}

/** "Agentic or application?" */
function chooses({ concepts, words }: Reading): boolean {
  const named = programs.filter(({ slug }) => concepts.has(slug));
  return named.length > 1 && (words.includes("or") || words.includes("ya"));
}

function asksHowMany({ concepts }: Reading): boolean {
  return concepts.has("howmany") && (concepts.has("mentor") || concepts.has("projects"));
}

/** "When did your company start?" */
function asksWhenFounded({ concepts }: Reading): boolean {
  const ofUs = concepts.has("provider") && !concepts.has("course");
  return ofUs && concepts.has("when") && concepts.has("start");
}

/** "I am from Pune" is no question whether there is a branch. */
export function saysWhereOneIs({ words }: Reading): boolean {
  return /\bi (am|live|work|stay)\b|\bi .*\bfrom\b/.test(words.join(" "));
}

function asksWhoTeaches({ concepts }: Reading): boolean {
  return (
    (concepts.has("who") && (concepts.has("mentor") || concepts.has("curriculum"))) ||
    (concepts.has("names") && concepts.has("mentor"))
  );
}

function asksForStart({ concepts }: Reading): boolean {
  if (concepts.has("startDate")) {
    return true;
  }
  if (concepts.has("when")) {
    return concepts.has("start") || concepts.has("register") || concepts.has("course");
  }
  const otherwise = concepts.has("howto") || concepts.has("best") || concepts.has("register");
  return concepts.has("start") && !otherwise;
}
