import type { Clause } from "../clauses/clauses.ts";
import { readCode } from "../conditions/code.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { hoursDemanded } from "../conditions/hours-demanded.ts";
import { isQuestion, isStatement } from "../sentences/statements.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import type { Token } from "../tokens/token.ts";
import { asksWhich, choosing, type Facts } from "./demand-facts.ts";
import { tellsCode } from "./rules-of-self.ts";

/** "(We have these three.) Remove the ones with programming", "coding wale hata do": what is left is shown. */
const leavesCodeOut =
  /^(?:(?:and|so|but|ok|now|then|please|can you|just) )*(?:(?:leave|take|filter|cut|cross|strike|rule|weed) out|remove|drop|skip|exclude|omit|discard|minus|eliminate) (?:out )?(?:(?:all|the|those|these|any|both|two|ones?|courses?|programs?|programmes?|options?|that|which|where|in) )*(?:(?:i|you|one) )?(?:(?:have|has|need|needs|require|requires|involve|involves|with|about|is|are|to|write|do|demand|ask for|for) )*(?:any |some )?(?:cod\w+|program(?:ming|mers?)|tech\w*)\b(?: (?:ones?|courses?|programs?|programmes?|options?|in (?:it|them)|needed|required|please|then))*$|\b(?:cod(?:e|ing)|programming|technical)\b.*\b(?:hata\w*|chh?od\w*|nika+l\w*)(?: (?:do|de|dein|dijiye|ke|na|please))*$/;

/** "Which one is without code?", "I code in Go, what should I take?" */
export function asksByCode(
  intent: string,
  { withoutCode, withCode, codes, beginsCode, names, clause }: Facts,
): string | undefined {
  if (withoutCode && !names && leavesCodeOut.test(clause.text)) return "programs";
  // "Agentic nahi chahiye, dusra coding wala batao"
  const leavesOut = clause.tokens.some(({ kind, excluded }) => kind === "program" && excluded);
  const isOpen = !asksYesOrNo(clause) && !/\bwhich\b/.test(clause.text);
  if (intent === "codingNeed" && withCode && leavesOut && isOpen) return "programs";
  // "Is there anything apart from the app course for me, if I code?"
  if (intent === "codingNeed" && codes && leavesOut && asksWhich.test(clause.text))
    return "programs";
  return intent === "codingNeed" && codes && !names && tellsCode(clause, beginsCode)
    ? "recommendation"
    : undefined;
}

/** "Is only the leaders' one for non-coders, or others also?" asks who needs code. */
const onlyOrOthers =
  /\bonly\b.*\b(?:or|ya)\b.*\b(?:others?|all|rest|both|each|any)\b|\b(?:also|all|too)\b.*\bor (?:is it |are they )?only\b/;
const ofCoders =
  /\b(?:non ?cod\w+|non ?programmers?|non ?tech\w*|without (?:cod\w+|programming)|(?:not|cant|never|no) (?:\w+ )?(?:cod\w+|program(?:ming)?))\b/;

/** Whether it asks of those who do not code if they may take one program only, or others as well. */
export function asksOnlyForCodeless(text: string): boolean {
  return onlyOrOthers.test(text) && ofCoders.test(text);
}

/** "Is only the leaders' one for non-coders, or others also?" */
export function sharesByCode(intent: string, { names, clause }: Facts): string | undefined {
  const mayBe = intent === "audience" || intent === "recommendation" || intent === "codingNeed";
  return mayBe && names && asksOnlyForCodeless(clause.text) ? "codingNeed" : undefined;
}

const soMany =
  /\b(?:only|just|exactly) (?:one|two|three|four|\d) (?:of|courses?|programs?|programmes?|trainings?)\b/;

/** "Only two of three need coding, correct?" counts them. */
export function countsByCode(
  intent: string,
  { withCode, withoutCode, names, clause }: Facts,
): string | undefined {
  const isOfCode = intent === "codingNeed" && (withCode || withoutCode) && !names;
  return isOfCode && soMany.test(clause.text) ? "programs" : undefined;
}

/** "Which one for a founder who does not code?" */
/** "(He has never coded,) which one for him" */
const forSomebody =
  /^which (?:one |course |program )*(?:is |would be )*for (?:me|us|him|her|them)$/;

const asksIfTaught =
  /\b(?:does|do|will|would) (?:the |your |that |this )?(?:[\w@]+ ){1,5}?(?:teach|cover|include) (?:it|that)\b/;

export function choosesByCode(
  intent: string,
  { withoutCode, person, names, clause }: Facts,
): string | undefined {
  if (!withoutCode) return undefined;
  const isOther =
    intent === "count" ||
    intent === "duration" ||
    // "I've never touched Python, does the agents course teach it?"
    (intent === "coverage" && names && asksIfTaught.test(clause.text)) ||
    (intent === "audience" && onlyForSome.test(clause.text));
  if (choosing.has(intent) && !isOther)
    return (person || forSomebody.test(clause.text)) && intent !== "tellsAboutSelf"
      ? "recommendation"
      : "codingNeed";
  return intent === "codingNeed" && person && !names && isStatement(clause)
    ? "recommendation"
    : undefined;
}

/**
 * "I have 12 hours: what could I take, and which of that needs no code?": asked in a part of its own, that there be no
 * code is no demand of what the other part asks for.
 */
export function withoutAskedOfCode(conditions: Conditions, clauses: readonly Clause[]): Conditions {
  if (!conditions.hours || !conditions.withoutCode) return conditions;
  const others = clauses.filter((clause) => !asksOfCode(clause));
  const tokens = others.flatMap((clause): readonly Token[] => clause.tokens);
  const isApart = others.length < clauses.length && others.some(isQuestion);
  return isApart && hoursDemanded(tokens) ? { ...conditions, ...readCode(tokens) } : conditions;
}

const asks =
  /^(?:(?:and|so|but|also|then|please) )*(?:which|what|(?:is|are|do|does|can|could|will|would|should|may) (?:i|we|you|he|she|they|it|any|one|there|of|the|that|those|them|these|some|a|my)\b)/;

/** Not "(I have ten hours) and can't code". */
function asksOfCode(clause: Clause): boolean {
  return (
    asks.test(clause.text) && readCode(clause.tokens).withoutCode && !hoursDemanded(clause.tokens)
  );
}

/** "(She can't code.) Is this for developers only?" */
const onlyForSome =
  /^(?:(?:so|and|but|then) )*(?:is|are) (?:it|this|that|they|these|all|everything|your)\b.*\bfor\b.*\bonly\b|^(?:(?:so|and|but|then) )*(?:is|are) (?:it|this|that|they|these|all|everything|your)\b.*\bonly for\b/;
