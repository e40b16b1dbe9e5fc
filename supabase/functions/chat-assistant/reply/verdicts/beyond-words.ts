import type { Program } from "../../../../../content/programs.ts";
import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isPerson, type Token } from "../../understanding/tokens/token.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import type { Question } from "../wording/answer.ts";

/** With these another question begins, or a sentence. */
const goesOn =
  /^(?:and|or|aur|plus|but|then|so|how|what|when|where|which|who|why|is|are|do|does|can|will|i|my|we|he|she|they)$/;
/** "Are two of your three …?" asks neither for one nor for all. */
const ofSome = /(?<!\bno )\b(?:two|three|four|five|2|3|4|5) of\b/;
/** "Taught by a CEO?" */
const byWhom = /\b(?:taught|given|held|led|run|built|made) by\b/;
/** "Does my access end after a year or so?": that it does not is no yes. */
const ends = /\b(?:ends?|expires?|limited|limit|lose|cut|stops?|until|till|only|runs? out)\b/;

/** "(Is there one that has Python) and is under 15 hours?" goes on with the same. */
const goesOnWith =
  /^(?:and|but) (?:also )?(?:is|are|takes?|lasts?|needs?|has|have|does not|under|less|within|over|more than|at (?:most|least)|no|without)\b(?! (?:it|that|this|they|there|he|she|i|we|the|a|any|one)\b)/;
/** "If I have 12 hours and can code, (…)" asks nothing yet. */
const onlyIf =
  /^(?:(?:and|so|but|ok) )*if\b(?!.*\b(?:can|could|is|are|does|do|will|would|may|should) (?:i|we|it|that|the|he|she|they|you|there)\b)/;

/** Whether what stands around the question, or its form, bounds what is asked: "is the brochure there (in Telugu)?" */
export function isBounded(question: Question, told: string, isYes: boolean): boolean {
  const { text } = question.clause;
  return (
    (question.intent === "duration" && ofSome.test(text)) ||
    (isYes && !tellsPartOfDay(text, told)) ||
    onlyIf.test(text) ||
    byWhom.test(text) ||
    (isYes && question.intent === "access" && ends.test(text)) ||
    goesOnBeyond(question)
  );
}

/** Whether what follows goes on with the same: "(is the brochure there) in Telugu?" */
function goesOnBeyond({ clause, message }: Question): boolean {
  const last = clause.tokens.at(-1);
  const at = last ? message.indexOf(last) : -1;
  const next = message[at + 1];
  if (at < 0 || !next || last?.ends) return false;
  return !goesOn.test(next.text) || goesOnWith.test(textOf(message.slice(at + 1)));
}

/** "Is that 7:30 in the evening?" */
function tellsPartOfDay(asked: string, told: string): boolean {
  const isLate = /\b(?:evening|afternoon|night|pm|p m|shaam|raat)\b/.test(asked);
  return !(isLate && /\bAM\b/.test(told));
}

const ofPeople = wordSet("audience recommendation prerequisites");

/** Whether one of these programs suits none of those whom the question names: "is that one for beginners too?" */
export function suitsOthers({ clause, intent }: Question, programs: readonly Program[]): boolean {
  const isOfPeople = ofPeople.has(intent);
  const people = clause.tokens.filter(isPerson).map(withoutNontechnical);
  return isOfPeople && people.length > 0 && byPerson(people, programs).length < programs.length;
}

/** That a designer need not code does not prove that a course for managers suits one. */
function withoutNontechnical(token: Token): Token {
  if (token.kind !== "person") return token;
  return { ...token, groups: token.groups.filter((group) => group !== "nontechnical") };
}

/** Whether these programs are others than those that the question names, where it names some: a "yes" is not of them. */
export function speaksOfOthers(
  { clause, conditions, context }: Question,
  programs: readonly Program[],
): boolean {
  const isOfFocus = context.focus.length === 1 && /\bit\b/.test(clause.text);
  // "(The leaders' one …) Is it right for my developer as well?"
  if (isOfFocus && programs.length > 0 && programs.every(({ slug }) => slug !== context.focus[0]))
    return true;
  const names = clause.tokens.filter(({ kind, excluded }) => kind === "program" && !excluded);
  const slugs = names.flatMap((token) => (token.kind === "program" ? token.slugs : []));
  const isOther = ({ slug }: Program) => !slugs.includes(slug);
  // "The agentic one is the long one of 40 hours, right?"
  if (names.length > 0 && programs.every(isOther)) return true;
  const points = clause.tokens.some(({ kind }) => kind === "pointer" || kind === "hours");
  return names.length > 0 && !points && !conditions.extreme && programs.some(isOther);
}
