import type { Program } from "../../../../content/programs.ts";
import type { Content } from "../content.ts";
import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import type { Offer } from "./offers.ts";
import { placesIn } from "./places-in-list.ts";

const places: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
};
const thing =
  /\b(first|second|third|fourth|fifth|last) (?:thing|topic|point|module|item|feature|subject|chapter|skill)\b/;
const ofPrograms = /\b(?:course|program|programme|training|bootcamp|class)s?\b/;

type Said = Pick<Clause, "text" | "tokens">;

/** Of a list of benefits or perks that was told last the one at a place: "the second of those, tell me more". */
export function offerTold(
  { benefits, callToAction }: Pick<Content, "benefits" | "callToAction">,
  clause: Said,
  { topics: [last] }: Pick<Context, "topics">,
): Offer | undefined {
  const told = placeTold(clause);
  if (told === undefined) return undefined;
  const benefit = last === "benefits" ? benefits.items.at(told) : undefined;
  if (benefit) return { kind: "benefit", id: benefit.id };
  const perk = last === "perks" ? callToAction.perks.at(told) : undefined;
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
  return places[thing.exec(text)?.[1] ?? ""] ?? placesIn(tokens).place;
}

/** Whether a part asks of one of the topics that were told last: "the third thing, is it in the others too?" */
export function pointsAtThing(
  { text }: Pick<Clause, "text">,
  { topics: [last = ""], focus }: Pick<Context, "topics" | "focus">,
): boolean {
  return focus.length === 1 && ofTopics.has(last) && thing.test(text) && inOthers.test(text);
}

const inOthers = /\b(?:too|also|as well|others?|both|there|elsewhere)\b/;

const ofTopics = new Set(["curriculum", "coverage", "summary"]);

/** "The third thing you told": what the program that the talk is of teaches, by its place. */
export function thingTold({ text }: Pick<Clause, "text">, { features }: Program) {
  const place = places[thing.exec(text)?.[1] ?? ""];
  return place === undefined ? undefined : features.at(place);
}
