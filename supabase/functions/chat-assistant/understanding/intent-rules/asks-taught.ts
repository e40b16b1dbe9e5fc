import type { Clause } from "../clauses/clauses.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Below this, what a clause asks is not even guessed. */
const vague = 0.25;

/** "Does it have scraping in it?" asks of what is taught, whether or not we know the thing. */
const asksIfInIt =
  /^(?:(?:and|so|but|also|ok|then) )*(?:do|does|did|will|would|is there|are there|has|have) (?:(?:it|that|this|they|that one|this one) )?(?:also |even |really )*(?:(?:have|cover|teach|include|contain|touch|show|got) )?(?:any |some |a bit of )*(?:\w+ ){1,3}?(?:in (?:it|that|this|there|them)|covered|included|taught)(?: too| also| as well| at all| or not| anywhere)?$/;
const asides = wordSet("aside offTopic unclear coverage curriculum");
/** "Is there maths in it?" may seem to ask what one has to bring along. */
const nearly = 0.75;
const isInIt =
  /^(?:(?:and|so|but|also|ok|then) )*(?:is|are) there (?:any |some |much |a lot of |too much )?(?:\w+ ){1,2}?in (?:it|that|this|there|them)(?: too| also| as well| at all| or not)?$/;
/** "I asked about maths." */
const asksAbout =
  /^(?:(?:and|but|no|sorry) )*(?:i|we) (?:only |just )*(?:asked|meant|am asking|was asking) (?:you )?(?:about|for) (?:the |your )*(?:\w+ ?){1,2}$/;

/** Whether these words ask for something that they name, whatever it is. */
export function asksForNamed(text: string): boolean {
  return isInIt.test(text) || asksAbout.test(text);
}

function asksIfNamed({ text, guesses: [top], tokens }: Clause): boolean {
  const isOpen = top?.intent === "prerequisites" && top.chance < nearly;
  return (
    asksForNamed(text) &&
    isOpen &&
    tokens.every(({ kind }) => kind === "word" || kind === "pointer")
  );
}

function asksIfThere({ text, guesses: [top] }: Clause): boolean {
  return (
    asksIfInIt.test(text) &&
    !/\bfits?\b/.test(text) &&
    (!top || top.chance < vague || asides.has(top.intent))
  );
}

const ofWhole =
  /^(?:(?:and|so|just|please|tell me|know) )*what (?:all )?(?:the |your )?(?:\S+ ){1,3}(?:course|program|programme|training) (?:has|teaches|covers|contains|includes)(?: in it| inside)?$/;

/** Whether a course is asked for as a whole by what is taught in it: "tell me what the AI strategy course has". */
export function asksOfWhole(text: string): boolean {
  return ofWhole.test(text);
}

/** "How to put it on a server, do you show that?": what is taught is named, whatever else the words may mean. */
export function asksTaught(clause: Clause): boolean {
  if (asksOfWhole(clause.text)) return false;
  return asksOfSkill(clause) || asksOfTechnology(clause);
}

/** "Anything on privacy?", by a word that other questions have as well. */
const anythingOn =
  /^(?:(?:and|so|but|also|ok|is there|are there|do you (?:have|teach|cover)|have you got|got) )*(?:anything|something|any (?:course|program|class|module|part)|a (?:course|program|class|module)) (?:on|about|around|covering) ((?:\w+ ?){1,3})$/;

/** "Does it have anything on Airflow?" */
const onIt =
  /\b(?:anything|something|(?:any|a) (?:part|module|topic|section|session)) (?:on|about|around)$/;

function asksOfTechnology({ tokens }: Clause): boolean {
  const at = tokens.findIndex(({ kind, excluded }) => kind === "technology" && !excluded);
  return at > 0 && onIt.test(textOf(tokens.slice(0, at)));
}

/** What it asks to find on the list of what is taught. */
export function soughtOnList({ text }: Pick<Clause, "text">): string | undefined {
  return anythingOn.exec(text)?.[1];
}

function asksOfSkill(clause: Clause): boolean {
  const { tokens, text, guesses } = clause;
  if (asksIfThere(clause) || asksIfNamed(clause)) return true;
  const hasSkill = tokens.some(({ kind, excluded }) => kind === "skill" && !excluded);
  const isIn =
    asksYesOrNo({ tokens, text }) &&
    tokens.some(isProgram) &&
    elliptic.has(guesses[0]?.intent ?? "");
  return hasSkill && (isIn || inHowMany.test(text));
}

/** "SQL: in all programs or only a single one?" */
const inHowMany =
  /\b(?:in |part of )?(?:all|each|every|both)(?: \w+){0,3} or (?:just |only )+(?:in )?(?:a|an|one|some|single|few|two|the)\b/;

/** "Multi-agent systems are in the app course, or have I mixed that up?" */
const elliptic = wordSet("coverage curriculum");
