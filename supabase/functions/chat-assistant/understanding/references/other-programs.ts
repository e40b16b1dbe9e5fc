import type { Program } from "../../../../../content/programs.ts";
import { numberOf } from "../../language/numbers.ts";
import type { Conditions } from "../conditions/conditions.ts";
import type { Talk } from "./talk.ts";

/** "And the other one?", "which other one is the same length?" */
export function otherPrograms(
  { isOther, isSame, withCode, codes }: Conditions,
  talk: Talk,
): readonly Program[] | undefined {
  if (!isOther) return undefined;
  const spoken = (isSame && asLong(talk)) || otherThan(talk);
  const codesThere = withCode || codes;
  // "Not the agentic one, the other one where you write code": also where nothing was spoken of before.
  const isLess = talk.open.length < talk.programs.length;
  const others = spoken.length === 0 && codesThere && isLess ? talk.open : spoken;
  const coding = codesThere ? others.filter(({ needsCode }) => needsCode) : [];
  const found = coding.length > 0 ? coding : others;
  // "Pehle wala nahi, dusra wala": where nothing was spoken of, the second.
  return found.length > 0 || !/\bd(?:u|oo)sr[ae]\b/.test(talk.text) ? found : undefined;
}

/** "Both", "are they the same?": the two that the talk was of. */
export function pairMeant(
  { isBoth, isSame }: Conditions,
  talk: Talk,
): readonly Program[] | undefined {
  return isBoth || isSame ? pair(talk) : undefined;
}

/** The one that the talk is of, and the one before it; or the two that were told. */
export function pair({ focus, seen }: Pick<Talk, "focus" | "seen">): readonly Program[] {
  if (focus.length === 1 && seen.length > 0) return [...focus, ...seen.slice(0, 1)];
  return focus.length === 2 ? focus : [];
}

/** "Drop that one, compare the two that are left" */
export function bothLeft({ isBoth }: Conditions, talk: Talk): readonly Program[] | undefined {
  const { open, programs, text } = talk;
  const areLeft =
    open.length === 2 && programs.length > 2 && /\b(?:left|remain|remaining)\b/.test(text);
  return areLeft && isBoth ? open : undefined;
}

/** "Which other one is the same length?" */
function asLong({ focus, programs }: Talk): readonly Program[] | undefined {
  const [first] = focus;
  if (!first || focus.some(({ hours }) => hours !== first.hours)) return undefined;
  const found = programs.filter(({ hours }) => hours === first.hours);
  return found.length > 1 ? found : undefined;
}

const several = /\bothers|other (ones|two|courses|programs)\b/;

/** "What about the remaining program?", after the others were spoken of */
const remaining = /\b(?:remaining|last) (?:one|course|program|programme|class|training)\b/;

function otherThan(talk: Talk): readonly Program[] {
  const { focus, seen, open, programs, text } = talk;
  if (focus.length === 0 || focus.length === programs.length) return otherThanMet(talk);
  const said = saidAgain(talk);
  if (said) return said;
  const unspoken = open.filter((one) => !focus.includes(one) && !seen.includes(one));
  // "(Is the first of the two longer?) Does the remaining one teach any of that?"
  const isOfAll = open.length === programs.length;
  if (remaining.test(text) && isOfAll && unspoken.length === 1) return unspoken;
  const ofTwo = otherOfSeveral(talk);
  if (ofTwo) return ofTwo;
  const isOne = focus.length === 1 && !several.test(text);
  return isOne && seen.length > 0
    ? seen.slice(0, 1)
    : open.filter((program) => !focus.includes(program));
}

/** "(Only the long one gives a certificate.) And the other two?": than the one that met what was asked of all. */
function otherThanMet({ met, open }: Talk): readonly Program[] {
  const [only, ...more] = met;
  return only && more.length === 0 ? open.filter((program) => program !== only) : [];
}

/** "I asked about the other two": said again of as many as were just told of, where there are no such others. */
function saidAgain({ focus, open, text }: Talk): readonly Program[] | undefined {
  const count = numberOf(/\bother (two|three|four)\b/.exec(text)?.[1] ?? "");
  const rest = open.filter((program) => !focus.includes(program));
  return count === focus.length && rest.length !== count ? focus : undefined;
}

/** Of those that the last reply told of, the other than what it came to. */
function otherOfSeveral({ focus, met, open }: Talk): readonly Program[] | undefined {
  // "Not the agentic, the other": of the two that the talk was of.
  const left = focus.filter((program) => open.includes(program));
  if (focus.length > 1 && left.length > 0 && left.length < focus.length) return left;
  // "The longer one?" names two and means one; "and the other?" means the other.
  const [meant, ...more] = met;
  if (focus.length === 2 && meant && more.length === 0 && focus.includes(meant))
    return focus.filter((program) => program !== meant);
  return undefined;
}
