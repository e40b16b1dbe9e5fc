import { isCount } from "../../language/numbers.ts";
import { root } from "../../language/root.ts";
import type { Word } from "../../language/segments.ts";
import type { Group } from "./person-groups.ts";
import type { Zone } from "./time-zones.ts";

/** What the words of a message name, as far as content/ and general knowledge tell. */
export type Meaning =
  /** A common word may still be one of a feature's. */
  | { kind: "word"; features?: readonly string[] }
  /** One program, or several that a word of their titles names together. */
  | { kind: "program"; slugs: readonly string[] }
  /** Something that features of programs hold. */
  | { kind: "skill"; features: readonly string[] }
  /** Something that is taught elsewhere. */
  | { kind: "technology" }
  /** `also` are the programs whose titles hold the word: "leaders"; a deed tells by what they do who they are. */
  | { kind: "person"; groups: readonly Group[]; also?: readonly string[]; isDeed?: true }
  | { kind: "place"; zone: Zone }
  | { kind: "zone"; zone: Zone }
  /** Hours may be said as those of a program: "longer than the app course". */
  | { kind: "number" | "hours" | "amount"; value: number; ofProgram?: string }
  | { kind: "month" }
  /** "The second one", "the other course": stands for a program that the talk was of. */
  | { kind: "pointer" };

/** One or several words with their meaning. */
export type Token = Word &
  Meaning & {
    length: number;
    excluded?: true;
    /** Said of what is not asked or not meant: "not about the fees, …". */
    isOut?: true;
    /** It ends what is claimed and asked about: "all are ten hours. True?", doubted: "she is wrong, isn't she?", said not to be so, or perhaps a mistake: "am I wrong to think …?" */
    claims?: "said" | "doubted" | "denied" | "mistaken";
    /** Said instead of a program: "the app course, sorry, agents", it stands for one. */
    instead?: true;
  };

/** Whether it names something that is taught. */
export function isSkill({ kind }: Token): boolean {
  return kind === "skill";
}

/** Whether it names programs that are not waved off. */
export function isProgram({ kind, excluded }: Token): boolean {
  return kind === "program" && !excluded;
}

/** Whether it names somebody who is not waved off. */
export function isPerson({ kind, excluded }: Token): boolean {
  return kind === "person" && !excluded;
}

/** Whether it names somebody who begins, and is not waved off. */
export function isBeginner(token: Token): boolean {
  return token.kind === "person" && !token.excluded && token.groups.includes("beginner");
}

/** How a token looks to the scorer: names are all alike to it. */
export function symbolOf(token: Token): string {
  if (token.kind === "word") return isCount(token.text) ? "@number" : token.stem;
  return token.kind === "pointer" ? "@program" : `@${token.kind}`;
}

const noun =
  /\b(?:course|program|programme|training|bootcamp|class|track|one|wala|wale|developer|leaders?)s?\b/;

/**
 * How tokens look to the scorer. Beside a name stand its words ("~agent"), by which what is asked in other words is
 * known, unless it only names a program: "the agent course".
 */
export function symbolsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    const symbol = symbolOf(token);
    const isThing =
      token.kind === "skill" ||
      (token.kind === "program" && !noun.test(`${token.text} ${tokens[at + 1]?.text}`));
    return isThing ? [symbol, ...token.text.split(" ").map((word) => `~${root(word)}`)] : [symbol];
  });
}
