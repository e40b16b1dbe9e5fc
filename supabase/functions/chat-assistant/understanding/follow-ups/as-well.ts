import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { isOnlyNames, names } from "../references/only-names.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Of what is offered with a program: "for agentic as well?" asks the same of another one. */
const ofOffers =
  wordSet(`seats start deadline certificate accreditation launch projects mentor mentorTimes access
  recordings price payment discount refund invoice brochure brochureContents placement assessment demo schedule mode
  language besideWork attendance classSize support instructors tools ending difficulty prerequisites duration
  codingNeed audience curriculum`);

const sure = 0.95;

const forThese = /^(?:for|in|with|of) /;
const asWell = / (?:too|also|as well|likewise|bhi)$/;

/** "Does the engineers' one have such a limit too?", "do people in the short ones get that as well?" */
const such =
  /^(?:(?:and|so|but|ok) )*(?:do|does|will|would|is|are|has|have|can)\b.*\b(?:such(?: an?)?|the same|this|that|these|those|a similar|similar|equally) ?(?:\w+)? (?:too|also|as well|either|there too)$/;

/** After what is not known or not done, the same is to be said. */
const whyNot = /^why (?:not|can you not|do you not|will you not|would you not)(?: then| so)?$/;

/** What one program may have and another not: of all of them the same may be asked. */
const ofSome =
  wordSet(`seats start deadline certificate accreditation projects mentor mentorTimes access recordings invoice placement
  assessment demo mode support tools perks partners`);
/** "In all three?", "is it for every course?" */
const inAll =
  /^(?:(?:and|so|but|is|are|does|do|it|that|this|they|also|for|in|with|by|from|of|hold|get|give|number|limit|figure) )*(?:all|each|every|both)(?: (?:of|the|your|these|those))*(?: (?:two|three|four|five|courses?|programs?|programmes?|trainings?|ones?|of them|them))+(?: (?:too|also|as well|or what|together|combined))*$/;
/** "And the other two, do they have them as well?" */
const theOthers =
  /^(?:(?:and|so|but|ok|what about|how about|for|in|with) )*the (?:others?|rest|remaining)(?: (?:two|three|ones?|courses?|programs?|programmes?|trainings?))*(?: (?:do|does|will|would|is|are|have|has|get|can) (?:they|it|those|these|we|i|you)(?: \w+){0,3}?(?: (?:it|them|that|this|one|ones|so|there))?(?: (?:too|also|as well|either|then))?)?$/;

function ofAllOrOthers({ text }: Clause, last: string): boolean {
  return ofSome.has(last) && (inAll.test(text) || theOthers.test(text));
}

/** What is asked of other programs as it was of those before: "for agentic as well?", "does the long one have such a limit too?" */
export function asksAsWell(
  clause: Clause,
  { topics: [last = ""] }: Pick<Context, "topics">,
): string | undefined {
  if (whyNot.test(clause.text)) return last || "offTopic";
  if (ofAllOrOthers(clause, last)) return last;
  if (!ofOffers.has(last) && last !== "partners") return undefined;
  // "(Do I keep the slides?) And is a mentor part of that one too?" asks of something else.
  const [top] = clause.guesses;
  if (top && top.chance >= sure && top.intent !== last && ofOffers.has(top.intent))
    return undefined;
  if (such.test(clause.text) && isOfPrograms(clause))
    return last === "partners" ? "projects" : last;
  return asksForThese(clause) ? last : undefined;
}

/** "For agentic as well?" */
function asksForThese(clause: Clause): boolean {
  const [begun] = forThese.exec(clause.text) ?? [];
  if (!begun || !asWell.test(clause.text)) return false;
  const tokens = clause.tokens.slice(begun.trim().split(" ").length);
  return (
    names(clause, "program", "pointer") && isOnlyNames({ ...clause, tokens, text: textOf(tokens) })
  );
}

const ofPrograms =
  /\b(?:(?:the|your|those|these|that|this) (?:\w+ ){0,2}(?:courses?|programs?|programmes?|ones?|trainings?|bootcamps?)|it|they|others?|mine|hers|his)\b/;

function isOfPrograms(clause: Clause): boolean {
  return names(clause, "program", "pointer") || ofPrograms.test(clause.text);
}

/** "And for my colleague?" */
const forOther =
  /^(?:(?:what|how) about |for |and for |and |what about for )?(?:me|myself|us|(?:my|our) (?:\w+ )?(?:colleague|friend|wife|husband|brother|sister|son|daughter|boss|partner|cousin|father|mother|team mate|junior|roommate))$/;

/** "And me?", after what somebody else would learn. */
const forMe = /^(?:me|mine|myself)(?: was| is)?(?: again| then)?$/;
const ofProgram = wordSet("duration curriculum codingNeed summary price audience");

/** "(My brother is in London,) and for him?" */
const forThem = /^(?:(?:and|so|what about|how about|for|with) )+(?:him|her|them|me|us)$/;
const ofThere = wordSet("launch phoneFormat");

/** What was asked last of the own place, where the message tells of that of somebody else. */
export function sameForWhom(
  { text }: Clause,
  message: readonly Token[],
  { topics: [last = ""] }: Context,
): string | undefined {
  const isPlaced = message.some(({ kind, excluded }) => kind === "place" && !excluded);
  return isPlaced && ofThere.has(last) && forThem.test(text) ? last : undefined;
}

/** What was asked last, where so few words ask it for somebody else, or for whoever writes. */
export function sameForPeople(
  text: string,
  { mine = [] }: Context,
  last: string,
): string | undefined {
  if (mine.length > 0 && forMe.test(text) && ofProgram.has(last)) return last;
  return forOther.test(text) ? "tellsAboutSelf" : undefined;
}
