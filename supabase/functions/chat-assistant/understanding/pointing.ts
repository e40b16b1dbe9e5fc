import type { Program } from "../../../../content/programs.ts";
import { numberOf } from "../language/numbers.ts";
import type { Conditions } from "./conditions.ts";
import { withoutEdges } from "./edges.ts";
import { byPlace } from "./in-order.ts";
import type { Talk } from "./talk.ts";
import { ofBoth, ofWhom } from "./whose.ts";

/** More than one program is asked about, so what the talk was of does not count. */
const several =
  /\b(courses|programs|programmes|trainings|each|all|every|which(?! (?:\w+ )?languages?)|kaunsa|konsa|kaunse|options|anything|something|any)\b/;
const singular = /\b(it|its|that|this)\b/;
const plural = /\b(they|them|those|these|both|dono)\b/;
const ofThem = /\b(of (?:them|these|those|the two)|(?:these|those) (?:two|three|ones))\b/;
/** Of one alone there is no sum. */
const sums =
  /\b(sum|altogether|combined|together|put together|add up|added|difference)\b|^(?:(?:and|so|ok) )*(?:the |in )?total(?: hours| time)?$/;
const plainTotal = /\btotal\b(?!.*\b(?:both|two|dono)\b)/;
/** "Which one does?" after she has said which. */
const whichThen =
  /^which (?:one |ones |program |course )?(?:does|do|is|has|has it|has that|teaches it|teaches that|covers it|covers that|is it|is that|then|instead|(?:is|would be) (?:meant |right |good |suitable |something )?for (?:them|him|her|those|such people|those people))$/;
/** "Which one doesn't?" */
const whichNot = /^which (?:one |ones |program |course )?(?:does|do|is|are|has) not$/;

export function asksWhichThen(text: string): boolean {
  return whichThen.test(text) || whichThen.test(withoutEdges(text));
}

export function asksWhichNot(text: string): boolean {
  return whichNot.test(withoutEdges(text));
}

/** "How long is that one?", when the last reply named it beside the one that it was asked of. */
const thatOne = /\b(?:that|this)(?: other)? (?:one|course|program|programme|class|training)\b/;
/** "The one that has it" */
const havingIt =
  /\b(?:the|that) (?:one|program|programme|course)(?: which| that)? (?:does|has|have|teaches|covers|includes) (?:it|that|this|them)\b/;

/** "The long one", "the other one", "the second one", "both", "which one is?" */
export function pointedAt(conditions: Conditions, talk: Talk): readonly Program[] {
  const { focus, text } = talk;
  const { size, isOther, isBoth, isSame } = conditions;
  const plain = plainlyMeant(conditions, talk);
  if (plain) return plain;
  const placed = byPlace(conditions, talk);
  if (placed.isNamed) return placed.programs;
  if (size && !size.isExcluded) return ofSize(compared(conditions, talk), talk.open, size.is);
  if (isOther) return (isSame && asLong(talk)) || others(talk);
  if (placed.programs.length > 0) return placed.programs;
  if ((isBoth && !ofBoth.test(text)) || isSame) return pair(talk);
  return ofThem.test(text) && focus.length > 1 ? focus : [];
}

/** Those that are left, somebody's, or just answered with. */
function plainlyMeant(conditions: Conditions, talk: Talk): readonly Program[] | undefined {
  if (conditions.isBoth && areLeft(talk)) return talk.open;
  const owned = ownedBy(conditions, talk);
  return owned.length > 0 ? owned : ofLastAnswer(talk);
}

/** "Mine", "his"; "if he does both" is of two, whosever they are. */
function ownedBy({ isBoth }: Conditions, talk: Talk): readonly Program[] {
  const owned = ofWhom(talk);
  return isBoth && owned.length < 2 ? [] : owned;
}

/** "Which one does?", "that one": what the last reply named beside what it was asked of. */
function ofLastAnswer({ text, met, focus, programs }: Talk): readonly Program[] | undefined {
  if (asksWhichThen(text) || havingIt.test(text)) return met;
  if (thatOne.test(text) && met.length === 1 && focus.length === 1) return met;
  if (!asksWhichNot(text)) return undefined;
  return met.length > 0 ? programs.filter((one) => !met.includes(one)) : [];
}

/** Among which the longest or the shortest is looked for: "which is longer?" after two that were told apart. */
export function compared(
  { isComparative }: Conditions,
  { focus, seen, open, text }: Talk,
): readonly Program[] {
  const left = focus.filter((program) => open.includes(program));
  if (left.length > 1 && (isComparative || ofThem.test(text))) return left;
  const [before] = seen;
  return isComparative && left.length === 1 && before ? [...left, before] : open;
}

/** "Any code", "at all": of these "any" and "all" no program is meant. */
const ofNoProgram =
  /\bany (?:programming|coding|code|prior|experience|background)\b|\b(?:at|what) all\b|\ball right\b/g;

/** After who joins a program: "do they need coding?" */
const theirNeeds =
  /\b(?:do|does|should|must|can|will|would) they (?:\w+ )?(?:need|have to|know|learn|teach|cover|get|require|code|program|start|join)\b|\b(?:is it|are these|are they) (?:ok|fine|difficult|hard) for them\b/;

/** "What would they be able to do afterwards?" */
const theirGain =
  /\b(?:would|will|can|could|should|do|does) they (?:\w+ )?(?:be|learn|do|get|gain|walk|come|know|build|see|work|achieve|understand|make|find|take away|bring)\b/;

/** "What will they teach in that?" */
const within =
  /\b(?:in|of|for|at) (?:it|that|this)(?: one| course| program)?\b|(?<!\b(?:is|are|was) )\bthere\b|\bisme\b|\busme\b/;

/** What the talk was of, when the message goes on about it: "how long is it?" */
export function goingOn({ isAll }: Conditions, talk: Talk): readonly Program[] {
  const { focus, programs, text, met } = talk;
  // "Which is shorter?" names two and means one.
  const [only, ...others] = met.filter((program) => focus.includes(program));
  if (only && others.length === 0 && focus.length === 2 && singular.test(text)) return [only];
  if (ofThem.test(text) && focus.length > 1) return focus;
  const isOfTalk = focus.length === 1 && pair(talk).length > 0 && !namesAll(talk);
  if (sums.test(text) && isOfTalk) return summed(talk);
  if (within.test(text) && focus.length === 1) return focus;
  if (isAll || several.test(text.replace(ofNoProgram, ""))) return [];
  if (plural.test(text.replace(ofBoth, ""))) return ofPlural(talk);
  return focus.length < programs.length || programs.length === 1 ? focus : [];
}

/** "All four together?", where there are four. */
function namesAll({ text, programs }: Talk): boolean {
  const [, word = ""] = /\ball (\w+)\b/.exec(text) ?? [];
  return numberOf(word) === programs.length;
}

/** "The long one" is none of two that are as long as each other. */
function ofSize(
  among: readonly Program[],
  open: readonly Program[],
  is: "longest" | "shortest",
): readonly Program[] {
  const found = bySize(among, is);
  return found.length === among.length ? bySize(open, is) : found;
}

export function bySize(
  programs: readonly Program[],
  is: "longest" | "shortest",
): readonly Program[] {
  const most = (is === "longest" ? Math.max : Math.min)(...programs.map(({ hours }) => hours));
  return programs.filter(({ hours }) => hours === most);
}

function pair({ focus, seen }: Pick<Talk, "focus" | "seen">): readonly Program[] {
  if (focus.length === 1 && seen.length > 0) return [...focus, ...seen.slice(0, 1)];
  return focus.length === 2 ? focus : [];
}

/** "Drop that one, compare the two that are left" */
function areLeft({ open, programs, text }: Talk): boolean {
  return open.length === 2 && programs.length > 2 && /\b(?:left|remain|remaining)\b/.test(text);
}

/** "They" are several programs, or those who join one. */
function ofPlural({ focus, text }: Talk): readonly Program[] {
  const isOfOne = theirNeeds.test(text) || theirGain.test(text);
  return focus.length > 1 || isOfOne ? focus : [];
}

/** "So the total?" after three that were spoken of one by one. */
function summed({ focus, seen, text }: Talk): readonly Program[] {
  return plainTotal.test(text) ? [...focus, ...seen] : pair({ focus, seen });
}

/** "Which other one is the same length?" */
function asLong({ focus, programs }: Talk): readonly Program[] | undefined {
  const [first] = focus;
  if (!first || focus.some(({ hours }) => hours !== first.hours)) return undefined;
  const found = programs.filter(({ hours }) => hours === first.hours);
  return found.length > 1 ? found : undefined;
}

function others({ focus, seen, met, open, programs, text }: Talk): readonly Program[] {
  if (focus.length === 0 || focus.length === programs.length) return [];
  // "Not the agentic, the other": of the two that the talk was of.
  const left = focus.filter((program) => open.includes(program));
  if (focus.length > 1 && left.length > 0 && left.length < focus.length) return left;
  // "The longer one?" names two and means one; "and the other?" means the other.
  const [meant, ...more] = met;
  if (focus.length === 2 && meant && more.length === 0 && focus.includes(meant))
    return focus.filter((program) => program !== meant);
  // "Doosra wala": the second of two.
  const [, second] = focus;
  if (focus.length === 2 && second && /\b(?:dusr|doosr)[aei]\b/.test(text)) return [second];
  if (focus.length > 1 && /\b(?:earlier|previous|former) (?:one|course|program)/.test(text))
    return [];
  const isOne = focus.length === 1 && !/\bothers|other (ones|two|courses|programs)\b/.test(text);
  return isOne && seen.length > 0
    ? seen.slice(0, 1)
    : open.filter((program) => !focus.includes(program));
}
