import type { Program } from "../../../../content/programs.ts";
import { numberOf } from "../language/numbers.ts";
import type { Word } from "../language/segments.ts";
import { type Group, people } from "./people.ts";
import { listed, Phrases } from "./phrases.ts";
import { type Zone, zones } from "./places.ts";
import { createFindPrograms } from "./program-names.ts";
import type { Skills } from "./skills.ts";
import { technologies } from "./technologies.ts";
import type { Meaning, Token } from "./token.ts";

const hourWords = /^(hour|hr|ghant|ghanta|ghante|gantalu|hrs|hours)$/;
const moneyWords = /^(rs|rupee|rupees|inr|dollar|dollars|thousand|lakh|lakhs|usd)$/;
const months =
  /^(january|february|april|june|july|august|september|october|november|december|aug|sept|oct|nov|dec|jan|feb)$/;
/** What stands before the name of a group of people rather than of a program. */
const beforePerson = new Set(
  "for as am a an like be become becoming being suits suit m of me not".split(" "),
);
const afterProgram =
  /^(course|program|programme|one|ones|track|bootcamp|training|class|wala|wale|wali|vala|batch)s?$/;

const pointers =
  /^(first|second|third|fourth|last|other|former|latter|dusra|doosra|pehla|teesra) (one|wala|wali|course|program|option|bootcamp)$/;

/** Takes a message's words; gives them with what they name, each name as one token. */
export type FindEntities = (words: readonly Word[]) => Token[];

/** A way to find what these programs, their features and general knowledge have names for. */
export function createFindEntities(programs: readonly Program[], skills: Skills): FindEntities {
  const findPrograms = createFindPrograms(programs);
  const persons = new Phrases<Group[]>();
  for (const [phrase, groups] of groupsByPhrase()) persons.add(phrase, groups);
  const places = new Phrases<{ zone: Zone; isZone: boolean }>();
  for (const [zone, list] of Object.entries(zones) as [Zone, string][]) {
    listed(list).forEach((name) => {
      places.add(name, {
        zone,
        isZone: /time|^[a-z]{3,4}$|eastern|pacific/.test(name) && isAcronym(name),
      });
    });
  }
  const taught = new Phrases<true>();
  for (const name of listed(technologies)) taught.add(name, true);

  return function findEntities(words) {
    const stems = words.map((word) => word.stem);
    const texts = words.map((word) => word.text);
    const tokens: Token[] = [];
    for (let at = 0; at < words.length; ) {
      const found = meaningAt(words, stems, texts, at);
      const last = words[at + found.length - 1];
      const { ends: _, ...first } = words[at] as Word;
      const text = texts.slice(at, at + found.length).join(" ");
      tokens.push({
        ...first,
        text,
        ...found.meaning,
        length: found.length,
        ...(last?.ends && { ends: last.ends }),
      });
      at += found.length;
    }
    return tokens;
  };

  function meaningAt(
    words: readonly Word[],
    stems: readonly string[],
    texts: readonly string[],
    at: number,
  ): { length: number; meaning: Meaning } {
    const limit = endOfPart(words, at);
    const within = stems.slice(0, limit);
    const program = findPrograms(within, at);
    const skill = skills.at(texts.slice(0, limit), at);
    const person = persons.at(within, at);
    if (program && isProgram(texts, at, program, skill, person)) {
      return { length: program.length, meaning: { kind: "program", slugs: program.slugs } };
    }
    if (person && person.length >= (skill?.length ?? 0)) {
      return { length: person.length, meaning: { kind: "person", groups: person.value } };
    }
    if (skill)
      return { length: skill.length, meaning: { kind: "skill", features: skill.features } };
    return generalMeaning(words, within, texts, at);
  }

  /** What a feature names beats every list of what is taught elsewhere. */
  function technologyOrSkill(texts: readonly string[], at: number, length: number) {
    const features = skills.loosely(texts.slice(at, at + length));
    const meaning: Meaning =
      features.length > 0 ? { kind: "skill", features } : { kind: "technology" };
    return { length, meaning };
  }

  function generalMeaning(
    words: readonly Word[],
    within: readonly string[],
    texts: readonly string[],
    at: number,
  ): { length: number; meaning: Meaning } {
    const place = places.at(within, at);
    if (place) {
      const { zone, isZone } = place.value;
      return { length: place.length, meaning: { kind: isZone ? "zone" : "place", zone } };
    }
    const technology = taught.at(within, at);
    if (technology) return technologyOrSkill(texts, at, technology.length);
    if (months.test(texts[at] ?? "")) return { length: 1, meaning: { kind: "month" } };
    if (pointers.test(texts.slice(at, at + 2).join(" ")) && !words[at]?.ends) {
      return { length: 2, meaning: { kind: "pointer" } };
    }
    return numberAt(words, texts, at) ?? { length: 1, meaning: { kind: "word" } };
  }
}

function isAcronym(name: string): boolean {
  return (
    /^(est|edt|pst|pdt|cst|cdt|ist|gmt|utc|bst|sgt|cet|aest|jst|mst|eastern|pacific)$/.test(name) ||
    / time$/.test(name)
  );
}

/** Whether what a title holds names the program here, rather than a skill or a person. */
function isProgram(
  texts: readonly string[],
  at: number,
  program: { length: number; isFullName: boolean },
  skill: { length: number } | undefined,
  person: { length: number } | undefined,
): boolean {
  const taught = skill?.length ?? 0;
  if (program.length < taught) return false;
  if (program.isFullName || afterProgram.test(texts[at + program.length] ?? "")) return true;
  if (taught === program.length) return false;
  const isPerson = beforePerson.has(texts[at - 1] ?? "") || /s$/.test(texts[at] ?? "");
  return !person || person.length < program.length || !isPerson;
}

function numberAt(words: readonly Word[], texts: readonly string[], at: number) {
  const [text = "", next = "", after = ""] = texts.slice(at, at + 3);
  if (/^(rs|inr|dollars)$/.test(text) && numberOf(next) !== undefined) {
    return amount(next, moneyWords.test(after) ? 3 : 2);
  }
  const value = numberOf(text);
  if (value === undefined) return undefined;
  const plain = /^\d+$/.test(text)
    ? { length: 1, meaning: { kind: "number", value } as const }
    : undefined;
  if (words[at]?.ends) return plain;
  if (hourWords.test(next) || hourWords.test(words[at + 1]?.stem ?? "")) {
    return { length: 2, meaning: { kind: "hours", value } as const };
  }
  return moneyWords.test(next) ? amount(text, moneyWords.test(after) ? 3 : 2) : plain;
}

function amount(text: string | undefined, length: number) {
  return { length, meaning: { kind: "amount", value: Number(text) } as const };
}

/** Names do not reach over punctuation. */
function endOfPart(words: readonly Word[], at: number): number {
  const end = words.findIndex((word, place) => place >= at && word.ends);
  return end < 0 ? words.length : end + 1;
}

function groupsByPhrase(): Map<string, Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [group, list] of Object.entries(people) as [Group, string][]) {
    for (const phrase of listed(list)) groups.set(phrase, [...(groups.get(phrase) ?? []), group]);
  }
  return groups;
}
