import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import { isDemanded } from "./demands.ts";
import { goesOn } from "./going-on.ts";
import { isWavedOff } from "./negation.ts";
import type { Understanding } from "./understand.ts";

/** A clause with what it asks; `unsure` when no meaning is likely enough, with the likeliest. */
export type Asked = { intent: string; clause: Clause; unsure?: readonly string[] };

/** How likely a meaning must be; less will do when nothing else is nearly as likely. */
const enough = 0.3;
const little = 0.12;
const lead = 1.6;

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Said beside a question, these ask for nothing. */
const besides =
  setOf(`greeting fine thanks affirm decline sorry tellsAboutSelf howAreYou help goodbye laugh
  affection wellWish hostile bored`);
/** Asked of anything in the world; with words that are none of ours they ask nothing of us. */
const loose =
  setOf(`recommendation summary duration start count compare location benefits projects programs
  contact help`);
/** What somebody who says a goal may ask all the same. */
const firm = setOf(`register price duration curriculum start enterprise inject placement certificate
  codingNeed career otherPeople afterRegister coverage compare`);
const wishes =
  /\b(want|wish|would like|wanna|goal|plan|planning|need to|trying to|aim|banana|banani|seekhna|looking to|dream|hope to|have to|asked to)\b/;
const ofUs =
  /\b(course|courses|program|programs|programme|bootcamp|training|class|classes|batch|session|you|your|join|enroll|learn|aap|aapka|aapke)\b/;

/** What a message asks, each thing once, in order. `hasGoal`: it says what somebody wants to be able to do. */
export function questionsOf(
  understanding: Understanding,
  context: Context,
  hasGoal: boolean,
): Asked[] {
  const { clauses, foreign } = understanding;
  const asked = clauses
    .filter(({ text }) => clauses.length === 1 || !isWavedOff(text))
    .map((clause) => {
      const found = intentOf(clause, understanding, context);
      if (hasGoal && wishes.test(clause.text) && !firm.has(found.intent)) {
        return { intent: "recommendation", clause };
      }
      const strays = foreign(clause) > 0 && loose.has(found.intent) && !isOfUs(clause);
      return strays ? { intent: "offTopic", clause } : found;
    });
  const meant = asked.filter(({ intent }) => !besides.has(intent));
  const kept = meant.length > 0 ? withoutReasons(meant) : asked.slice(-1);
  return kept.filter(({ intent }, at) => kept.findIndex((other) => other.intent === intent) === at);
}

/** "I can't code, which course?": the need is part of the question; a branch's answer holds the location's. */
function withoutReasons(asked: readonly Asked[]): Asked[] {
  const has = (intent: string) => asked.some((one) => one.intent === intent);
  const dropped = new Set([
    ...(has("otherCity") ? ["location"] : []),
    ...(has("recommendation") || has("programs") ? ["codingNeed", "prerequisites"] : []),
  ]);
  const known = asked.filter(({ intent }) => intent !== "unclear" && intent !== "offTopic");
  return (known.length > 0 ? known : asked).filter(({ intent }) => !dropped.has(intent));
}

function intentOf(clause: Clause, understanding: Understanding, context: Context): Asked {
  const [top, second] = clause.guesses;
  const { intent, chance } = top ?? { intent: "unclear", chance: 0 };
  const { conditions, tokens } = understanding;
  const demanded =
    goesOn(clause, conditions, context) ?? isDemanded(intent, clause, conditions, tokens);
  if (demanded) return { intent: demanded, clause };
  const isClear = chance >= little && chance >= lead * (second?.chance ?? 0);
  if (chance >= enough || isClear) return { intent, clause };
  if (clause.tokens.some(({ kind, excluded }) => kind === "program" && !excluded)) {
    return { intent: "summary", clause };
  }
  const likeliest = clause.guesses.slice(0, 2).filter((guess) => guess.chance > 0.1);
  return isOfUs(clause)
    ? { intent: "unclear", clause, unsure: likeliest.map((guess) => guess.intent) }
    : { intent: "offTopic", clause };
}

/** Whether a clause is about us, as far as single words tell. */
function isOfUs({ text, tokens }: Clause): boolean {
  const named = ["program", "skill", "person", "pointer"];
  return tokens.some(({ kind }) => named.includes(kind)) || ofUs.test(text);
}
