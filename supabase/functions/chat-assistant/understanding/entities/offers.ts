import type { Content } from "../../content.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Something that the provider has given a name of its own: a benefit, a perk or a highlight. */
export type Offer = { kind: "benefit" | "perk" | "highlight"; id: string };

/** Takes the tokens of a clause; gives what of these they name. */
export type FindOffer = (tokens: readonly Token[]) => Offer | undefined;

/** In a name these tell nothing. */
const plain = wordSet("ai to with from for and of the in a an your our");

/**
 * A way to find what the provider's benefits, perks and highlights are called: by two words of a name next to each
 * other, or by one that nobody uses otherwise (`isCommon`). What programs or features are called by comes first.
 */
export function createFindOffer(content: Content, isCommon: (word: string) => boolean): FindOffer {
  const taken = [
    ...content.programs.flatMap(({ title, alsoCalled, features }) => [
      title,
      ...alsoCalled,
      ...features,
    ]),
  ].map((name) => ` ${rootsOf(name).join(" ")} `);
  const isTaken = (words: string) => taken.some((name) => name.includes(` ${words} `));
  const offers = [
    ...content.benefits.items.map(({ id, title }) => ({
      kind: "benefit" as const,
      id,
      name: title,
    })),
    ...content.callToAction.perks.map(({ id, text }) => ({
      kind: "perk" as const,
      id,
      name: text,
    })),
    ...(content.launch?.highlights ?? []).map(({ id, text }) => ({
      kind: "highlight" as const,
      id,
      name: text,
    })),
  ].map(({ kind, id, name }) => ({
    kind,
    id,
    tells: tellingOf(wordsOf(name.replace(/\(.*\)/, ""))),
  }));

  return function findOffer(tokens) {
    const said = ` ${tokens.flatMap(({ text }) => rootsOf(text)).join(" ")} `;
    const found = offers.find(({ tells }) => tells.some((words) => said.includes(` ${words} `)));
    return found && { kind: found.kind, id: found.id };
  };

  function tellingOf(words: readonly string[]): string[] {
    const pairs = words
      .slice(1)
      .flatMap((word, at) =>
        plain.has(word) || plain.has(words[at] ?? "")
          ? []
          : `${root(words[at] ?? "")} ${root(word)}`,
      );
    const rare = words.filter((word) => !plain.has(word) && !isCommon(word)).map(root);
    return [...pairs, ...rare].filter((words) => !isTaken(words));
  }
}

function rootsOf(text: string): string[] {
  return wordsOf(text).map(root);
}
