import type { Token } from "./token.ts";

const kinds: Partial<Record<Token["kind"], string>> = {
  program: "thing",
  skill: "thing",
  pointer: "thing",
  hours: "thing",
  person: "person",
  place: "place",
  zone: "place",
};

/** What a name is a name of, so far as one may stand for, or beside, the other: programs and what they teach are things. */
function kindOfName(token: Token): string | undefined {
  return token.kind === "word" ? token.features && "thing" : kinds[token.kind];
}

/** Whether two names may be joined, or the one put in the place of the other. */
export function isOfSameKind(token: Token, other: Token): boolean {
  const kind = kindOfName(token);
  return kind !== undefined && kind === kindOfName(other);
}

/** Whether it is a name that a message may wave off. */
export function canBeExcluded(token: Token): boolean {
  return ["program", "person", "hours", "skill", "place", "zone", "pointer"].includes(token.kind);
}
