import { asksAgain, notThat, whyThat } from "./asking-again.ts";
import type { Clause } from "./clauses.ts";
import type { Conditions } from "./conditions.ts";
import type { Context } from "./context.ts";

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** After these, "and the other one?" asks what that one is. */
const notOfPrograms =
  setOf(`programs count recommendation summary compare location otherCity contact about name testimonials
  brochure phone street social company trust privacy account enterprise benefits perks start launch abroad
  tellsAboutSelf`);

/** Words that ask for nothing beside a name. */
const fillers =
  setOf(`and what how about the other others one ones not also too for of in ok okay so then aur a an no but course
  program programs courses wala wale nahi second first third last both dono dusra doosra only just please instead
  same question that this is it apart from except tell me with or to if i am hi hey mean meant hmm option well ka ki
  ke bhi yaar bro sir asked ask did want mein two anything everything something all besides else any than do does
  like need out leave yes give show aside excluding actually wait rather stuff thing things which them these those
  there wo woh vo hi great good nice are but max maximum min
  minimum shorter longer less more under over above below least most within upto at either kya hai h between or my friend friends colleague brother sister wife husband
  cousin son daughter uncle aunt nephew niece colleagues`);

/** Below this a common word of a feature is taken for what it names: "what about agents". */
const unsure = 0.5;

/** "Does the other one too?" asks again, as "is the other one free?" does not. */
const again = /\b(too|also|as well|bhi|either)$/;
const begins = /^(kya|is|are|does|do|will|would|should|can)\b/;
/** "And the agentic one?", "in London?": asks the same as before, of something else; undefined for anything more. */
export function goesOn(
  clause: Clause,
  conditions: Conditions,
  context: Context,
): string | undefined {
  const [last] = context.topics;
  const again = last && asksAgain(clause, context) ? last : undefined;
  if (again) return again;
  if (context.focus.length > 0 && notThat.test(clause.text)) return "programs";
  if (last === "recommendation" && /^(?:but |and )?why(?: so| is that)?$/.test(clause.text)) {
    return "summary";
  }
  const isSpoken = context.focus.length > 0 || names(clause, "program");
  if (isSpoken && whyThat.test(clause.text)) return "summary";
  return isOnlyNames(clause) ? ofNames(clause, conditions, last) : undefined;
}

function ofNames(
  clause: Clause,
  conditions: Conditions,
  last: string | undefined,
): string | undefined {
  if (names(clause, "place", "zone") && last === "launch") return last;
  const isDescribed = describes(clause);
  const isForPerson = names(clause, "person") && !names(clause, "program");
  if (isForPerson && !isDescribed) return forPerson(clause, last);
  const points = conditions.isOther || conditions.isBoth || conditions.place !== undefined;
  if (points || isDescribed || names(clause, "program", "pointer"))
    return ofPrograms(clause, conditions, last);
  if (names(clause, "hours") || conditions.codes) return "programs";
  const taught = clause.tokens.filter(({ kind }) => kind === "skill" || kind === "technology");
  if (taught.length > 0 && taught.every(({ excluded }) => excluded)) return "programs";
  return taught.length > 0 || hints(clause) ? "coverage" : undefined;
}

/** Asked for somebody, these are asked of the program that suits: "how long is it for managers?" */
export const ofProgram = setOf("duration curriculum codingNeed summary price register");

function forPerson({ text }: Clause, last: string | undefined): string {
  const isSame = last !== undefined && ofProgram.has(last) && /\bfor\b/.test(text);
  return isSame && !/\bwhich\b/.test(text) ? last : "recommendation";
}

function ofPrograms({ tokens }: Clause, conditions: Conditions, last: string | undefined): string {
  const asked = last !== undefined && !notOfPrograms.has(last) ? last : undefined;
  const leavesOut =
    tokens.some(({ excluded }) => excluded) &&
    tokens.every(({ kind, excluded }) => kind !== "program" || excluded);
  if (asked) return asked;
  const isOfLength = conditions.extreme !== undefined || conditions.isComparative;
  if (isOfLength && !conditions.size) return "duration";
  if (leavesOut && !conditions.isOther) return "programs";
  return conditions.isBoth ? "compare" : "summary";
}

function names({ tokens }: Clause, ...kinds: string[]): boolean {
  return tokens.some(({ kind }) => kinds.includes(kind));
}

/** "The one with agents", "wo python wala", "the 40 hour one" */
function describes({ tokens, text }: Clause): boolean {
  const isTold =
    tokens.some(({ kind }) => kind === "skill" || kind === "hours") || hints({ tokens });
  return (
    isTold &&
    /\b(?:the|that|wo|woh|vo|us|uss) (?:.* )?(?:one|ones|wala|wale|wali|courses?|programs?)\b/.test(
      text,
    )
  );
}

function hints({ tokens }: Pick<Clause, "tokens">): boolean {
  return tokens.some(
    (token) => token.kind === "word" && token.features && !fillers.has(token.text),
  );
}

function isOnlyNames(clause: Clause): boolean {
  const { tokens, text, guesses } = clause;
  if (begins.test(text) && !again.test(text)) return false;
  if (/\bhow (?!about)|\b(vs|or(?! (?:less|more)))\b|\bwhat is (?:all )?in\b|\bin it\b/.test(text))
    return false;
  const isHinted = hints(clause) && (guesses[0]?.chance ?? 0) < unsure;
  const named =
    tokens.some(({ kind }) => kind !== "word" && kind !== "number") ||
    isHinted ||
    /\b(others?|second|third|first|last|both|dusra|doosra|dono)\b/.test(text);
  return (
    named &&
    tokens.length < 10 &&
    tokens.every(
      (token) =>
        token.kind !== "word" ||
        fillers.has(token.text) ||
        (isHinted && token.features !== undefined),
    )
  );
}
