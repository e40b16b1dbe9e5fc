import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import { Phrases } from "../tokens/phrases.ts";
import { wordSet } from "../tokens/word-set.ts";
import { bareTopics, isLeftOut } from "./bare-program-topics.ts";

/** Finds at a place of a message the programs that are named there, and by how many words. */
export type FindPrograms = (
  stems: readonly string[],
  at: number,
) => { length: number; slugs: readonly string[]; isFullName: boolean } | undefined;

/** These name no program by themselves, whatever title holds them: "sign me up for it". */
const joining = new Set(
  "for and in of the with to a an it its this that these those they them we us our i me my you your he him his she her at on by from or is are be do what who how not no one"
    .split(" ")
    .map(stem),
);

/** What any program may be called: "the Café Owner's Course" is not meant by every "course". */
const general = new Set(
  "course courses program programs programme programmes class classes workshop workshops training trainings bootcamp bootcamps track masterclass"
    .split(" ")
    .map(stem),
);

/** "Make an app": a short name that stands for the thing itself. */
const makes = new Set(
  "a an any make build create mobile web your my our this".split(" ").map(stem),
);

/** "Have built two apps" */
const made = new Set("built made created developed shipped launched".split(" ").map(stem));

/** "Putting the app live" */
const goesLive = new Set("live online".split(" ").map(stem));

/** "An app" stands for the thing itself, but not "your ML course". */
function isThingMade(
  stems: readonly string[],
  at: number,
  { length }: { length: number },
): boolean {
  const isMade = makes.has(stems[at - 1] ?? "") || made.has(stems[at - 2] ?? "");
  const next = stems[at + 1] ?? "";
  return length === 1 && !general.has(next) && (isMade || goesLive.has(next));
}

/** What a word of a title means before or behind these words: no program. */
const otherwise = {
  before: wordSet("my our your his her own run runs running small submit submitted sent"),
  after: new Set(
    "process form status deadline date hours hour card school plan trip idea owner person man woman fee number"
      .split(" ")
      .map(stem),
  ),
};

const strikes = new Set("no nope nah nahi".split(" ").map(stem));
const rest = new Set("other others rest remaining second dusra dusri doosra".split(" ").map(stem));

/** Of these English makes other words: "business hours", but "agentic hours" asks for those of a program. */
const compounding = new Set(["business", "application", "app", "data"].map(stem));

/**
 * A way to find programs by their title, by what else they are called, or by words that only some of the titles
 * hold: of "Agentic AI Developer" and "AI Application Developer", "agentic" names one and "developer" both.
 */
export function createFindPrograms(programs: readonly Program[]): FindPrograms {
  const full = new Phrases<readonly string[]>();
  const topicsOfNames = new Phrases<readonly string[]>();
  const topics = bareTopics(programs);
  const holders = new Map<string, Set<string>>();
  const titles = programs.map(({ title }) => wordsOf(title).map(stem));
  for (const { slug, title, alsoCalled } of programs) {
    for (const name of [title, ...alsoCalled.flatMap(withNouns)]) full.add(name, [slug]);
    for (const name of alsoCalled.filter((called) => endsIn.test(called)))
      topicsOfNames.add(name.replace(endsIn, ""), [slug]);
    for (const word of wordsOf(title).map(stem)) {
      if (!joining.has(word) && !general.has(word))
        holders.set(word, (holders.get(word) ?? new Set()).add(slug));
    }
  }
  const telling = (word: string | undefined): ReadonlySet<string> | undefined => {
    const slugs = holders.get(word ?? "");
    return slugs && (slugs.size < programs.length || programs.length === 1) ? slugs : undefined;
  };

  return findPrograms;

  function findPrograms(stems: readonly string[], at: number): ReturnType<FindPrograms> {
    const first = stems[at] ?? "";
    if (!full.begins(first) && !holders.has(first)) return undefined;
    const named = full.at(stems, at);
    const called = named ? undefined : topicCalled(stems, at);
    if (called) return { ...called, isFullName: false };
    const run = titleWords(stems, at);
    if (named && !isThingMade(stems, at, named) && named.length >= (run?.length ?? 0)) {
      return { length: named.length, slugs: named.value, isFullName: true };
    }
    return run;
  }

  /** A course called by its topic alone, where the noun is left out, or stands behind another name. */
  function topicCalled(stems: readonly string[], at: number) {
    const left = isLeftOut(stems, at) ? topics.get(stems[at] ?? "") : undefined;
    if (left) return { length: 1, slugs: left };
    const shared = topicsOfNames.at(stems, at);
    const next = at + (shared?.length ?? 0);
    return shared &&
      (sharesNoun(stems, next) || isStruckForOther(stems, next) || isOnTopic(stems, at))
      ? { length: shared.length, slugs: shared.value }
      : undefined;
  }

  /** "The one on agents" */
  function isOnTopic(stems: readonly string[], at: number): boolean {
    const [noun = "", on = ""] = stems.slice(Math.max(0, at - 2), at);
    return (on === "on" || on === stem("about")) && (noun === "one" || nounStems.has(noun));
  }

  /** "Agents no, the other one" */
  function isStruckForOther(stems: readonly string[], at: number): boolean {
    return strikes.has(stems[at] ?? "") && stems.slice(at + 1, at + 4).some((one) => rest.has(one));
  }

  /** "Agent (and business courses)": one noun for two names. */
  function sharesNoun(stems: readonly string[], at: number): boolean {
    if (!couples.has(stems[at] ?? "")) return false;
    const next = stems[at + 1] === "the" ? at + 2 : at + 1;
    const other = findPrograms(stems, next);
    const end = next + (other?.length ?? 0);
    return (
      other !== undefined && [stems[end], stems[end - 1]].some((word) => nounStems.has(word ?? ""))
    );
  }

  function titleWords(stems: readonly string[], at: number) {
    const run = runOf(stems.slice(at));
    const last = run.findLastIndex((word) => holders.has(word));
    const length = last + 1;
    const told = run.slice(0, length).filter((word) => telling(word)).length;
    if (told === 0 || (told === 1 && isOtherwise(stems, at, length))) return undefined;
    const slugs = run.slice(0, length).reduce(narrowedBy, undefined);
    if (isGeneral(slugs) && !nounStems.has(stems[at + length] ?? "")) return undefined;
    return { length, slugs: [...(slugs ?? [])], isFullName: false };
  }

  /** "Do you store my data?" names none of four programs of which three are called so. */
  function isGeneral(slugs: ReadonlySet<string> | undefined): boolean {
    return programs.length > 3 && (slugs?.size ?? 0) * 4 >= programs.length * 3;
  }

  /** The words of titles that stand here in a row, as long as there is a program that all of them name. */
  function runOf(stems: readonly string[]): string[] {
    const end = stems.findIndex((word, at) => {
      const slugs = stems.slice(0, at).reduce(narrowedBy, undefined);
      return (
        !(holders.has(word) || (joining.has(word) && slugs)) ||
        narrowedBy(slugs, word)?.size === 0 ||
        (joining.has(stems[at - 1] ?? "") && !follows(stems[at - 2] ?? "", word))
      );
    });
    return stems.slice(0, end < 0 ? stems.length : end);
  }

  /** Whether a title goes on like that: "Literacy for Managers", but not "literacy and data". */
  function follows(first: string, next: string): boolean {
    return titles.some(
      (words) => words.includes(first) && words.lastIndexOf(next) > words.indexOf(first),
    );
  }

  /** What both the words so far and this one may name. */
  function narrowedBy(slugs: ReadonlySet<string> | undefined, word: string) {
    const next = telling(word);
    if (!slugs || !next) return slugs ?? next;
    return new Set([...next].filter((slug) => slugs.has(slug)));
  }
}

/** "Agent course" is "agent program" as well. */
function withNouns(name: string): string[] {
  return endsIn.test(name) ? nouns.map((noun) => name.replace(endsIn, ` ${noun}`)) : [name];
}

const endsIn = / course$/;
const couples = new Set("and or vs versus aur ya plus".split(" ").map(stem));

const nouns = [
  "course",
  "courses",
  "program",
  "programs",
  "one",
  "training",
  "bootcamp",
  "track",
  "class",
  "wala",
  "wale",
  "wali",
  "vala",
  "ka course",
  "ke course",
  "wala course",
  "wale course",
  "thing",
  "stuff",
  "type",
];

/** "I want to learn SQL" names no course in machine learning. */
const deeds = new Set(["learn", "lead", "engineer", "develop", "train", "manage"].map(stem));
const beforeDeeds = wordSet(
  "to i we you they he she will would could can not just never actually really also ever even",
);
const afterDeeds = new Set(
  "something anything how to it this that about here the more new from with".split(" ").map(stem),
);

const nounStems = new Set([...nouns, "ones"].map(stem));

function isOtherwise(stems: readonly string[], at: number, length: number): boolean {
  const isDeed = beforeDeeds.has(stems[at - 1] ?? "") || afterDeeds.has(stems[at + 1] ?? "");
  if (length === 1 && deeds.has(stems[at] ?? "") && isDeed) return true;
  const isCompound =
    compounding.has(stems[at + length - 1] ?? "") && otherwise.after.has(stems[at + length] ?? "");
  // "My business", but "your business course"
  const isOwned =
    otherwise.before.has(stems[at - 1] ?? "") && !nounStems.has(stems[at + length] ?? "");
  return isOwned || isCompound;
}
