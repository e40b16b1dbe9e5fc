import type { Program } from "../../../content/programs.ts";
import { programsAsked } from "./programs-asked.ts";
import type { Provider, Question } from "./reply/wording/answer.ts";
import type { Clause } from "./understanding/clauses/clauses.ts";
import { conditionsOf } from "./understanding/conditions/conditions.ts";
import { relativeDemands } from "./understanding/follow-ups/relative-demands.ts";
import { suitsWhoAsks } from "./understanding/implied-programs.ts";
import type { Asked } from "./understanding/intent-rules/asked-intent.ts";
import { withBeginners } from "./understanding/people/beginners.ts";
import { bySlugs } from "./understanding/references/by-slugs.ts";
import { sidesOf } from "./understanding/references/compared-sides.ts";
import type { Context } from "./understanding/references/context.ts";
import { deniedIn } from "./understanding/references/denied-audience.ts";
import {
  asksAmongTopics,
  holderOfThing,
  offerTold,
  thingTold,
} from "./understanding/references/listed-items.ts";
import { inHand } from "./understanding/references/recommended.ts";
import { stillRefused } from "./understanding/references/refused-programs.ts";
import { type Selection, select } from "./understanding/references/selection.ts";
import { asksIfSoLong } from "./understanding/sentences/asks-if-so-long.ts";
import { isQuestion } from "./understanding/sentences/statements.ts";
import { asksWhoTeachesThat } from "./understanding/sentences/teaches-that.ts";
import { asksYesOrNo } from "./understanding/sentences/yes-or-no.ts";
import { isSkill, type Token } from "./understanding/tokens/token.ts";
import type { Understanding } from "./understanding/understand.ts";

/** "Is there any other that short?" */
const another = /\b(?:other|another|else)\b/;
const narrowing = /\b(course|courses|program|programs|programme|any|anything|something|all|have)\b/;

/**
 * One question of a message, with the programs that it is about and what it demands of them. `before` is what the
 * talk was of before the message.
 */
export function questionOf(
  provider: Provider,
  { intent, clause, adds, isChoice }: Asked,
  understanding: Understanding,
  context: Context,
  before: Context = context,
): Question {
  const { tokens, clauses } = understanding;
  const { programs } = provider.content;
  const isWhole = clauses.length === 1;
  const own = isWhole
    ? understanding.conditions
    : conditionsOf(understanding.conditions, clause, intent);
  const [spoken] = bySlugs(programs, context.focus);
  const demanded = (said: Clause) => relativeDemands(said, context, spoken?.hours ?? 0);
  // "Too long for me. What else is there?"
  const relative =
    intent === "programs" ? [clause, ...clauses].map(demanded).find(Boolean) : undefined;
  const conditions = { ...own, ...relative, ...(adds && { adds }) };
  const ofClause = select({ programs, context, conditions, tokens: clause.tokens });
  const ofMessage = isWhole
    ? ofClause
    : select({ programs, context: before, conditions: understanding.conditions, tokens });
  const chosen = programsAsked(provider.content, { intent, clause }, ofClause, ofMessage);
  // "And all of them?" names none of them, "and without the last one?" the others.
  const isOfAll =
    adds &&
    !conditions.isBoth &&
    !conditions.placesOut &&
    !conditions.severalSized &&
    !chosen.isRest;
  const about = isOfAll
    ? []
    : (amongTold(intent, clause, context, programs) ??
      ifSoLong(clause, context, bySlugs(programs, context.focus)) ??
      cameTo(chosen, context, before, programs) ??
      forWhoAsks({ intent, clause }, understanding, { ...chosen, conditions }, programs));
  const isElse = relative !== undefined && spoken !== undefined && another.test(clause.text);
  const open = isElse ? chosen.open.filter((one) => one !== spoken) : chosen.open;
  const selection = about ? { ...chosen, named: about, about } : { ...chosen, open };
  const recommended = inHand(before, programs);
  const sides = sidesOf(programs, clause.tokens, context, selection.about);
  return {
    intent,
    clause,
    message: withBeginners(tokens),
    goals: understanding.goals,
    stance: understanding.stance,
    suits: understanding.suits,
    spokenMost: understanding.spokenMost,
    wishesElse: understanding.wishesElse,
    voices: understanding.voices,
    offer: understanding.findOffer(clause.tokens) ?? offerTold(provider.content, clause, context),
    features: featuresOf(clause, understanding, context, spoken),
    selection,
    conditions,
    context,
    yesOrNo: clause.situation?.yesOrNo ?? (!isChoice && asksYesOrNo(clause)),
    recommended,
    denied: wholly(deniedIn(tokens, recommended), recommended, context.focus),
    refused: stillRefused(context, tokens, programs),
    elsewhere: namedElsewhere(clause, clauses),
    foreign: understanding.foreign(clause),
    ...(sides && { sides }),
    narrows: context.focus.length > 1 && !narrowing.test(clause.text),
  };
}

/** What was recommended, where they are of none of it; of two the other may still be theirs, unless the talk is of the one. */
function wholly(
  denied: readonly Program[],
  recommended: readonly Program[],
  focus: readonly string[],
): readonly Program[] {
  const isOfTalk = focus.length === 1 && denied.length === 1 && denied[0]?.slug === focus[0];
  return isOfTalk || denied.length === recommended.length ? denied : [];
}

const asksIfItSuits =
  /\b(?:if|whether|is|would|will|does) (?:it|that|this|one)\b.*\b(?:suits?|fits?|right|good|ok|okay) (?:for )?(?:me|us|him|her|them)\b/;

/** What is asked behind is no demand of this: "which is the shortest and which is for managers?" */
function namedElsewhere(clause: Clause, clauses: readonly Clause[]) {
  const isOwn = (other: Clause) => other.tokens.some((token) => clause.tokens.includes(token));
  const at = clauses.findIndex(isOwn);
  // "(Which is the shortest?) I am an HR head, so also tell me if it would suit me."
  const suits = clauses.findIndex(({ text }, place) => place > at && asksIfItSuits.test(text));
  return clauses
    .filter((other, place) => !isOwn(other) && place > at && (isQuestion(other) || place <= suits))
    .flatMap(({ tokens }) => tokens);
}

/** "No agents, only apps. Which course, and how many hours?": of what is left those to which the message has come. */
function cameTo(
  { named, isRest }: Selection,
  { focus }: Context,
  before: Context,
  programs: readonly Program[],
): readonly Program[] | undefined {
  const found = bySlugs(programs, focus);
  const isLess = found.length > 0 && found.length < named.length;
  const isOfThem = isLess && found.every((program) => named.includes(program));
  return isRest && focus !== before.focus && isOfThem ? found : undefined;
}

/** "I am an analyst. How many hours would I need?", where nothing else is spoken of. */
function forWhoAsks(
  asked: Pick<Asked, "intent" | "clause">,
  understanding: Understanding,
  { about, conditions }: Pick<Selection, "about"> & Pick<Question, "conditions">,
  programs: readonly Program[],
) {
  return about.length > 0 ? undefined : suitsWhoAsks(asked, understanding, conditions, programs);
}

/** "(The topics of the business one?) Which of these is about money?" asks of that one. */
function amongTold(
  intent: string,
  clause: Clause,
  context: Context,
  programs: readonly Program[],
): readonly Program[] | undefined {
  const isOfTaught = intent === "coverage" || intent === "curriculum";
  return isOfTaught && asksAmongTopics(clause, context)
    ? bySlugs(programs, context.focus)
    : undefined;
}

/** "Not 40?" asks of the one that the talk is of. */
function ifSoLong(
  clause: Clause,
  context: Context,
  focus: readonly Program[],
): readonly Program[] | undefined {
  if (holderOfThing(clause, context) || isOfThoseHours(clause, focus)) return focus;
  return focus.length > 0 && focus.length < 3 && asksIfSoLong(clause) ? focus : undefined;
}

/** "And in the third one?" speaks of what was asked about before. */
function featuresOf(
  clause: Clause,
  { told, tokens }: Understanding,
  context: Context,
  spoken: Program | undefined,
) {
  const item = spoken && thingTold(clause, spoken, context);
  if (item) return [item];
  const spokenOf = pointsAtTaught(clause) ? skillsBefore(clause, tokens) : [];
  if (spokenOf.length > 0) return spokenOf;
  return clause.features.length > 0 ? clause.features : told;
}

/** "(Must I know Python,) and which of yours teaches it?" */
function pointsAtTaught({ text, tokens }: Clause): boolean {
  const isNamed = tokens.some(({ kind }) => kind === "skill" || kind === "technology");
  return !isNamed && asksWhoTeachesThat(text);
}

/** What is taught that was last named before a clause. */
function skillsBefore(clause: Clause, message: readonly Token[]): readonly string[] {
  const at = message.findIndex((token) => clause.tokens.includes(token));
  const last = message.slice(0, Math.max(0, at)).findLast(isSkill);
  return last?.kind === "skill" ? last.features : [];
}

/** "What would I learn in those ten hours?", of the one that takes so many. */
function isOfThoseHours({ tokens }: Clause, [only, ...others]: readonly Program[]): boolean {
  if (!only || others.length > 0) return false;
  return tokens.some(
    (token, at) =>
      token.kind === "hours" &&
      token.value === only.hours &&
      /^(?:those|these|that|its|the)$/.test(tokens[at - 1]?.text ?? ""),
  );
}
