import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { mostOf } from "../../understanding/scoring/in-other-words.ts";
import { asksOfThing } from "../../understanding/sentences/asks-of-thing.ts";
import { splitAfter } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import type { Provider, Question } from "../wording/answer.ts";
import { saidLoosely } from "./said-loosely.ts";

/** How surely a feature must be meant for a technology beside it to be passed over. */
const sureBesideTechnology = 0.6;

/** What the clause names, or else what was asked about before: "and the other one?" */
export function featuresMeant({ skills }: Provider, question: Question): readonly string[] {
  const { clause, features, conditions } = question;
  const { tokens } = clause;
  const named = tokens.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  // "Streaming data and data quality, are both in the same course?"
  const namesMore = clause.features.every((feature) => named.includes(feature));
  if (clause.situation) return conditions.isBoth && namesMore ? named : ofSituation(question);
  if (clause.isJoined && named.length > 0) return [...new Set([...named, ...features])];
  if (named.length > 0) return [...new Set([...named, ...namedBeside({ skills }, question)])];
  const isForeign = tokens.some(({ kind }) => kind === "technology");
  // A technology is in no feature because it is spoken of beside one.
  const isMeant = !isForeign || mostOf(clause.goals) > sureBesideTechnology;
  if (features.length > 0 && isMeant) return ownOf(question, features);
  if (isForeign) return [];
  // "Does it include anything on leading a team?"
  const loosely = saidLoosely(skills, tokens);
  // "(Does it teach deployment?) And what about image editing?" asks of nothing that was asked about before.
  if (loosely.length > 0 || asksOfThing(clause)) return loosely;
  return ownOf(question, askedBefore({ skills }, question));
}

/** "Any course that talks about the ethical side of data?": of what may be meant, what a word of it names. */
function ofSituation({ clause }: Question): readonly string[] {
  const said = new Set(clause.tokens.flatMap(({ text }) => wordsOf(text)).map(root));
  const isSaid = (feature: string) => rootsOf(feature).some((word) => said.has(word));
  const named = clause.features.some(isSaid) ? [] : clause.perhaps.filter(isSaid);
  return named.length > 0 ? named : clause.features;
}

const joins = /^(?:and|aur|or|ya|plus|also)$/;

/** "(ROI) and how to lead the team": behind "and", what common words name of the one program that is asked about. */
function namedBeside(
  { skills }: Pick<Provider, "skills">,
  { clause, selection }: Question,
): readonly string[] {
  const [only, ...others] = selection.about;
  const leavesOut = clause.tokens.some(({ excluded }) => excluded);
  if (!only || others.length > 0 || leavesOut) return [];
  const parts = splitAfter(clause.tokens, (_, at) => joins.test(clause.tokens[at + 1]?.text ?? ""));
  return parts.flatMap((part) => {
    const words = part.filter(({ kind }) => kind === "word").map(({ text }) => text);
    const found = part.some(isNamed) ? [] : skills.loosely(words);
    return found.length === 1 && holds(only, found) ? found : [];
  });
}

/** What was asked about before, where the clause names nothing that is taught: "does the other one have that too?" */
export function askedBefore(
  { skills }: Pick<Provider, "skills">,
  { clause, context, features }: Question,
): readonly string[] {
  const isOpen = features.length === 0 && clause.tokens.every((token) => !isNamed(token));
  return isOpen ? featuresTold({ skills }, context) : [];
}

/** What was asked about last. */
export function featuresTold(
  { skills }: Pick<Provider, "skills">,
  { features }: Question["context"],
): readonly string[] {
  return features.flatMap((number) => skills.all[Number(number)] ?? []);
}

function isNamed({ kind }: Token): boolean {
  return kind === "skill" || kind === "technology";
}

/** Asked of one program, what is only guessed is sought among what that teaches first: "does it cover putting it live?" */
function ownOf({ clause, selection }: Question, features: readonly string[]): readonly string[] {
  const [only, ...others] = selection.about;
  if (!only || others.length > 0 || holds(only, features)) return features;
  const wanted = rootsShared(features);
  const own = only.features.filter(
    (feature) =>
      clause.perhaps.includes(feature) || rootsOf(feature).some((word) => wanted.has(word)),
  );
  return own.length > 0 ? own : features;
}

/** Of several features what they have in common is meant: of what deploys, "deployment", and no "strategies". */
function rootsShared(features: readonly string[]): ReadonlySet<string> {
  const [first = [], ...others] = features.map(rootsOf);
  const shared = first.filter((word) => others.every((words) => words.includes(word)));
  return new Set(shared.length > 0 ? shared : features.flatMap(rootsOf));
}

/** The roots of a feature's words that tell it from others. */
function rootsOf(feature: string): string[] {
  return wordsOf(feature)
    .map(root)
    .filter((word) => word.length > 3);
}

/** Whether a program has something of each thing that is named. */
export function holdsEach(program: Program, tokens: readonly Token[]): boolean {
  return tokens.every(
    (token) => token.kind !== "skill" || token.excluded || holds(program, token.features),
  );
}

export function holds(program: Program, features: readonly string[]): boolean {
  return program.features.some((feature) => features.includes(feature));
}
