import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import type { Clause } from "../clauses/clauses.ts";
import { placeOf, placesIn } from "../conditions/ordinals.ts";
import type { Offer } from "../entities/offers.ts";
import type { Context } from "./context.ts";

const thing =
  /\b(first|second|third|fourth|fifth|last) (?:thing|topic|point|module|item|feature|subject|chapter|skill)\b/;
/** "The third benefit", "your second perk" */
const named =
  /\b(first|second|third|fourth|fifth|sixth|last) (benefit|reason|advantage|plus point|perk|extra)\b/;
/** "The third of those, what is that about?", said after the topics of one program */
const ofThose =
  /^(?:(?:and|so|ok|but|explain|describe|tell me|more|about|what is|what does|what was|the|what|exactly|is|your) )*(first|second|third|fourth|fifth|last)(?: one)? (?:of|in|on|from) (?:those|these|them|that list|the list|your list|it)\b(?! (?:two|three|courses?|programs?))/;
const ofPrograms = /\b(?:course|program|programme|training|bootcamp|class)s?\b/;

type Said = Pick<Clause, "text" | "tokens">;

/** Of a list of benefits or perks, named or told last, the one at a place: "the second of those, tell me more". */
export function offerTold(
  { benefits, callToAction }: Pick<Content, "benefits" | "callToAction">,
  clause: Said,
  { topics: [last] }: Pick<Context, "topics">,
): Offer | undefined {
  const [, ordinal = "", noun = ""] = named.exec(clause.text) ?? [];
  const told = placeOf(ordinal) ?? placeTold(clause);
  if (told === undefined) return undefined;
  const isPerk = /^(?:perk|extra)$/.test(noun) || (noun === "" && last === "perks");
  const isBenefit = !isPerk && (noun !== "" || last === "benefits");
  const benefit = isBenefit ? benefits.items.at(told) : undefined;
  if (benefit) return { kind: "benefit", id: benefit.id };
  const perk = isPerk ? callToAction.perks.at(told) : undefined;
  return perk && { kind: "perk", id: perk.id };
}

/** Whether a part points at one of a list of benefits or perks that was told last. */
export function pointsAtOffer(clause: Said, { topics: [last] }: Pick<Context, "topics">): boolean {
  return (last === "benefits" || last === "perks") && placeTold(clause) !== undefined;
}

function placeTold({ text, tokens }: Said): number | undefined {
  const isOfProgram =
    ofPrograms.test(text) || tokens.some(({ kind }) => kind === "program" || kind === "hours");
  if (isOfProgram) return undefined;
  return placeOf(thing.exec(text)?.[1] ?? "") ?? placesIn(tokens).place;
}

/** Whether a part asks of one of the topics that were told last: "the third thing, is it in the others too?" */
export function pointsAtThing(
  { text }: Pick<Clause, "text">,
  { topics: [last = ""], focus }: Pick<Context, "topics" | "focus">,
): boolean {
  if (focus.length !== 1) return false;
  if (ofThose.test(text) && (last === "curriculum" || last === "coverage")) return true;
  return ofTopics.has(last) && thing.test(text) && inOthers.test(text);
}

/** "Which of these is about money?", "any of them on strategy?" */
const amongTopics =
  /^(?:(?:and|so|ok|but|then) )*(?:which|what|any|is any|are any|inme se|in me se|inmein se)(?: (?:one|ones|topic|topics|part|module|all))*(?: (?:of|from|in|among|out of) (?:these|those|them|that list|the list))?(?= |$)(?=.*\b(?:these|those|them|list|topics?|modules?|inme|in me|inmein)\b)/;
/** "Which of these two?", "which of them is longer?" ask of programs. */
const ofSeveral = /\b(?:two|2|three|3|both|long|short|big|small|less|more|time|\w+er|\w+est)\b/;

/** Whether a part asks which of the topics that were told last of one program is about something. */
export function asksAmongTopics(
  { text, tokens }: Said,
  { topics: [last = ""], focus, seen }: Pick<Context, "topics" | "focus" | "seen">,
): boolean {
  const isOther = ofPrograms.test(text) || tokens.some(({ kind }) => kind === "program");
  const isOfOne = focus.length === 1 && (last === "curriculum" || seen.length === 0);
  return (
    isOfOne && ofTopics.has(last) && !isOther && amongTopics.test(text) && !ofSeveral.test(text)
  );
}

/** The one program of which a topic was told that is asked about, where it is not asked of others. */
export function holderOfThing(
  clause: Pick<Clause, "text">,
  context: Pick<Context, "topics" | "focus">,
): boolean {
  const isAsked = pointsAtThing(clause, context) && ofThose.test(clause.text);
  return isAsked && !inOthers.test(clause.text);
}

const inOthers = /\b(?:too|also|as well|others?|both|there|elsewhere)\b/;

const ofTopics = new Set(["curriculum", "coverage", "summary"]);

/** "The third thing you told": what the program that the talk is of teaches, by its place. */
export function thingTold(
  { text }: Pick<Clause, "text">,
  { features }: Program,
  context: Pick<Context, "topics" | "focus">,
) {
  const [, ofList = ""] = (pointsAtThing({ text }, context) && ofThose.exec(text)) || [];
  const place = placeOf(thing.exec(text)?.[1] ?? ofList);
  return place === undefined ? undefined : features.at(place);
}
