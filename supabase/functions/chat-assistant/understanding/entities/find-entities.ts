import type { Program } from "../../../../../content/programs.ts";
import type { Word } from "../../language/segments.ts";
import type { Group } from "../tokens/person-groups.ts";
import { listed, Phrases } from "../tokens/phrases.ts";
import { placeNames, zoneOf, zoneOfTime } from "../tokens/places.ts";
import { technologies } from "../tokens/technologies.ts";
import { type Zone, zoneNames } from "../tokens/time-zones.ts";
import type { Meaning, Token } from "../tokens/token.ts";
import { numberAt } from "./amounts.ts";
import { createHoldNames } from "./names-with-punctuation.ts";
import { nameByDeeds } from "./people-by-deeds.ts";
import { namesOfPeople } from "./person-names.ts";
import { pointingAt } from "./pointers.ts";
import { createFindPrograms, type FindPrograms } from "./program-names.ts";
import { besideNames, isProgram, joinNames } from "./program-or-person.ts";
import { withRepeatedHours } from "./repeated-hours.ts";
import type { Skills } from "./skills.ts";

const months =
  /^(january|february|april|june|july|august|september|october|november|december|aug|sept|oct|nov|dec|jan|feb)$/;

/** Takes a message's words; gives them with what they name, each name as one token. */
export type FindEntities = (words: readonly Word[]) => Token[];

/** A way to find what these programs, their features and general knowledge have names for. */
export function createFindEntities(programs: readonly Program[], skills: Skills): FindEntities {
  const findPrograms = createFindPrograms(programs);
  const holdNames = createHoldNames(programs);
  const lengths = new Set(programs.map(({ hours }) => hours));
  const persons = new Phrases<Group[]>();
  for (const [phrase, groups] of namesOfPeople(programs)) persons.add(phrase, groups);
  const places = new Phrases<{ zone: Zone; isZone: boolean }>();
  for (const name of placeNames) places.add(name, { zone: zoneOf(name) ?? "other", isZone: false });
  for (const [zone, names] of Object.entries(zoneNames) as [Zone, string][]) {
    for (const name of listed(names)) places.add(name, { zone, isZone: true });
  }
  const taught = new Phrases<true>();
  for (const name of listed(technologies)) taught.add(name, true);

  return function findEntities(message) {
    const words = holdNames(message);
    const stems = words.map((word) => word.stem);
    const texts = words.map((word) => word.text);
    const tokens: Token[] = [];
    for (let at = 0; at < words.length; ) {
      const found = meaningAt(words, stems, texts, at, tokens);
      const last = words[at + found.length - 1];
      const { ends: _, asks: __, listed: ___, ...first } = words[at] as Word;
      const text = texts.slice(at, at + found.length).join(" ");
      tokens.push({
        ...first,
        text,
        ...found.meaning,
        length: found.length,
        ...(last?.ends && { ends: last.ends }),
        ...(last?.asks && { asks: last.asks }),
        ...(last?.listed && { listed: last.listed }),
      });
      at += found.length;
    }
    return nameByDeeds(joinNames(besideNames(withRepeatedHours(tokens))));
  };

  /** "15 hours per head" speaks of nobody, and "pottery" of no potters whom a program is for. */
  function personAt(stems: readonly string[], texts: readonly string[], at: number) {
    const person = texts[at - 1] === "per" ? undefined : persons.at(stems, at);
    const isDoing = /(?:ing|ry)$/.test(texts[at + (person?.length ?? 1) - 1] ?? "");
    return isDoing && person?.value.length === 0 ? undefined : person;
  }

  function meaningAt(
    words: readonly Word[],
    stems: readonly string[],
    texts: readonly string[],
    at: number,
    before: readonly Token[],
  ): { length: number; meaning: Meaning } {
    const limit = endOfPart(words, at);
    const isWhole = limit === stems.length;
    const within = isWhole ? stems : stems.slice(0, limit);
    const program = findPrograms(within, at);
    const skill = skills.at(isWhole ? texts : texts.slice(0, limit), at);
    const person = personAt(within, texts, at);
    if (program && isProgram(texts, at, program, skill, person, before)) {
      return { length: program.length, meaning: { kind: "program", slugs: program.slugs } };
    }
    if (person && person.length >= (skill?.length ?? 0)) {
      return { length: person.length, meaning: personOr(person, program) };
    }
    const technology = taught.at(within, at);
    if (skill && skill.length >= (technology?.length ?? 0)) {
      return { length: skill.length, meaning: { kind: "skill", features: skill.features } };
    }
    return generalMeaning(words, within, texts, at);
  }

  /** What a feature names beats every list of what is taught elsewhere. */
  function technologyOrSkill(texts: readonly string[], at: number, length: number) {
    const features = skills.wholly(texts.slice(at, at + length));
    const meaning: Meaning =
      features.length > 0 ? { kind: "skill", features } : { kind: "technology" };
    return { length, meaning };
  }

  /** A place, a zone, or what a time is called after: "the Indian date". */
  function placeAt(within: readonly string[], texts: readonly string[], at: number) {
    const place = places.at(within, at);
    const zone = place?.value.zone ?? zoneOfTime(texts, at);
    const kind = place?.value.isZone ? ("zone" as const) : ("place" as const);
    return zone && { length: place?.length ?? 1, meaning: { kind, zone } };
  }

  function generalMeaning(
    words: readonly Word[],
    within: readonly string[],
    texts: readonly string[],
    at: number,
  ): { length: number; meaning: Meaning } {
    const place = placeAt(within, texts, at);
    if (place) return place;
    const technology = taught.at(within, at);
    if (technology) return technologyOrSkill(texts, at, technology.length);
    if (months.test(texts[at] ?? "")) return { length: 1, meaning: { kind: "month" } };
    const pointing = pointingAt(words, texts, at);
    if (pointing > 0) return { length: pointing, meaning: { kind: "pointer" } };
    return numberAt(words, texts, at, lengths) ?? { length: 1, meaning: wordAt(texts[at] ?? "") };
  }

  function wordAt(text: string): Meaning {
    const features = skills.loosely([text]);
    return { kind: "word", ...(features.length > 0 && { features }) };
  }
}

/** Somebody, who may also be a program: "leaders". */
function personOr(
  { length, value }: { length: number; value: readonly Group[] },
  program: ReturnType<FindPrograms>,
): Meaning {
  const also = program?.length === length && { also: program.slugs };
  return { kind: "person", groups: value, ...also };
}

/** Names do not reach over punctuation that is none of theirs. */
function endOfPart(words: readonly Word[], at: number): number {
  const end = words.findIndex((word, place) => place >= at && word.ends);
  return end < 0 ? words.length : end + 1;
}
