import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import type { Context } from "../references/context.ts";
import { isQuestion } from "../sentences/statements.ts";
import { presses } from "./reactions.ts";

const opens = "(?:(?:but|and|so|really|oh|ok|come on|hey|wait|arre|yaar|bhai|sach me|sach mein) )*";
const sure =
  "(?:are )?(?:you )?(?:(?:really|very|absolutely|so|100 percent) )*(?:sure|certain|pakka)";
const know =
  "(?:know|have|tell|say|see|remember|get)(?: (?:it|that|this|the \\w+|any|anything|about|of|me|us|information|info|idea|yourself|at all))*";
/** "Are you sure you don't know?", "you really don't know?", "how come you don't know that?", "sach me nahi pata?" */
const doubtsNotKnowing = new RegExp(
  `^${opens}(?:${sure} (?:that )?(?:you|they|nobody) (?:really )?(?:do not|does not|can not|have no|has no)(?: ${know}| idea| information| info)|you (?:really|honestly|seriously|actually|truly) (?:do not|can not) ${know}|how (?:come|is it that|can it be that) you (?:do not|can not) ${know}|how can you not ${know}|you must (?:surely )?know(?: (?:it|that|something|roughly))?|(?:aapko |tumhe |tumko |tujhe )?(?:sach me |sach mein |pakka |kaise |bilkul )+(?:nahi|nahin) (?:pata|maloom|malum)(?: (?:hai|he|kya|na))*)$`,
);

/** "Are you sure? Even with good internet?" */
const sureEven = new RegExp(
  `^${opens}${sure}(?: (?:about|of) (?:that|this|it))? (?:even|also) (?:if|with|without|when|for|in|on|after|then|at)\\b`,
);

/** No longer than that, what stands beside it only urges: "every institute tells". */
const short = 8;

function onlyUrges(clause: Clause): boolean {
  const isNamed = clause.tokens.some(({ kind }) => kind !== "word" && kind !== "number");
  return clause.tokens.length <= short && !isNamed && !isQuestion(clause);
}

/** What somebody asks who presses for what the last reply said not to be known. */
export function pressesOn(clauses: readonly Clause[], { topics }: Context): Asked | undefined {
  const [topic] = topics;
  if (topic === undefined) return undefined;
  const pressing = (pattern: RegExp) => clauses.find(({ text }) => pattern.test(text));
  const isAlone = (clause: Clause) => clauses.every((one) => one === clause || onlyUrges(one));
  const unknown = pressing(doubtsNotKnowing);
  if (unknown && isAlone(unknown)) return { intent: topic, clause: unknown };
  const [only, ...others] = clauses;
  if (only && others.length === 0 && sureEven.test(only.text))
    return { intent: "doubt", clause: only };
  // "She studied there only. Just say yes or no."
  const yesOrNo = pressing(presses);
  return yesOrNo && others.length > 0 && isAlone(yesOrNo)
    ? { intent: "thatIsAll", clause: yesOrNo }
    : undefined;
}
