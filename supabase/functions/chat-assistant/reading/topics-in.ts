import { programs } from "../../../../content/programs.ts";
import { outweighed } from "./outweighed.ts";
import { personas } from "./personas.ts";
import type { Reading } from "./read.ts";
import { skillsIn } from "./skills.ts";
import { isUnknown, plainTopics, type Topic } from "./topics.ts";

/**
 * What a message, or a part of one, asks for. A word of a topic is enough; only where there is none does the
 * bare question count ("when?" asks for the start, "how much?" for the price), and after that a request to
 * be told about something.
 */
export function topicsIn(reading: Reading): Topic[] {
  const found = [
    ...plainTopics.filter((topic) => reading.concepts.has(topic)),
    ...implied(reading),
  ];
  if (asksWhatIsTaught(reading, found)) {
    found.push(skillsIn(reading).length > 0 ? "coverage" : "notListed");
  }
  const losers = new Set(found.flatMap((topic) => outweighed[topic] ?? []));
  if (found.some((topic) => isUnknown(topic) && topic !== "company")) {
    losers.add("about").add("audience");
  }
  if (saysWhereOneIs(reading)) {
    losers.add("otherCity");
  }
  if (found.some((topic) => topic !== "register") && !reading.concepts.has("howto")) {
    losers.add("register");
  }
  const kept = found.filter((topic) => !losers.has(topic));
  return kept.length > 0 ? [...new Set(kept)] : bareQuestion(reading);
}

/** Topics that show in words of several kinds together. */
function implied(reading: Reading): Topic[] {
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
    ["start", asksForStart(reading)],
  ];
  return signs.filter(([, shows]) => shows).map(([topic]) => topic);
}

/** "I know nothing about programming", "is Python required?" */
function saysOrAsksWhetherOneCodes(reading: Reading): boolean {
  const codes = skillsIn(reading).some((skill) => /^(programming|python)$/.test(skill.stem));
  const need = reading.concepts.has("lack") || reading.words.includes("coding");
  return codes && need && !reading.concepts.has("teach");
}

/** "Which course is for beginners?" asks for a course, not for entry requirements. */
function seeksCourseForOneself(reading: Reading): boolean {
  const { concepts } = reading;
  const who = [...personas, "codingNeed"] as const;
  const seeks = concepts.has("which") || concepts.has("best") || chooses(reading);
  return seeks && who.some((persona) => concepts.has(persona));
}

/** "Agentic or application?" */
function chooses({ concepts, words }: Reading): boolean {
  const named = programs.filter(({ slug }) => concepts.has(slug));
  return named.length > 1 && (words.includes("or") || words.includes("ya"));
}

function namesProgram({ concepts }: Reading): boolean {
  return programs.some(({ slug }) => concepts.has(slug));
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
function saysWhereOneIs({ words }: Reading): boolean {
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

function asksWhatIsTaught(reading: Reading, found: readonly Topic[]): boolean {
  const { concepts, foreign } = reading;
  const asked =
    concepts.has("teach") ||
    concepts.has("which") ||
    concepts.has("programmingLanguage") ||
    found.length === 0 ||
    (found.join() === "curriculum" && !concepts.has("course") && !namesProgram(reading));
  if (skillsIn(reading).length > 0) {
    return asked && !found.includes("codingNeed");
  }
  if (concepts.has("otherSkill")) {
    return asked;
  }
  return concepts.has("teach") && foreign > 0 && found.length === 0;
}

const asksForCourses = /(many|kitne|kitni|kitte|of) (\w+ )?(course|program|training|bootcamp)/;

function bareQuestion({ concepts, words }: Reading): Topic[] {
  if (concepts.has("howmany") && asksForCourses.test(words.join(" "))) {
    return ["count"];
  }
  if (concepts.has("best")) {
    return ["recommendation"];
  }
  if (concepts.has("when")) {
    return ["start"];
  }
  if (concepts.has("where")) {
    return ["location"];
  }
  if (concepts.has("howmuch")) {
    return ["price"];
  }
  if (concepts.has("interest") && concepts.has("course")) {
    return ["register"];
  }
  return [];
}
