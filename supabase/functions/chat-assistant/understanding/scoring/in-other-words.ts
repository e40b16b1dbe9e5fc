import type { Guess } from "./scorer.ts";

/** What begins the intents by which a feature and a program are asked for in other words. */
export const taught = "taught:";
export const suits = "suits:";

/** What a part of a message says that needs no answer: a reason, a feeling, a detail. */
export const aside = "aside";

/** Takes what stands together; tells what it may ask. */
export type Read = (symbols: readonly string[]) => Told;

/** What a part of a message may ask, with what is taught or which program it speaks of in other words. */
export type Told = {
  guesses: readonly Guess[];
  /** The features that it most likely speaks of, without naming them. */
  features: readonly string[];
  /** Those that it may speak of as well. */
  perhaps: readonly string[];
  /** How much it speaks for each program, by slug. */
  goals: Readonly<Record<string, number>>;
};

/** How much a part of a message speaks for the program that it speaks for most. */
export function mostOf(goals: Told["goals"]): number {
  return Math.max(0, ...Object.values(goals));
}

/** Less than this says nothing. */
const least = 0.08;

/** Whatever is taught is asked of as `coverage`, whatever suits as `recommendation`. */
function meaningOf(intent: string): string {
  if (intent.startsWith(taught)) return "coverage";
  return intent.startsWith(suits) ? "recommendation" : intent;
}

/** What these guesses tell; `teachers` gives the programs that teach a feature. */
export function toldBy(
  found: readonly Guess[],
  teachers: (feature: string) => readonly string[],
): Told {
  const guesses = new Map<string, number>();
  for (const { intent, chance } of found) add(guesses, meaningOf(intent), chance);
  const likely = found.filter(({ chance }) => chance >= least);
  const clear = likely
    .filter(({ intent }) => intent.startsWith(taught))
    .map(({ intent, chance }) => ({ feature: intent.slice(taught.length), chance }));
  const features = clear.length > 0 ? clear : meantAlone(found);
  const speaking = [
    ...features.map(({ feature, chance }) => ({ intent: taught + feature, chance })),
    ...likely.filter(({ intent }) => intent.startsWith(suits)),
  ];
  const most = Math.max(0, ...features.map(({ chance }) => chance));
  return {
    guesses: [...guesses]
      .map(([intent, chance]) => ({ intent, chance }))
      .sort((a, b) => b.chance - a.chance),
    features: features.filter(({ chance }) => chance > most / 2).map(({ feature }) => feature),
    perhaps: features.map(({ feature }) => feature),
    goals: chancesBySlug(speaking, teachers),
  };
}

/** What part of all that is taught one feature must be, and how likely all that, to be what is asked of. */
const alone = 0.95;
const faint = 0.0003;
/** How much it then speaks for the programs that teach it: too little to deny it of others. */
const half = 0.5;

/**
 * "Does the long course teach how to put an app online" is so plainly a question of what is taught that what it may be
 * is hardly likely beside that: where only one feature may be meant at all, it is.
 */
function meantAlone(found: readonly Guess[]): { feature: string; chance: number }[] {
  if (found[0]?.intent !== "coverage") return [];
  const meant = found.filter(({ intent }) => intent.startsWith(taught));
  const sum = meant.reduce((total, { chance }) => total + chance, 0);
  const [first] = meant;
  if (!first || sum < faint || first.chance < alone * sum) return [];
  return [{ feature: first.intent.slice(taught.length), chance: half }];
}

/** What is meant, if it is something that is taught, and how likely that is. */
export type Meant = Pick<Told, "features" | "perhaps" | "goals"> & { chance: number };

/** How likely a feature or a program must at least be meant, of all that may be; less where nothing else can be. */
const enough = 0.02;
const enoughPointedAt = 0.002;
/** What part of that must speak for one program. */
const most = 0.5;
/** How likely it must be against what is no business of ours. */
const againstOthers = 0.03;

/**
 * What is spoken of where only something that is taught can be: the chances of all other meanings are left aside.
 * Undefined when too little speaks for any program, or as much for several.
 */
export function taughtBy(
  found: readonly Guess[],
  teachers: (feature: string) => readonly string[],
  isPointedAt: boolean,
): Meant | undefined {
  const meant = found.filter(({ intent }) => intent.startsWith(taught) || intent.startsWith(suits));
  const sum = meant.reduce((total, { chance }) => total + chance, 0);
  const others = found.find(({ intent }) => intent === "offTopic")?.chance ?? 0;
  if (sum < (isPointedAt ? enoughPointedAt : enough) || sum < againstOthers * others)
    return undefined;
  const told = toldBy(
    meant.map(({ intent, chance }) => ({ intent, chance: chance / sum })),
    teachers,
  );
  const [first, second] = Object.entries(told.goals).toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] < most || first[1] < 2 * (second?.[1] ?? 0)) return undefined;
  const features = told.features.filter((feature) => teachers(feature).includes(first[0]));
  return features.length > 0
    ? { features, perhaps: told.perhaps, goals: told.goals, chance: sum }
    : undefined;
}

/** How likely something that each program teaches or is good for was spoken of, by its slug. */
export function chancesBySlug(
  found: readonly Guess[],
  teachers: (feature: string) => readonly string[],
): Readonly<Record<string, number>> {
  const chances = new Map<string, number>();
  for (const { intent, chance } of found) {
    if (intent.startsWith(suits)) add(chances, intent.slice(suits.length), chance);
    if (!intent.startsWith(taught)) continue;
    const slugs = teachers(intent.slice(taught.length));
    for (const slug of slugs) add(chances, slug, chance / slugs.length);
  }
  return Object.fromEntries(chances);
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
