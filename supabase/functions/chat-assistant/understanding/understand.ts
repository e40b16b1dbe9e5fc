import type { Program } from "../../../../content/programs.ts";
import type { Content } from "../content.ts";
import { fillerWords } from "../language/common-words.ts";
import { wordsOf } from "../language/normalise.ts";
import { isCount } from "../language/numbers.ts";
import { paraphrases } from "../language/paraphrases.ts";
import { root } from "../language/root.ts";
import { readWords, type Word } from "../language/segments.ts";
import { createSpelling } from "../language/spelling.ts";
import { stem } from "../language/stem.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Conditions, readConditions } from "./conditions.ts";
import { createFindEntities } from "./entities.ts";
import { examplesFor } from "./examples.ts";
import { markExcluded } from "./negation.ts";
import { createFindOffer, type FindOffer } from "./offers.ts";
import { people } from "./people.ts";
import { listed } from "./phrases.ts";
import { zones } from "./places.ts";
import { type Example, learn } from "./scorer.ts";
import { createSkills, type Skills } from "./skills.ts";
import { technologies } from "./technologies.ts";
import { symbolOf, type Token } from "./token.ts";
import { asksForUnknownProgram } from "./unknown-program.ts";

/** What a message says, as far as words tell. */
export type Understanding = {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  conditions: Conditions;
  /** How many words are known only from what is no business of ours, or not at all. */
  foreign(clause: Clause): number;
  findOffer: FindOffer;
  /** Whether it calls the provider by name. */
  namesProvider(clause: Clause): boolean;
  /** Whether it asks who or what the provider is, by its whole name. */
  asksOfProvider(clause: Clause): boolean;
  /** Whether it asks for a program that we do not have. */
  lacksProgram(clause: Clause): boolean;
};

/** What examples speak of that a name may hold as well ("python") is not common. */
const elsewhere = new Set(["offTopic", "inject", "rival", "otherPeople"]);

/** How many examples make one step of the work. */
const stride = 256;

export type Understand = (message: string) => Understanding;

/** Learns from the examples and the content how to understand messages about it, in steps. */
export function* createUnderstanding(
  content: Content,
): Generator<undefined, { understand: Understand; skills: Skills; findOffer: FindOffer }> {
  const examples = examplesFor(content);
  yield;
  const usual = new Set(
    examples.filter(({ intent }) => !elsewhere.has(intent)).flatMap(({ words }) => words),
  );
  const common = new Set([...usual].map(({ text }) => root(text)));
  const ours = new Set([
    ...[...usual].map((word) => word.stem),
    ...content.programs.flatMap(wordsOfProgram).map(stem),
    ...listed(fillerWords).flatMap(wordsOf).map(stem),
  ]);
  yield;
  const skills = createSkills(content.programs, common);
  const findEntities = createFindEntities(content.programs, skills);
  const findOffer = createFindOffer(content, (word) => ours.has(stem(word)));
  const isOurs = (token: Token) => ours.has(token.stem) || isCount(token.text);
  const asksOfName = new RegExp(
    `^(?:(?:what|who) is|tell me about|about) ${wordsOf(content.site.name).join(" ")}$`,
  );
  const ownWords = new Set(
    wordsOf(content.site.name)
      .map(stem)
      .filter((word) => !ours.has(word)),
  );
  const findGeneral = createFindEntities([], createSkills([], common));
  yield;
  const masked: Example[] = [];
  for (const { intent, words } of examples) {
    masked.push({ intent, symbols: symbolsOf(words) });
    if (masked.length % stride === 0) yield;
  }
  const score = yield* learn(masked);
  const spell = createSpelling([
    ...wordsOf(content.site.name),
    ...content.programs.flatMap(wordsOfProgram),
    ...new Set(examples.flatMap(({ words }) => words.map(({ text }) => text))),
    ...[
      ...Object.values(people),
      ...Object.values(zones),
      ...Object.values(paraphrases),
      technologies,
      fillerWords,
    ].flatMap((lines) => listed(lines).flatMap(wordsOf)),
  ]);

  function symbolsOf(words: readonly Word[]): string[] {
    return findGeneral(words).map((token) =>
      token.text.startsWith("@") ? nameOf(token.text) : symbolOf(token),
    );
  }

  return {
    skills,
    findOffer,
    understand(message) {
      const tokens = findEntities(readWords(message, spell));
      markExcluded(tokens);
      return {
        tokens,
        clauses: clausesOf(tokens, score),
        conditions: readConditions(tokens),
        foreign: (clause) =>
          clause.tokens.filter((token) => token.kind === "word" && !isOurs(token)).length,
        findOffer,
        namesProvider: ({ tokens }) => tokens.some((token) => ownWords.has(token.stem)),
        asksOfProvider: ({ text }) => asksOfName.test(text),
        lacksProgram: (clause) => asksForUnknownProgram(clause, isOurs),
      };
    },
  };
}

/** In examples @other stands for what is taught elsewhere. */
function nameOf(text: string): string {
  return text === "@other" ? "@technology" : text;
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
