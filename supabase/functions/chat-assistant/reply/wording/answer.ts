import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import type { Stance } from "../../stances/stances.ts";
import type { Clause } from "../../understanding/clauses/clauses.ts";
import type { Conditions } from "../../understanding/conditions/conditions.ts";
import type { Offer } from "../../understanding/entities/offers.ts";
import type { Skills } from "../../understanding/entities/skills.ts";
import type { Goals } from "../../understanding/people/suiting.ts";
import type { Suits } from "../../understanding/people/suits.ts";
import type { Voice } from "../../understanding/people/voices.ts";
import type { Context, Reason } from "../../understanding/references/context.ts";
import type { Selection } from "../../understanding/references/selection.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { programFacts } from "./facts.ts";
import { fill, type Values } from "./fill.ts";

/** One question of a message, with all that is known of what it asks. */
export type Question = {
  intent: string;
  clause: Clause;
  /** All of the message: who writes may have said so in another part. */
  message: readonly Token[];
  goals: Goals;
  /** Where whoever is to be taught stands to writing code, where the message tells. */
  stance(): Stance | undefined;
  /** How likely each program suits whom the message speaks of, where it tells something of them. */
  suits(): Suits | undefined;
  /** How likely some words of the message speak of what a program teaches or is good for. */
  spokenMost(): number;
  /** Whether the message wishes for a subject that no program teaches. */
  wishesElse(): boolean;
  /** Those of whom the message speaks, when it speaks of several. */
  voices: readonly Voice[];
  /** What it calls by a name that the provider has given. */
  offer?: Offer | undefined;
  /** What is taught that the question means without naming it. */
  features: readonly string[];
  selection: Selection;
  conditions: Conditions;
  context: Context;
  yesOrNo: boolean;
  /** What was recommended last, or the one that the talk is of. */
  recommended: readonly Program[];
  /** That, where it was to somebody who is none of those for whom it is, as they say. */
  denied: readonly Program[];
  /** What they have refused, and do not ask for again. */
  refused: readonly Program[];
  /** What other questions of the message name: "(which is the shortest) and which is for managers?" */
  elsewhere: readonly Token[];
  /** How many words are none of ours. */
  foreign: number;
  /** The programs before and after "than". */
  sides?: readonly [readonly Program[], readonly Program[]];
  /** Says no more than a demand, so that it goes on from what the talk was of. */
  narrows: boolean;
};

/** What the provider publishes of a program, or where no other provider would; with the words by which it is found. */
export type Published = { text: string; words: ReadonlySet<string>; program?: Program };

/** What answering needs of the provider. */
export type Provider = {
  content: Content;
  facts: Values;
  skills: Skills;
  /** Where it may be found what has no answer of its own. */
  published: readonly Published[];
};

/** A part of a reply: what it says, about which programs, or in two words what is not known. */
export type Part = {
  text?: string;
  notKnown?: string;
  /** Which matter is not known is no more than likely. */
  isGuess?: boolean;
  programs: readonly Program[];
  /** What the talk is of from here on, where the reply names others besides. */
  focus?: readonly Program[];
  /** The programs that meet what was asked of some: "which one does?" */
  met?: readonly Program[];
  /** The features asked about. */
  features?: readonly string[];
  /** Those among which was asked: "which of the developer courses is gentler?" */
  among?: readonly Program[];
  /** What suits whoever writes, and somebody else: "how long is mine?", "and his?" */
  whose?: {
    mine?: readonly Program[];
    theirs?: readonly Program[];
    /** What they were chosen by, and that they only come near. */
    why?: Reason | undefined;
    near?: true | undefined;
  };
  /** Its yes or no was worked out of numbers, whatever else was said. */
  isWorkedOut?: true;
  /** The pace at which hours were told, as a context holds it. */
  pace?: string;
  /** The program whose registration form may be opened. */
  register?: Program;
};

type WordKey = Exclude<keyof Content["words"], "askTeam">;

/** A sentence of content/assistant/words.ts with the provider's facts and these values. */
export function say({ content, facts }: Provider, key: WordKey, values: Values = {}): string {
  return fill(content.words[key], { ...facts, ...values }) ?? "";
}

/** A line for each of these programs. */
export function eachProgram(
  provider: Provider,
  template: string,
  programs: readonly Program[],
  more: (program: Program) => Values = () => ({}),
): string {
  return programs
    .map((program) =>
      fill(template, { ...provider.facts, ...programFacts(program), ...more(program) }),
    )
    .filter((line) => line !== undefined)
    .join("\n");
}

/** Whether it asks for a yes or no, or ends as a question does. */
export function asksAtAll({ yesOrNo, clause }: Pick<Question, "yesOrNo" | "clause">): boolean {
  return yesOrNo || clause.tokens.some(({ asks }) => asks);
}

/** The programs asked about, or all. */
export function orAll(provider: Provider, programs: readonly Program[]): readonly Program[] {
  return programs.length > 0 ? programs : provider.content.programs;
}
