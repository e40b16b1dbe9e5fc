import type { Program } from "../../../../content/programs.ts";
import type { Content } from "../content.ts";
import { fillerWords } from "../language/common-words.ts";
import { wordsOf } from "../language/normalise.ts";
import { root } from "../language/root.ts";
import { readWords } from "../language/segments.ts";
import { createSpelling } from "../language/spelling.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Conditions, readConditions } from "./conditions.ts";
import { createFindEntities } from "./entities.ts";
import { exampleStem, examplesFor } from "./examples.ts";
import { markExcluded } from "./negation.ts";
import { people } from "./people.ts";
import { listed } from "./phrases.ts";
import { zones } from "./places.ts";
import { type Example, learn } from "./scorer.ts";
import { createSkills, type Skills } from "./skills.ts";
import { technologies } from "./technologies.ts";
import { symbolOf, type Token } from "./token.ts";

/** What a message says, as far as words tell. */
export type Understanding = {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  conditions: Conditions;
  /** How many words are known only from what is no business of ours, or not at all. */
  foreign(clause: Clause): number;
};

/** What examples speak of that a name may hold as well ("python") is not common. */
const elsewhere = new Set(["offTopic", "inject", "rival", "otherPeople"]);

/** How many examples make one step of the work. */
const stride = 256;

export type Understand = (message: string) => Understanding;

/** Learns from the examples and the content how to understand messages about it, in steps. */
export function* createUnderstanding(
  content: Content,
): Generator<undefined, { understand: Understand; skills: Skills }> {
  const examples = examplesFor(content);
  yield;
  const common = new Set(
    examples.filter(({ intent }) => !elsewhere.has(intent)).flatMap(({ parts }) => parts.map(root)),
  );
  yield;
  const ours = new Set([
    ...examples
      .filter(({ intent }) => !elsewhere.has(intent))
      .flatMap(({ parts }) => parts.map(exampleStem)),
    ...content.programs.flatMap(wordsOfProgram).map(exampleStem),
    ...listed(fillerWords).flatMap(wordsOf).map(exampleStem),
  ]);
  yield;
  const skills = createSkills(content.programs, common);
  const findEntities = createFindEntities(content.programs, skills);
  const findGeneral = createFindEntities([], createSkills([], common));
  yield;
  const masked: Example[] = [];
  for (const { intent, parts } of examples) {
    masked.push({ intent, symbols: symbolsOf(parts) });
    if (masked.length % stride === 0) yield;
  }
  const score = yield* learn(masked);
  const spell = createSpelling([
    ...content.programs.flatMap(wordsOfProgram),
    ...examples.flatMap(({ parts }) => parts),
    ...[...Object.values(people), ...Object.values(zones), technologies, fillerWords].flatMap(
      (lines) => listed(lines).flatMap(wordsOf),
    ),
  ]);

  function symbolsOf(parts: readonly string[]): string[] {
    const words = parts.map((part) => ({ text: part, stem: exampleStem(part) }));
    return findGeneral(words).map((token) =>
      token.text.startsWith("@") ? nameOf(token.text) : symbolOf(token),
    );
  }

  return {
    skills,
    understand(message) {
      const tokens = findEntities(readWords(message, spell));
      markExcluded(tokens);
      return {
        tokens,
        clauses: clausesOf(tokens, score),
        conditions: readConditions(tokens),
        foreign: (clause) =>
          clause.tokens.filter(({ kind, stem }) => kind === "word" && !ours.has(stem)).length,
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
