import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { kin, withKin } from "./kin.ts";
import { joinTogether } from "./of-joining-persons.ts";

type Message = { tokens: readonly Token[]; clauses: readonly Clause[] };

/** What is told in more words asks for more than this. */
const many = 24;
const me = /\b(?:i|me|myself|mine)\b/;
const another = new RegExp(`\\b(?:he|she|him|her|${kin})\\b`);
const takes =
  /\b(?:wants?|take|takes|do|does|join|joins|in|prefers?|choose|chooses|goes? for|would like)\b/;
/** "Which is better?" asks for something else than whether each may join. */
const asksElse =
  /\b(?:which|what|better|best|right|suits?|fits?|differ\w*|how|needs?|knows?|hours?|cod\w+|price|fees?|cost\w*|discount\w*|when|teach\w*|cover\w*|why|wants? me|not|difficult|hard|certificate|long|longer|start\w*|likes?)\b/;
/** "Me in one course and my friend in the other" */
const inOther = new RegExp(
  `\\b(?:me|i|one of us) (?:\\w+ )?(?:in|for|do|take|join) (?:the )?(?:one|first|this|that)\\b.*\\b(?:he|she|him|her|${kin}|the other|another)(?: \\w+)? (?:in|for|do|does|take|takes|join|joins) (?:the |an)?(?:other|second|another)\\b|\\bone of us in\\b.*\\bthe other in\\b|\\bwe (?:both )?(?:want|take|join|choose) (?:two )?different (?:courses|programs|ones)\\b`,
);

/** "We are two friends and want to join together", "I want the one and he wants the other": a form for each. */
export function joinsWith({ tokens, clauses }: Message): Asked | undefined {
  const text = textOf(tokens);
  const last = clauses.at(-1);
  const isEach = inOther.test(withKin(text)) || eachTakes(tokens, text);
  // "I am an analyst, he is a manager": who tells who they are asks what suits them.
  const areTold = tokens.filter(isPerson).length > 1;
  if (!last || tokens.length > many || areTold || clauses.some(asksOfElse)) return undefined;
  if (!joinTogether(text) && !(isEach && !asksElse.test(text))) return undefined;
  return { intent: "oneFormEach", clause: { ...last, tokens, text } };
}

/** "(We would both enroll.) Is there a reduced rate?" */
function asksOfElse({ guesses: [top] }: Clause): boolean {
  return (top?.chance ?? 0) > surely && !ofBoth.has(top?.intent ?? "");
}

const surely = 0.95;
const ofBoth = wordSet(
  "oneFormEach register aside tellsAboutSelf recommendation programs formFields",
);

/** "I want the app one and he wants the agents one", of two programs. */
function eachTakes(tokens: readonly Token[], text: string): boolean {
  const named = tokens.flatMap((token) =>
    token.kind === "program" && !token.excluded && token.slugs.length === 1 ? token.slugs : [],
  );
  const areTwo = me.test(text) && another.test(withKin(text));
  return new Set(named).size === 2 && areTwo && takes.test(text);
}
