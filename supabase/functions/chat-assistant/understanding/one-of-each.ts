import type { Clause } from "./clauses.ts";
import { readConditions } from "./conditions.ts";
import type { Asked } from "./ways-of-asking.ts";

/** "What is taught in the one and what in the other?" asks one thing of two. */
export function joinAlike(asked: readonly Asked[]): Asked[] {
  const joined: Asked[] = [];
  for (const one of asked) {
    const place = joined.findIndex((other) => areAlike(other, one));
    const same = joined[place];
    if (same) joined[place] = { ...same, clause: both(same.clause, one.clause) };
    else joined.push(one);
  }
  return joined;
}

/** "How long are they all and which is the longest?" asks two things. */
function areAlike(first: Asked, second: Asked): boolean {
  if (first.intent !== second.intent) return false;
  const [one, other] = [first, second].map(({ clause }) => readConditions(clause.tokens));
  return one?.extreme === other?.extreme && one?.adds === other?.adds;
}

function both(first: Clause, second: Clause): Clause {
  return {
    ...first,
    tokens: [...first.tokens, ...second.tokens],
    text: `${first.text} ${second.text}`,
  };
}

/** A question of its own, and no reason for one. */
const asksNeed =
  /^(?:and |also |but )?(?:does|do|is|are|will) (?:it|they|that|this|i|there|@?\w+)\b/;

/** "I can't code, which course?": the need is part of the question; a branch's answer holds the location's. */
export function withoutReasons(asked: readonly Asked[]): Asked[] {
  const has = (intent: string) => asked.some((one) => one.intent === intent);
  const dropped = new Set([
    ...(has("otherCity") ? ["location"] : []),
    ...(has("launch") ? ["abroad"] : []),
    ...(has("recommendation") || has("programs") ? ["codingNeed", "prerequisites"] : []),
    ...(has("codingNeed") ? ["prerequisites"] : []),
  ]);
  const known = asked.filter(({ intent }) => intent !== "unclear" && intent !== "offTopic");
  return (known.length > 0 ? known : asked).filter(
    ({ intent, clause }) =>
      !dropped.has(intent) || (intent === "codingNeed" && asksNeed.test(clause.text)),
  );
}
