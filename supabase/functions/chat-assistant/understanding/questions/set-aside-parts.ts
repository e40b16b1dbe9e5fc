import type { Clause } from "../clauses/clauses.ts";
import { wordsWithCues } from "../negation/words-set-aside.ts";
import { isQuestion } from "../sentences/statements.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Beside what is set aside these ask for no more than what is left: "… and career, what are the other three?" */
const light =
  /^(?:(?:what|which|who|is|are|s|the|other|others|rest|remaining|else|more|left|remains?|do|does|i|we|get|have|has|so|and|or|but|then|me|tell|there|that|those|these|them|it|of|all|also|please|ok|one|two|three|four|five|six|\d+|you|your|if|now|just)(?: |$))+$/;
const asks = /^(?:what|which|who|where|how)\b/;
/** What has a name of its own is left out of programs, and not of a list. */
const ofPrograms = /^(?:program|pointer|skill|hours|number|place|zone|person)$/;

/**
 * "(Why choose you?) Take away mentors, projects and career, what are the other three?": without the parts that say no
 * more than what is set aside, or ask for what is left of the list that another part asks for.
 */
export function withoutSetAsideParts(
  clauses: readonly Clause[],
  message: readonly Token[],
): readonly Clause[] {
  return withoutBareRefusals(withoutSetAside(clauses, message));
}

function withoutSetAside(clauses: readonly Clause[], message: readonly Token[]): readonly Clause[] {
  const aside = wordsWithCues(message);
  if (clauses.length < 2 || [...aside].some(({ kind }) => ofPrograms.test(kind))) return clauses;
  const restOf = ({ tokens }: Clause) => textOf(tokens.filter((token) => !aside.has(token)));
  const left = clauses.filter((clause) => restOf(clause) !== "");
  const isAsked = left.some((clause) => isQuestion(clause) || asks.test(restOf(clause)));
  if (aside.size === 0 || !isAsked) return clauses;
  const isLight = (clause: Clause) => {
    const rest = restOf(clause);
    const before = clauses[clauses.indexOf(clause) - 1];
    const isBehind = before !== undefined && !left.includes(before);
    return light.test(rest) && (isBehind || rest !== clause.text);
  };
  const telling = left.filter((clause) => !isLight(clause));
  return telling.length > 0 && telling.some(isOfList) ? telling : left;
}

/** "You give six reasons for choosing you." */
const lists = wordSet(
  "benefits perks social pageMenu pageFoot enterpriseMail mailContents formFields testimonials quotes launch",
);

function isOfList({ guesses: [top] }: Clause): boolean {
  return lists.has(top?.intent ?? "");
}

const refused =
  "(?:registration|registering|forms?|calls?|phone calls?|sign ?ups?|signing up|enrol\\w*|numbers?|details|spam|mails?)";
/** "No registration, no calls (, only the brochure)", "(don't want to register) or give my number to anyone" */
const bareRefusal = new RegExp(
  `^(?:(?:and|please|pls) )*(?:no (?:\\w+ )?${refused}(?: (?:and|or|please|pls|yaar|sir))* ?)+$|^(?!.*\\bkya\\b)(?:(?:mera|apna|koi|phone|mobile) )*(?:number|form|details|mail) (?:nahi|nahin) (?:dena|denge|dunga|dungi|bharna|bharunga)(?: \\w+){0,3}$|^(?:or|nor) (?:give|share|tell|fill|enter|leave|hand over|sign|register|enroll)\\b(?!.*\\b(?:can|do|may|should) i\\b)`,
);

/** What somebody only refuses asks nothing beside what they want. */
function withoutBareRefusals(clauses: readonly Clause[]): readonly Clause[] {
  const left = clauses.filter(({ text }, at) => {
    const isGoingOn = !/^(?:or|nor) /.test(text) || refuses.test(clauses[at - 1]?.text ?? " not ");
    return !bareRefusal.test(text) || !isGoingOn;
  });
  return left.some(({ guesses: [top] }) => top?.intent !== "aside") ? left : clauses;
}

const refuses = /\b(?:not|never|no)\b/;
