import type { Program } from "../../../../../content/programs.ts";
import { numberInWords } from "../../language/numbers.ts";
import type { Clause } from "../../understanding/clauses/clauses.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { mostOf } from "../../understanding/scoring/in-other-words.ts";
import { isSkill } from "../../understanding/tokens/token.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { namesWhole } from "../programs/required-or-taught.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { programFacts } from "../wording/facts.ts";
import { capital, list } from "../wording/fill.ts";
import { titles } from "../wording/titles.ts";
import { technologyNotTaught } from "./technology-not-taught.ts";

const onlyOne =
  /^(?:so |and |but )*(?:is )?only (?:the|@?\w+)\b|\bonly (?:one|in|by|with|at|part of)\b|\bonly$|\bjust in\b/;
const countsPrograms =
  /\bhow many (?:of )?(?:\w+ ){0,3}(?:courses?|programs?|programmes?|them|these)\b/;
const none =
  /\b(?:none|skips?|lacks?|omits?|leaves? out|excludes?|not (?:a single|any|one)|no (?:single )?(?:one|course|program|programme|training)|(?:is|are|have|has|there|that) nothing)\b/;
const sameOne = /\b(?:is|are) (?:it|that|this|they) (?:also )?(?:in )?the same\b/;

/** The programs that teach these features, or of those that are asked about, which do and which do not. */
export function covering(
  provider: Provider,
  question: Question,
  features: readonly string[],
  holders: readonly Program[],
): Part {
  const { selection, yesOrNo, clause, conditions } = question;
  const asked = askedAbout(provider, question, features, holders);
  const having = asked.filter((program) => holders.includes(program));
  const without = asked.filter((program) => !holders.includes(program));
  const asksOnly = asks(clause, onlyOne);
  const shown = having.length > 0 && !asksOnly ? having : holders;
  const lines = shown.map((program) => covers(provider, program, features)).join("\n");
  const missing = without.length > 0 ? missingIn(provider, question, without) : "";
  // What several are asked about together and one lacks is neither yes nor no.
  const isMixed = missing !== "" && having.length > 0 && !conditions.isAll;
  const elsewhere = asked.length > 0 ? coveringElse(provider, question, having) : "";
  const isOnly = holders.length === Math.max(1, asked.length);
  const isTrue = missing === "" && (isOnly || !asksOnly);
  const beside = technologyNotTaught(provider, clause.tokens, selection.about);
  // Of the one there is and of the other nothing is known: neither yes nor no.
  const isTold =
    beside === "" &&
    elsewhere === "" &&
    mayDeny(question, features, missing) &&
    yesOrNo &&
    !isMixed;
  const verdict = isTold ? verdictOn(provider, question, isTrue, holders) : "";
  const begins = asks(clause, fromZero) ? introduced(provider, shown) : "";
  const text = isMixed
    ? `${lines}\n${missing}`
    : [[verdict, missing].filter(Boolean).join(" "), lines]
        .filter(Boolean)
        .join(missing ? "\n" : " ");
  return {
    text: countOf(provider, question, shown) + text + begins + elsewhere + beside,
    programs: shown,
    focus: staysWith(asked, having) ?? shown,
    // "Does that one train ML models as well?": that another one does is no yes.
    ...(isMixed && { isWorkedOut: true }),
  };
}

/** That these do not list it; of another than the one that is set aside also whether it is for those who know that. */
function missingIn(
  provider: Provider,
  { clause: { tokens } }: Question,
  without: readonly Program[],
): string {
  const isOfOthers = tokens.some(({ kind, excluded }) => kind === "program" && excluded);
  const knowing = isOfOthers ? without.filter(({ audience }) => namesWhole(audience, tokens)) : [];
  const missing = say(provider, "notListedFor", { titles: titles(without) });
  return knowing.length > 0 ? `${missing}\n${audienceLines(provider, knowing)}` : missing;
}

/** "Is Python taught from the basics?": what is told of where these begin, for those that begin at the beginning. */
function introduced(provider: Provider, programs: readonly Program[]): string {
  const lines = introductions(provider, programs.filter(isForBeginners));
  return lines && `\n${lines}`;
}

const fromZero =
  /\b(?:from|at|with) (?:the )?(?:very )?(?:zero|scratch|nothing|basics?|beginning|start|ground up|abc)\b|\b(?:zero|shuru|basics?) (?:se|level)\b|\bse shuru\b/;

/** "Does the agentic one teach agents and team leadership?": who teaches what else is named and those have not. */
function coveringElse(
  provider: Provider,
  { clause: { tokens }, yesOrNo }: Question,
  having: readonly Program[],
): string {
  const lacks = (features: readonly string[]) =>
    !having.some((program) => program.features.some((one) => features.includes(one)));
  const others = tokens.flatMap((token) =>
    token.kind === "skill" && !token.excluded && lacks(token.features) ? token.features : [],
  );
  if (having.length === 0 || others.length === 0) return "";
  const lines = provider.content.programs
    .filter((program) => program.features.some((one) => others.includes(one)))
    .map((program) => `\n${covers(provider, program, others)}`)
    .join("");
  const missing = say(provider, "notListedElseFor", { titles: titles(having) });
  return yesOrNo ? `\n${missing}${lines}` : lines;
}

/** Whether it asks so; what only tells something does not, but "aur Python zero se?" is too short to tell. */
function asks({ situation, text, tokens }: Clause, so: RegExp): boolean {
  return (!situation || tokens.length < few) && so.test(text);
}

const few = 6;

/** "None of them teaches ROI, right?" is not so if one does. */
function verdictOn(
  provider: Provider,
  { clause, context }: Question,
  isTrue: boolean,
  holders: readonly Program[],
): string {
  const isDenied = none.test(clause.text) && holders.length > 0;
  // "(Which one has agents,) and is it the same one that has ROI?"
  const isOther =
    sameOne.test(clause.text) && !holders.some(({ slug }) => context.focus.includes(slug));
  return say(provider, isTrue && !isDenied && !isOther ? "yes" : "no");
}

/** What is only guessed to be meant is not denied. */
function mayDeny(
  { features: guessed, clause }: Question,
  features: readonly string[],
  missing: string,
): boolean {
  if (missing === "") return true;
  const isGuess = features === guessed && !clause.tokens.some(isSkill);
  return !isGuess || mostOf(clause.goals) > sureEnoughToDeny;
}

/** From here on what was guessed may be denied of a program. */
const sureEnoughToDeny = 0.7;

/** "No, the other one does": the talk stays with the one that was asked about. */
function staysWith(asked: readonly Program[], having: readonly Program[]) {
  return having.length === 0 && asked.length === 1 ? asked : undefined;
}

/** "How many of them teach deployment?" */
function countOf(provider: Provider, { clause }: Question, shown: readonly Program[]): string {
  if (!countsPrograms.test(clause.text)) return "";
  const all = numberInWords(provider.content.programs.length);
  return `${say(provider, "someOf", { count: capital(numberInWords(shown.length)), all })}\n`;
}

/** Whether programs are named or pointed at, as far as what is taught does not tell by itself which are meant. */
function namesProgram({ tokens, goals }: Clause): boolean {
  const isTold = mostOf(goals) > 0.5;
  return (
    !isTold ||
    tokens.some(({ kind, excluded }) => !excluded && (kind === "program" || kind === "hours"))
  );
}

/** What is left where some that have it are waved off. */
function othersThan({ selection }: Question, holders: readonly Program[]): readonly Program[] {
  return selection.open.some((program) => holders.includes(program)) ? [] : selection.open;
}

const anyOther =
  /\b(?:any|another|other|others|else|one more|either|any(?:thing|where)|besides|apart from)\b/;

/** The programs of which it is asked; of those that are left when some are waved off, the ones that have it. */
function askedAbout(
  provider: Provider,
  question: Question,
  features: readonly string[],
  holders: readonly Program[],
): readonly Program[] {
  const { selection, clause, conditions, yesOrNo } = question;
  if (features === question.features && !namesProgram(clause)) return [];
  // "I don't want to write SQL. Is there one on charts?" names none of those that are left.
  const isLeft = selection.isRest && selection.named.length > 0;
  const leavesOut = isLeft || clause.tokens.some(({ excluded }) => excluded);
  // "Apart from the app course, does any other teach Python?"
  const left = selection.about.filter((program) => holders.includes(program));
  const isNoOther = yesOrNo && anyOther.test(clause.text) && left.length === 0;
  const about = leavesOut ? (isNoOther ? othersThan(question, holders) : left) : selection.about;
  return conditions.isAll ? orAll(provider, about) : about;
}

/** A line of which of these features it teaches. */
export function covers(provider: Provider, program: Program, features: readonly string[]): string {
  const held = program.features.filter((feature) => features.includes(feature));
  return say(provider, "covers", { ...programFacts(program), features: list(held) });
}
