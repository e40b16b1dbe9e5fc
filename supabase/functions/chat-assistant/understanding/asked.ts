import type { Clause } from "./clauses.ts";
import { type Conditions, conditionsOf } from "./conditions.ts";
import type { Context } from "./context.ts";
import { isDemanded } from "./demands.ts";
import { goesOn } from "./going-on.ts";
import { isWavedOff } from "./negation.ts";
import { joinAlike, withoutReasons } from "./one-of-each.ts";
import { isTaughtAt } from "./taught.ts";
import type { Token } from "./token.ts";
import type { Understanding } from "./understand.ts";
import { type Asked, besides, firm, loose, yielding } from "./ways-of-asking.ts";

/** How likely a meaning must be; less will do when nothing else is nearly as likely. */
const enough = 0.3;
const little = 0.12;
const lead = 1.6;

const wishes =
  /\b(want|wish|would like|would love|wanna|goal|plan|planning|need to|trying to|aim|banana|banani|seekhna|looking to|dream|hope to|have to|asked to)\b/;
const asksWhat = /^(?:\w+ )?(?:what is|what do you mean|tell me about|explain|describe|about)\b/;
const ofUs =
  /\b(course|courses|program|programs|programme|bootcamp|training|class|classes|batch|session|you|your|join|enroll|enrollment|registration|admission|learn|aap|aapka|aapke)\b/;

/** What a message asks, each thing once, in order. `hasGoal`: it says what somebody wants to be able to do. */
export function questionsOf(
  understanding: Understanding,
  context: Context,
  hasGoal: boolean,
): Asked[] {
  const { clauses, foreign } = understanding;
  const heard = clauses.filter(({ text }) => clauses.length === 1 || !isWavedOff(text));
  let topics = context.topics;
  const asked = heard.map((clause): Asked => {
    const found = intentOf(clause, understanding, { ...context, topics });
    const { intent } = found;
    if (!besides.has(intent) && intent !== "unclear") topics = [intent, ...topics];
    const isFirm = firm.has(intent) && !(intent === "coverage" && !clause.tokens.some(isSkill));
    if (hasGoal && wishes.test(clause.text) && !isFirm) {
      return { intent: "recommendation", clause };
    }
    const strays = foreign(clause) > 0 && loose.has(intent) && !isOfUs(clause);
    return strays && !understanding.namesProvider(clause) ? { intent: "offTopic", clause } : found;
  });
  const meant = asked.filter(({ intent }) => !besides.has(intent));
  return joinAlike(meant.length > 0 ? withoutReasons(meant) : asked.slice(-1));
}

function isPerson({ kind, excluded }: Token): boolean {
  return kind === "person" && !excluded;
}

function isSkill({ kind }: Token): boolean {
  return kind === "skill";
}

function intentOf(clause: Clause, understanding: Understanding, context: Context): Asked {
  const [top, second] = clause.guesses;
  const { intent, chance } = top ?? { intent: "unclear", chance: 0 };
  if (understanding.asksOfProvider(clause)) return { intent: "about", clause };
  if (understanding.lacksProgram(clause)) return { intent: "notOffered", clause };
  if (asksOffer(clause, understanding)) return { intent: "benefits", clause };
  if (asksTaught(clause)) return { intent: "coverage", clause };
  const isKnown = chance >= enough || (chance >= little && chance >= lead * (second?.chance ?? 0));
  const conditions = conditionsOf(understanding.conditions, clause, intent);
  const meant = isKnown ? intent : likely(intent, clause, conditions);
  const demanded =
    goesOn(clause, conditions, context) ??
    isDemanded(meant, clause, conditions, understanding.tokens);
  if (demanded) return { intent: demanded, clause };
  return withNames(isKnown ? { intent, clause } : unsureOf(clause), understanding);
}

/** What names a program or the provider is about it, whatever else its words are. */
function withNames({ intent, clause, ...rest }: Asked, { namesProvider }: Understanding): Asked {
  const isOther = intent === "offTopic" || intent === "unclear";
  if (intent === "offTopic" && asksOfProgram(clause)) {
    return { intent: clause.tokens.some(isSkill) ? "coverage" : "summary", clause };
  }
  return isOther && namesProvider(clause)
    ? { intent: "about", clause }
    : { intent, clause, ...rest };
}

/** "Will the agents course show me how to …?" */
function asksOfProgram({ tokens, text }: Clause): boolean {
  const isNamed = tokens.some(({ kind, excluded }) => kind === "program" && !excluded);
  return isNamed && /\b(course|program|programme|bootcamp|training)\b/.test(text);
}

/** "What is Gen AI Mastery?" */
function asksOffer(clause: Clause, { findOffer }: Understanding): boolean {
  const [top] = clause.guesses;
  const offer = findOffer(clause.tokens);
  const isLoose = !top || yielding.has(top.intent) || top.chance < enough;
  return (
    offer !== undefined && (asksWhat.test(clause.text) || (isLoose && offer.kind === "benefit"))
  );
}

/** Below this, what a clause asks is no more than guessed. */
const guessed = 0.5;
/** Below this it is not even that. */
const vague = 0.25;
const teaches =
  /\b(cover|covers|covered|teach|teaches|taught|include|includes|module|modules|topic|topics|chapter|show|touch|touches|deal|deals|learn|help)\b/;
const guessedAt = new Set(
  "offTopic inject unclear curriculum coverage enterprise invoice programs tools contact price order social".split(
    " ",
  ),
);

/** "How to put it on a server, do you show that?": what is taught is named, whatever else the words may mean. */
function asksTaught({ guesses, tokens, text }: Clause): boolean {
  const [top] = guesses;
  const isNamed = tokens.some(({ kind, excluded }) => kind === "program" && !excluded);
  const isGuess =
    !top || top.chance < vague || ((isNamed || top.chance < guessed) && guessedAt.has(top.intent));
  return isGuess && teaches.test(text) && tokens.some((token, at) => isTaughtAt(tokens, token, at));
}

function unsureOf(clause: Clause): Asked {
  if (clause.tokens.some(({ kind, excluded }) => kind === "program" && !excluded)) {
    return { intent: "summary", clause };
  }
  if (/^(?:i am|we are|i work|i have been)\b/.test(clause.text) && clause.tokens.some(isPerson)) {
    return { intent: "recommendation", clause };
  }
  const likeliest = clause.guesses.slice(0, 2).filter((guess) => guess.chance > 0.1);
  return isOfUs(clause)
    ? { intent: "unclear", clause, unsure: likeliest.map((guess) => guess.intent) }
    : { intent: "offTopic", clause };
}

/** What is not understood but says who writes is about that. */
function likely(intent: string, { tokens }: Clause, { codes }: Conditions): string {
  return codes || tokens.some(({ excluded }) => excluded) ? "unclear" : intent;
}

/** Whether a clause is about us, as far as single words tell. */
function isOfUs({ text, tokens }: Clause): boolean {
  const named = ["program", "skill", "person", "pointer"];
  return tokens.some(({ kind }) => named.includes(kind)) || ofUs.test(text);
}
