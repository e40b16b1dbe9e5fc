import type { Clause } from "../clauses/clauses.ts";
import { withoutOpening } from "../sentences/opening-words.ts";
import { isQuestion } from "../sentences/statements.ts";

const taking =
  "(?:know|understand|see|get|got|saw|read|noticed|realise|realize|heard|agree|accept)";
/** What a visitor says of what was told before, ahead of what they ask. */
const nods = [
  // "I know it involves code.", "I saw that you have three."
  new RegExp(
    `^(?:yes |yeah |no )?i (?:already |do |also |have )*${taking} (?:that )?(?:it|this|that|there|you|they|those|these|the (?:course|program|one|page|site|brochure|form|popup|app|agentic|business))\\b`,
  ),
  // "Sounds like it starts from the basics.", "that looks like what I need"
  /^(?:(?:that|it|this|all that|which) )?(?:sounds?|looks?|seems?|feels?) (?:(?:really|very|quite|just|exactly|pretty|a bit) )*(?:like|good|great|fine|nice|right|ok|okay|interesting|perfect|useful|fair|clear|promising|to be)\b/,
  // "I think I can handle that."
  /^(?:i (?:think|guess|hope|feel|believe) )?(?:that )?i (?:can|could|will|should be able to) (?:probably |surely |easily |definitely )*(?:handle|manage|do|cope with|learn|live with|work with) (?:it|that|this)(?: \w+)?$/,
  // "You just showed me the whole list."
  /^you (?:have |only |just |already |again |did )*(?:showed|shown|gave|given|told|said|listed|sent|repeated|answered|keep)\b(?!.*\b(?:what|how|when|why|which)\b)/,
  // "India's premier bootcamp, it says."
  /^(?:\S+ ){1,8}(?:it|your (?:page|site|ad|banner)) says$/,
  // "At least you are honest.", "only the admin, good."
  /^(?:at least |that is |it is |you are )*(?:at least |very |quite |really |too )*(?:honest|fair|helpful|kind|good to (?:know|hear)|nice to (?:know|hear)|a pity|sad|great|good|nice|understandable)(?: of you| at least| though| anyway)?$|^(?:only |just |so )?(?:(?:the|your|my|an?|one|no) )?\w+ (?:good|great|nice|fine|perfect)$/,
];

/** "Ok sounds like it starts from the basics. Do we build something real?": what only takes up what was told is not asked. */
export function withoutNods(clauses: readonly Clause[]): readonly Clause[] {
  const left = clauses.filter((clause) => !isNod(clause));
  return left.some((clause) => isQuestion(clause) || saysItAsks.test(clause.text)) ? left : clauses;
}

/** "I'm asking if beginners can manage." */
const saysItAsks =
  /\bi (?:only |just )*asked (?:you )?(?:about|for|if|whether|how|what|which|when)\b|\b(?:i|we) (?:am|are|was|were) (?:only |just )*(?:asking|wondering)\b|\bmy (?:question|doubt) (?:is|was)\b/;

/** "Ok so 40 hours, (how many weeks would that be?)" */
const takesUpHours =
  /^(?:ok |okay |and |right |alright |hm+ |oh |i see )*so (?:it is |that is |it takes )?(?:about )?\d+ hours$/;

function isNod(clause: Clause): boolean {
  const said = withoutOpening(clause.text);
  const isTaken = takesUpHours.test(clause.text) || nods.some((pattern) => pattern.test(said));
  return isTaken && !clause.tokens.some(({ asks }) => asks);
}
