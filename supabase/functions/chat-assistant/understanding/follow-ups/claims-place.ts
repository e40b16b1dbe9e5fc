import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { wordSet } from "../tokens/word-set.ts";

const ofPlace = wordSet("location otherCity street");
const held = /\b(?:thought|assumed|heard|read|saw|said|told|says|mentioned|understood)\b/;
const house = /^(?:campus|office|offices|branch|centre|center|location|premises|building)$/;

/** "(We are based in …) Really? I thought it was Pune", "at your Chennai campus": a place is taken for the provider's. */
export function claimsPlace({ tokens, text }: Clause, { topics: [last = ""] }: Context): boolean {
  return tokens.some(({ kind, excluded }, at) => {
    if (kind !== "place" || excluded) return false;
    const isHouse = tokens[at - 1]?.text === "your" && house.test(tokens[at + 1]?.text ?? "");
    return isHouse || (ofPlace.has(last) && held.test(text));
  });
}
