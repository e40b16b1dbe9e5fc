import type { Program } from "../../../../content/programs.ts";
import type { Content } from "../content.ts";
import { fillerWords } from "../language/common-words.ts";
import { wordsOf } from "../language/normalise.ts";
import { paraphrases } from "../language/paraphrases.ts";
import { root } from "../language/root.ts";
import { stem } from "../language/stem.ts";
import type { Example } from "./examples.ts";
import { people } from "./people.ts";
import { listed } from "./phrases.ts";
import { placeNames, zoneNames } from "./places.ts";
import { technologies } from "./technologies.ts";

/** What examples speak of that a name may hold as well ("python") is not common. */
const elsewhere = new Set(["offTopic", "inject", "rival", "otherPeople"]);

/** The roots of the words that are common in questions, and the stems of all that are business of ours. */
export function wordsKnown(
  content: Content,
  examples: readonly Example[],
): { common: ReadonlySet<string>; ours: ReadonlySet<string> } {
  const usual = new Set(
    examples.filter(({ intent }) => !elsewhere.has(intent)).flatMap(({ words }) => words),
  );
  const common = new Set([...usual].map(({ text }) => root(text)));
  const ours = new Set([
    ...[...usual].map((word) => word.stem),
    ...content.programs.flatMap(wordsOfProgram).map(stem),
    ...listed(fillerWords).flatMap(wordsOf).map(stem),
  ]);
  return { common, ours };
}

/** The stems of the provider's name that are in nothing else. */
export function wordsOfName({ site }: Content, ours: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    wordsOf(site.name)
      .map(stem)
      .filter((word) => !ours.has(word)),
  );
}

/** The words that a misspelt one may stand for. */
export function wordsToSpell(content: Content, examples: readonly Example[]): string[] {
  return [
    ...wordsOf(content.site.name),
    ...content.programs.flatMap(wordsOfProgram),
    ...placeNames.flatMap(wordsOf),
    ...new Set(examples.flatMap(({ words }) => words.map(({ text }) => text))),
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
