import type { Program } from "../../../../../content/programs.ts";
import { sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { byPerson } from "./programs-for-people.ts";
import { programsTeaching } from "./programs-teaching.ts";

/** What stands for a program: "the Python course". */
export const noun =
  /^(course|program|programme|one|ones|wala|wale|wali|bootcamp|training|thing|courses|programs|programmes)$/;
/** After a noun these begin what tells it from others: "the one with agents". */
const joins = /^(with|on|about|for|of|that|covering|containing|teaching|having|jisme|jismein)$/;
const within =
  /^(people|those|folks|anyone|anybody|somebody|someone|who|that|has|have|covers|cover|teaches|includes|include|is|about|with|on|the|a|an|my|our|us|all|ai|takes|take|of|for|hai)$/;

/**
 * The programs that tokens name or describe: "agentic", "the ten hour course for managers", "wo python wala". What
 * stands together describes together; apart, each names its own.
 */
export function namedBy(tokens: readonly Token[], programs: readonly Program[]): Program[] {
  const used = new Set<Token>();
  const named = tokens.flatMap((token, at) => {
    if (token.kind !== "word" || !noun.test(token.text)) return [];
    const parts = [...before(tokens, at), ...after(tokens, at)].filter((part) => !used.has(part));
    for (const part of parts) used.add(part);
    return described(parts, programs);
  });
  const alone = tokens
    .filter((token) => !used.has(token))
    .flatMap((token) => [
      ...nameOf(token, programs),
      ...described(thoseHours(tokens, tokens.indexOf(token)), programs).map(({ slug }) => slug),
    ]);
  const slugs = new Set([...named.map(({ slug }) => slug), ...alone]);
  return programs.filter(({ slug }) => slugs.has(slug));
}

/** "What is taught in the 40 hours?", "in those 10 hours for managers" */
function thoseHours(tokens: readonly Token[], at: number): Token[] {
  const token = tokens[at] as Token;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  if (token.kind !== "hours" || token.excluded || !inThose.test(before.join(" "))) return [];
  const behind = token.ends ? [] : tokens.slice(at + 1, at + 4);
  const whom = behind.find(({ kind }) => kind === "person");
  const isFor = whom && forWhom.test(textOf(behind.slice(0, behind.indexOf(whom))));
  return isFor ? [token, whom] : [token];
}

const forWhom = /^(?:meant |made |intended )?for$/;
const inThose = /\b(?:in|of|during|inside) (?:the|those|these|your|all) ?(?:full|whole|entire)?$/;

function nameOf(token: Token, programs: readonly Program[]): readonly string[] {
  if (token.excluded) return [];
  if (token.kind === "program") return token.slugs;
  return token.instead ? programsOf(token, programs).map(({ slug }) => slug) : [];
}

/** What all parts of a description hold for; what holds for none is left aside. */
function described(parts: readonly Token[], programs: readonly Program[]): readonly Program[] {
  const people = parts.filter(({ kind }) => kind === "person");
  const sets = parts
    .filter((part) => part.kind !== "person")
    .map((part) => programsOf(part, programs))
    .concat(people.length > 0 ? [[...byPerson(people, programs)]] : [])
    .filter((set) => set.length > 0);
  return sets.reduce<readonly Program[]>((found, set) => {
    const both = found.filter((program) => set.includes(program));
    return both.length > 0 ? both : found;
  }, sets[0] ?? []);
}

/** The programs of which one token tells: by name, hours or what is taught. */
export function programsOf(token: Token, programs: readonly Program[]): Program[] {
  if (token.kind === "program") return programs.filter(({ slug }) => token.slugs.includes(slug));
  if (token.kind === "hours") return programs.filter(({ hours }) => hours === token.value);
  const features = token.kind === "skill" || token.kind === "word" ? (token.features ?? []) : [];
  return programsTeaching(programs, features);
}

function before(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  for (let place = at - 1; place >= 0; place--) {
    const token = tokens[place];
    if (!token || token.ends || token.excluded) break;
    if (tells(token)) found.unshift(token);
    else if (token.kind !== "number") break;
  }
  return found;
}

function after(tokens: readonly Token[], at: number): Token[] {
  const behind = behindNoun(tokens, at);
  if (!joins.test(behind[0]?.text ?? "")) return [];
  if (isAskedOf(tokens, at)) return [];
  const isDefinite = /^(the|that)$/.test(tokens[at - 1]?.text ?? "");
  const isTelling = (token: Token) =>
    tells(token) || (isDefinite && token.kind === "word" && token.features !== undefined);
  const following = endOf(behind.slice(0, 7));
  const first = following.findIndex((token) => isTelling(token) || !within.test(token.text));
  const told = following.slice(first < 0 ? following.length : first);
  const last = told.findIndex((token) => !isTelling(token));
  return told.slice(0, last < 0 ? told.length : last);
}

/** What stands before the end of a part, or before what is waved off. */
function endOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ ends }) => ends);
  const out = tokens.findIndex(({ excluded }) => excluded);
  return tokens.slice(
    0,
    Math.min(end < 0 ? tokens.length : end + 1, out < 0 ? tokens.length : out),
  );
}

function tells({ kind, excluded }: Token): boolean {
  return !excluded && ["program", "skill", "hours", "person"].includes(kind);
}

const offers = /^(?:have|offer|run|do|hold|sell|give|teach|made|make|keep|got|mentioned)$/;

/** What stands behind a noun, without that it is ours: "the one (you have) for bosses". */
export function behindNoun(tokens: readonly Token[], at: number): readonly Token[] {
  if (tokens[at]?.ends) return [];
  const [subject, verb] = tokens.slice(at + 1, at + 3);
  const isOurs = subject?.text === "you" && !verb?.ends && offers.test(verb?.text ?? "");
  return tokens.slice(at + (isOurs ? 3 : 1));
}

/** "Are both of the 10 hour programs for engineers?" asks it of them. */
function isAskedOf(tokens: readonly Token[], at: number): boolean {
  const start = sentenceStart(tokens, at);
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ ends }) => ends);
  const isAsked = /^(?:is|are)$/.test(tokens[start]?.text ?? "") && rest[0]?.text === "for";
  return isAsked && (end < 0 ? rest : rest.slice(0, end + 1)).length < 4;
}
