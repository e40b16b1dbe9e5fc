import { programs } from "../../../../content/programs.ts";
import { impliedTopics, saysWhereOneIs } from "./implied-topics.ts";
import { namesByHours } from "./named-programs.ts";
import { outweighed } from "./outweighed.ts";
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
    ...impliedTopics(reading),
  ];
  if (asksWhatIsTaught(reading, found)) {
    found.push(skillsIn(reading).length > 0 ? "coverage" : "notListed");
  }
  if (namesByHours(reading) && !reading.concepts.has("howlong")) {
    found.splice(found.indexOf("duration"), found.includes("duration") ? 1 : 0);
  }
  const losers = new Set(found.flatMap((topic) => outweighed[topic] ?? []));
  if (found.some((topic) => isUnknown(topic) && topic !== "company")) {
    losers.add("about").add("audience").add("programs");
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
  if (concepts.has("best") || (concepts.has("which") && concepts.has("course"))) {
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

function namesProgram({ concepts }: Reading): boolean {
  return programs.some(({ slug }) => concepts.has(slug));
}
