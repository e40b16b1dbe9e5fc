import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import { fillerWords } from "../../language/common-words.ts";
import { wordsOf } from "../../language/normalise.ts";
import { paraphrases } from "../../language/paraphrases.ts";
import { root } from "../../language/root.ts";
import { stem } from "../../language/stem.ts";
import { people } from "../tokens/person-groups.ts";
import { listed } from "../tokens/phrases.ts";
import { placeNames } from "../tokens/places.ts";
import { technologies } from "../tokens/technologies.ts";
import { zoneNames } from "../tokens/time-zones.ts";
import type { Spoken } from "./learned.ts";

/** Sighs and swearing, which ask for nothing: "shortest then ffs". */
const exclamations = `
  ffs, wtf, omg, omfg, lol, lmao, rofl, jeez, geez, damn, damnit, dammit, bloody, hell, heck, argh, ugh, sheesh, gosh,
  blimey, smh, tbh, imo, imho, dude, buddy, folks, pfft, meh, whatever, haha, hehe, arey, uff, crikey, yikes
`;

/** The roots of the words that are common in questions, and the stems of all that are business of ours. */
export function wordsKnown(
  content: Content,
  { words, elsewhere }: Spoken,
): { common: ReadonlySet<string>; ours: ReadonlySet<string> } {
  const foreign = new Set(elsewhere);
  const usual = words.filter((word) => !foreign.has(word));
  // A feature with a company of the city is not what is asked for by the city.
  const common = new Set([...usual, ...wordsOf(content.site.city)].map(root));
  const ours = new Set([
    ...usual.map(stem),
    ...content.programs.flatMap(wordsOfProgram).map(stem),
    ...listed(`${fillerWords},${exclamations}`).flatMap(wordsOf).map(stem),
  ]);
  return { common, ours };
}

/** The stems of what the provider tells of itself and answers: whoever asks of these asks nothing of the wide world. */
export function wordsTold({
  about,
  benefits,
  callToAction,
  answers,
}: Content): ReadonlySet<string> {
  const texts = [
    about.statement,
    ...about.paragraphs.map(({ text }) => text),
    ...benefits.items.flatMap(({ title, text }) => [title, text]),
    ...callToAction.perks.map(({ text }) => text),
    ...Object.values(answers).flatMap(({ reply }) => reply ?? []),
  ];
  return new Set(texts.flatMap(wordsOf).map(stem));
}

/** The stems of the provider's name that are in nothing else. */
export function wordsOfName({ site }: Content, ours: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(stemsOfNames([site.name], ours));
}

/** The stems of the names of those who speak of what they learned, as far as nothing else is called so. */
export function wordsOfLearners(
  { testimonials }: Content,
  ours: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = testimonials.items.map(({ name }) => name);
  return new Set(stemsOfNames(names, ours).filter((word) => word.length > 3));
}

function stemsOfNames(names: readonly string[], ours: ReadonlySet<string>): string[] {
  return names
    .flatMap(wordsOf)
    .map(stem)
    .filter((word) => !ours.has(word));
}

/** The words that a misspelt one may stand for. */
export function wordsToSpell(content: Content, { words }: Spoken): string[] {
  return [
    ...wordsOf(content.site.name),
    ...content.programs.flatMap(wordsOfProgram),
    ...content.benefits.items.flatMap(({ title }) => wordsOf(title)),
    ...content.callToAction.perks.flatMap(({ text }) => wordsOf(text)),
    ...placeNames.flatMap(wordsOf),
    ...words,
    ...[
      ...Object.values(people),
      ...Object.values(zoneNames),
      ...Object.values(paraphrases),
      technologies,
      fillerWords,
    ].flatMap((lines) => listed(lines).flatMap(wordsOf)),
  ];
}

function wordsOfProgram({
  title,
  features,
  alsoCalled,
  suits,
  audience,
  description,
}: Program): string[] {
  return [title, ...features, ...alsoCalled, ...suits, audience, description].flatMap(wordsOf);
}
