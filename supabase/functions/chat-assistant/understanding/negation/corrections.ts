import { canBeExcluded, isOfSameKind } from "../tokens/name-kinds.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { markKnownAlready, markTold } from "./already-known.ts";
import { markSetAside } from "./set-aside.ts";

/** With these somebody takes back what they have just said. */
const takesBack =
  /^(?:no wait|wait no|oh wait|hold on|(?:but )?(?:actually|in fact|in reality) (?:i am|it is|he is|she is)|(?:but )?(?:actually )?i (?:really |actually )?(?:mean|meant)|meant(?! (?:for|to|as|at|only|mainly)\b)|make (?:that|it)|(?:but )?(?:actually|in fact) i (?:want|need|prefer|would like|am after|am interested in)|(?:scratch|scrap|strike|cancel) (?:that|it)|correction|oops|or rather|better said|(?:it )?should (?:be|have been|say|read)|leave (?:it|that)|forget (?:it|that)|change (?:that|it|this) to|on second thoughts?|actually no|no actually|no sorry|sorry no|no no|drop (?:it|that)|not that|but no i (?:would|want|prefer|should|will)|but (?:i )?(?:actually |really )?wanted)\b/;
/** Words that a mark of correction has at most. */
const reach = 5;

/**
 * Marks as waved off what somebody takes back: of "the agent course, no wait, the business one" the first. What stands
 * in its place is a name of the same kind.
 */
export function markCorrected(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== "word") return;
    const length = lengthOfMark(tokens, at);
    if (length > 0) takeBack(tokens, at, at + length);
  });
}

/** Marks what somebody knows as waved off where they ask what else there is: "I know Python. What else do I learn?" */
export function markKnown(tokens: Token[]): void {
  markSetAside(tokens);
  markTold(tokens);
  markKnownAlready(tokens);
  const text = textOf(tokens);
  const isOfPrograms = hasDone.test(text) && asksOther.test(text);
  if (!asksElse.test(text) && !isOfPrograms) return;
  let knows = false;
  tokens.forEach((token, at) => {
    if (knowing.test(token.text)) knows = true;
    const isKnown = (knows || isOwn(tokens, at)) && token.kind === "skill";
    const isSpoken =
      knows && isOfPrograms && (token.kind === "program" || token.kind === "pointer");
    if (isKnown || isSpoken || isDoneInHindi(tokens, at)) token.excluded = true;
    if (token.ends) knows = false;
  });
}

/** "I have finished the first one (…)" */
const hasDone =
  /\b(?:i|we) (?:(?:have|had|already|just) )*(?:finished|completed|done|did|took|taken|attended|seen|saw|read|checked|looked at)\b|^(?:already |just )?(?:finished|completed|done with) /;

/** "My Python is solid" */
function isOwn(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
  return /^(?:my|our)$/.test(before) && /^(?:is|are)$/.test(after);
}

const asksOther =
  /\b(?:what|which|whats|how|tell me|name|kitn\w+)\b.*\b(?:third|other|others|last one|remaining|rest)\b/;

const knowing =
  /^(?:comfortable|fluent|proficient|familiar|know|knows|knew|learnt|learned|studied|mastered|did|done|finished|completed|took|taken|attended|seen|saw|read|checked|looked)$/;
const asksElse =
  /\b(?:what|anything|something|which) (?:\w+ )?(?:else|more|new|remains|other)\b|\bwhat (?:\w+ ){0,4}(?:else|apart from that|besides(?: that)?)$|\b(?:the rest|remaining)\b|\b(?:kya (?:bach\w*|baaki|baki)|(?:aur|baaki|baki) kya)\b/;

/** "Python wala kar liya", "agents ho gaya" */
const doneInHindi =
  /^(?:(?:wala|wale|wali|course|program|ka|ki|ke|to|toh|already|pehle|se) )*(?:kar|kiya|ho|seekh|sikh|padh|dekh|le) ?(?:li\w*|chuk\w*|gay\w*|hua|rakh\w*)\b/;

function isDoneInHindi(tokens: readonly Token[], at: number): boolean {
  const { kind } = tokens[at] as Token;
  return (
    (kind === "skill" || kind === "program") &&
    doneInHindi.test(textOf(tokens.slice(at + 1, at + 6)))
  );
}

/** How many words take back what was said, from this place on. */
function lengthOfMark(tokens: readonly Token[], at: number): number {
  const [mark] = takesBack.exec(textOf(tokens.slice(at, at + reach))) ?? [];
  return mark?.split(" ").length ?? 0;
}

function takeBack(tokens: Token[], from: number, to: number): void {
  const names = tokens.slice(to).filter((token) => isMeant(token) && !isOfCode(token));
  const [next] = names;
  if (!next) return;
  const before = tokens.slice(0, from);
  // "Is the agents course 40 hours? No, I mean the app one": the name is taken back, not what is asked of it.
  const isNamed = next.kind === "program" && before.some((token) => token.kind === "program");
  for (const token of before) {
    const isSame =
      names.some(({ text }) => text === token.text) || (isNamed && token.kind === "hours");
    if (!isMeant(token) || !isOfSameKind(token, next) || isSame) continue;
    token.excluded = true;
    if (token.kind === "program") next.instead = true;
  }
}

/** "I'd take the agents course, no wait, I can't code": that says nothing of what is meant instead. */
function isOfCode({ kind, text }: Token): boolean {
  return kind === "word" && /^(?:cod|program)/.test(text);
}

function isMeant(token: Token): boolean {
  const isName = canBeExcluded(token) || (token.kind === "word" && token.features !== undefined);
  return isName && !token.excluded;
}
