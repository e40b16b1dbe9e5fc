import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { byPerson } from "../entities/programs-for-people.ts";
import { programsTeaching } from "../entities/programs-teaching.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";
import {
  atPlace,
  noun,
  type Phrase,
  sized,
  sizedMost,
  withMostHours,
} from "./described-by-size.ts";
import { withStandIn } from "./stand-in.ts";

type Shape = (
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
) => Phrase | undefined;

const inHindi = /^(?:wala|wale|wali)$/;
const points = /^(?:the|that|your|our)$/;

/**
 * "The shorter developer one", "the 40 hour course", "the one for managers": what describes one program alone names it.
 * So does a place among those that were shown last, where none was or beside what is named: "the first one and the agents
 * course".
 */
export function nameByPhrase(
  tokens: readonly Token[],
  programs: readonly Program[],
  shown: readonly Program[],
): Token[] {
  const named = namedBy(shapes, tokens, programs);
  const placed = namedBy([atPlace], named, shown.length > 0 ? shown : programs);
  const names = placed.filter(({ kind }) => kind === "program");
  return shown.length === 0 || names.length > 1 ? placed : named;
}

function namedBy(
  ways: readonly Shape[],
  tokens: readonly Token[],
  programs: readonly Program[],
): Token[] {
  let named = [...tokens];
  for (let at = 0; at < named.length; at++) {
    const isPointed = points.test(named[at - 1]?.text ?? "") && !named[at - 1]?.ends;
    // "40 ghante wala mere liye nahi hai na?": there is no article.
    const isHindi = named[at]?.kind === "hours" && inHindi.test(named[at + 1]?.text ?? "");
    if (!isPointed && !isHindi) continue;
    const found = ways
      .map((shape) => shape(named, at, programs))
      .find((phrase) => phrase?.programs.length === 1);
    if (!found) continue;
    const slugs = found.programs.map(({ slug }) => slug);
    const text = found.isRead ? "course" : textOf(named.slice(at, at + found.length));
    named = withStandIn(named, at, found.length, { slugs, text });
  }
  return named;
}

const shapes: readonly Shape[] = [
  sized,
  ofHours,
  teaching,
  withTaught,
  forGoal,
  forPeople,
  sizedMost,
  withMostHours,
];

/** "The 40 hour course", "no wait, I meant the 40" */
function ofHours(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [size, behind] = tokens.slice(at, at + 2);
  if (size?.kind !== "hours") return undefined;
  const named = programs.filter(({ hours }) => hours === size.value);
  const isLast = size.ends !== undefined || behind === undefined;
  if (isLast && /^(?:meant|mean)$/.test(tokens[at - 2]?.text ?? ""))
    return { length: 1, programs: named };
  const isNoun = noun.test(behind?.text ?? "") || behind?.text === "thing";
  return size.ends || !isNoun ? undefined : { length: 2, programs: named };
}

/** "The Python course" */
function teaching(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [skill, behind] = tokens.slice(at, at + 2);
  if (skill?.kind !== "skill" || skill.ends || !noun.test(behind?.text ?? "")) return undefined;
  return { length: 2, programs: programsTeaching(programs, skill.features) };
}

const withWords =
  /^(?:with|on|about|covering|teaching|having|(?:that |which )?(?:starts?|starting|begins?|beginning) (?:with|from|at)|(?:that|which) (?:has|covers|teaches|includes|is about)|(?:where|in which) (?:you|we|one|i|they|people) (?:learn|study|do|get|get to learn|are taught|teach|start with|begin with|write|use))$/;

/** "The one with Python" */
function withTaught(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const place = tokens.slice(at, at + 5).findIndex(({ kind }) => kind === "skill");
  const skill = tokens[at + place];
  const [one, ...joint] = tokens.slice(at, at + Math.max(0, place));
  const isOne = one && !one.ends && noun.test(one.text) && withWords.test(textOf(joint));
  if (!isOne || skill?.kind !== "skill") return undefined;
  return { length: place + 1, programs: programsTeaching(programs, skill.features) };
}

/** "The course on building agents": what one program alone is said to suit */
function forGoal(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [one, joint, ...behind] = tokens.slice(at, at + 6);
  const isOne =
    one && !one.ends && noun.test(one.text) && /^(?:on|about|for|in)$/.test(joint?.text ?? "");
  if (!isOne) return undefined;
  const lengths = [4, 3, 2].filter((length) => length <= behind.length);
  for (const length of lengths) {
    const said = textOf(behind.slice(0, length));
    const found = programs.filter(({ suits }) =>
      suits.some((goal) => goal.includes(" ") && wordsOf(goal).join(" ") === said),
    );
    if (found.length > 0) return { length: length + 2, programs: found };
  }
  return undefined;
}

/** "The one for managers", "the course meant for founders" */
function forPeople(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [one, ...behind] = tokens.slice(at, at + 4);
  if (!one || one.ends) return undefined;
  // "The course for managers and that for engineers"
  const isThat = tokens[at - 1]?.text === "that" && one.text === "for";
  if (isThat && behind[0]?.kind === "person" && tokens.slice(0, at).some(isProgram))
    return { length: 2, programs: byPerson(behind.slice(0, 1), programs) };
  if (!noun.test(one.text)) return undefined;
  const place = behind.findIndex(({ kind }) => kind === "person");
  const person = behind[place];
  const isFor = /^(?:(?:meant|made|intended) )?for$/.test(textOf(behind.slice(0, place)));
  const goesOn = /^(?:who|that|with)$/.test(tokens[at + place + 2]?.text ?? "");
  if (!person || !isFor || (goesOn && !person.ends)) return undefined;
  const made = ofThing(tokens, at + place + 2, programs);
  if (made && !person.ends) return { ...made, length: place + 2 + made.length };
  return { length: place + 2, programs: byPerson([person], programs) };
}

/** "(The course for developers) of agents": those that teach it */
function ofThing(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [joint, thing] = tokens.slice(at, at + 2);
  const isMade = /^(?:of|building|making|creating)$/.test(joint?.text ?? "");
  if (!isMade || !thing) return undefined;
  if (thing.kind === "program")
    return { length: 2, programs: programs.filter(({ slug }) => thing.slugs.includes(slug)) };
  const isTaught = thing.kind === "skill" || thing.kind === "word";
  if (!isTaught || !thing.features) return undefined;
  return { length: 2, programs: programsTeaching(programs, thing.features) };
}
