import type { Content } from "../../content.ts";
import { wordsOf } from "../../language/normalise.ts";
import { type Word, wordsIn } from "../../language/segments.ts";
import { stem } from "../../language/stem.ts";
import { Phrases } from "../tokens/phrases.ts";
import { wordSet } from "../tokens/word-set.ts";

/**
 * A way to hear the launch by what this provider calls it: where the pop-up's title is "SOC Analyst Open House" and the
 * program "SOC Analyst", "the open house" is the launch session, as which examples for any provider speak of it.
 */
export function createNameLaunch(content: Content): (words: readonly Word[]) => readonly Word[] {
  const called = calledOf(content);
  if (called.every((word) => heardAnyway.has(word))) return (words) => words;
  const names = new Phrases<true>();
  names.add(called.join(" "), true);
  return function nameLaunch(words) {
    const stems = words.map((word) => word.stem);
    return words.flatMap((word, at) => {
      const isInside = called.some((_, back) => back > 0 && names.at(stems, at - back));
      if (isInside) return [];
      const found = names.at(stems, at);
      const last = words[at + (found?.length ?? 1) - 1];
      return found ? [launch, { ...last, ...session }] : [word];
    });
  };
}

/** The words of the launch's title that no program is called by, nor the provider. */
function calledOf({ launch, programs, site }: Content): string[] {
  const names = programs.flatMap(({ title, alsoCalled }) => [title, ...alsoCalled]);
  const others = new Set([...names, site.name].flatMap(wordsOf).map(stem));
  return wordsOf(launch?.title ?? "").filter((word) => !others.has(stem(word)) && !small.has(word));
}

const small = wordSet("the a an our of for in on with and to at free live");

/** As the launch, or as what nobody means the launch alone by. */
const heardAnyway = wordSet(
  "launch session bootcamp course program programme class training batch day",
);

const [launch, session] = wordsIn("launch session") as [Word, Word];
