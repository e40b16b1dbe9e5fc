import { nothingOf, sentenceAround } from "../sentences/sentence-around.ts";
import { isAskedToLeave } from "../tokens/asked-to-leave.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { saysNo } from "./says-no.ts";

/** What may wave off the name that follows. */
export const cueBefore =
  /^(not|except|beyond|excluding|without|besides|minus|skip|skipping|exclude|neither|nor|instead|other|apart|leaving|rather|no|than|none|but|never|leave|drop|dropping|forget|ignore|ignoring|barring|bar|remove|removing|avoid|nothing|hate|hates|dislike|cutting|scrap|scratch|cancel|ditch|eliminate|delete|zero|non|omit|omitting)$/;
/** What may wave off the name before it: "agentic nahi". */
export const cueAfter =
  /^(nahi|nahin|alawa|bina|except|chh?od|chh?odo|chh?odkar|chh?odke|siva|mat|illa|kaadu|hata|hatao|hatake|hatakar|hatado)$/;
/** "None of them teaches ROI" claims something. */
const hasVerb =
  /\b(?:has|have|teach|teaches|cover|covers|include|includes|is|are|do|does|deals?|touch|touches)\b/;
/** Who says so of something wants no more of it. */
const tires =
  /^(?:why (?:(?:is|are) (?:everything|all) (?:about|for)|only|always)|(?:everything|all)(?: of (?:it|them|these|those|this))?(?: here)? (?:is|are) (?:about|for)|(?:always|only|keep) (?:talk(?:ing)?|talks|speak(?:ing)?|go(?:ing)? on) (?:about|of)|(?:always|only|keep) (?:push(?:ing)?|sell(?:ing)?|suggest(?:ing)?|recommend(?:ing)?|show(?:ing)?|offer(?:ing)?)|(?:stop|quit) (?:advertising|pushing|selling|suggesting|recommending|showing|offering|mentioning|sending|naming|repeating|telling|talking)|(?:leave|leaving) aside|fed up (?:with|of)|(?:tired|bored|sick) (?:of|with)|(?:am|are|is|have|so) done with|enough of|no (?:interest|use|time|need) (?:in|for|of|to)|(?:take|taking|rule|ruling|cross|crossing|strike|striking|throw|throwing|toss|filter|weed) (?:away|out|off)|(?:nothing|stay|keep|keeping) (?:to do with|away from)|steer clear of|run(?:ning)? away from|allergic to)\b/;
const startsQuestion = /^(is|are|does|do|did|can|could|will|would|was|has|have|why|isnt)$/;

/** "Anything but", "every program but" */
const allBefore =
  /\b(?:anything|everything|all|any|every|each)(?: (?:\w+ )?(?:course|program|programme|training|one|class)s?)?$/;

const leaving =
  /^(?:(?:other|rather) than|(?:apart|instead) (?:from|of)|(?:leaving|leave) out|cutting out|(?:drop|dropping) (?:the|agentic|@?\w+))$/;

/** How many words of a phrase wave off what follows: "fed up with", "tired of"; none when none do. */
export function wordsOfTiring(tokens: readonly Token[], at: number): number {
  const [said] = tires.exec(textOf(tokens.slice(at, at + 5))) ?? [];
  return said?.split(" ").length ?? 0;
}

/** "Which of these is not part of the agents course?" */
const within = /^(?:part|included|contained|listed|mentioned|found)$/;

const isNone = /^(?:no|zero)$/;

/** Whether "not" at this place waves off what follows, rather than being part of "not sure" or "is it not …?". */
export function wavesOff(tokens: readonly Token[], at: number): boolean {
  const [text = "", next = ""] = [at, at + 1].map((place) => tokens[place]?.text);
  const pair = `${text} ${next}`;
  if (/^(other|rather|than|apart|instead|leaving|leave|drop|dropping|cutting) /.test(pair))
    return leaving.test(pair) || leavesName(tokens, at);
  if (isNone.test(text)) return saysNo(tokens, at);
  // "From scratch with Python"
  if (text === "scratch" && /^(?:from|se)$/.test(tokens[at - 1]?.text ?? "")) return false;
  if (text === "but") return allBefore.test(textOf(tokens.slice(Math.max(0, at - 3), at)));
  if (text === "beyond") return isBeyondName(tokens, at);
  if (text === "bar") return /^(?:the|your|that|this)$/.test(next);
  if (text === "none") return !hasVerb.test(textOf(tokens.slice(at, at + 7)));
  if (text === "nothing") return nothingOf(tokens, at);
  if (leavesNothing(tokens, at) || (text === "not" && within.test(next))) return false;
  return text !== "not" || isPlainNot(tokens, at);
}

/** "Anything beyond Python?", but "beyond a single prompt" */
function isBeyondName(tokens: readonly Token[], at: number): boolean {
  const named = tokens[/^(?:the|your)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1];
  return named?.kind === "skill" || named?.kind === "program";
}

function leavesNothing(tokens: readonly Token[], at: number): boolean {
  return isAskedToLeave(tokens, at + 1) || isDeed(tokens, at);
}

/** "Does the course skip ROI?" */
function isDeed(tokens: readonly Token[], at: number): boolean {
  const [from] = sentenceAround(tokens, at);
  const isAsked = /^(?:is|are|does|do|will)$/.test(tokens[from]?.text ?? "");
  const isOfCourse = /^(?:it|they|that|this|one|course|program|programme|training)$/.test(
    tokens[at - 1]?.text ?? "",
  );
  return (
    isAsked &&
    isOfCourse &&
    /^(?:skip|avoid|drop|leave|ignore|exclude)$/.test(tokens[at]?.text ?? "")
  );
}

function isPlainNot(tokens: readonly Token[], at: number): boolean {
  const [previous, next] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  const [from, to] = sentenceAround(tokens, at);
  // "The one that is not about agents: its topics?"
  const isRelative = /^(?:that|which|who)$/.test(tokens[at - 2]?.text ?? "") && at - 2 > from;
  if (
    /^(does|do|did|is|are|will|would)$/.test(previous ?? "") &&
    !isRelative &&
    isClaim(tokens.slice(from, to))
  )
    return false;
  // "Is there one that isn't only for engineers?"
  if (next === "only" && isForPeople(tokens, at)) return true;
  if (next === "only" || asksOnly(tokens.slice(from, to), textOf(tokens.slice(from, at + 2))))
    return false;
  return (
    refusesAt(tokens, at, from) ||
    !(startsQuestion.test(tokens[from]?.text ?? "") && at > from && at < from + 4)
  );
}

function isForPeople(tokens: readonly Token[], at: number): boolean {
  const [, , forThem, person] = tokens.slice(at, at + 4);
  const [before, verb] = [tokens[at - 2]?.text ?? "", tokens[at - 1]?.text ?? ""];
  const isRelative = /^(?:that|which)$/.test(before) && /^(?:is|are)$/.test(verb);
  return isRelative && forThem?.text === "for" && person?.kind === "person";
}

/** "A certificate is only for the app course and not for the agents?" asks of both. */
function asksOnly(tokens: readonly Token[], told: string): boolean {
  return (
    tokens.at(-1)?.asks === true &&
    /\b(?:is|are|get|gets|given|available) (?:it |they |that )?(?:only|just) (?:for|in|with|to) .* (?:and |but )?not (?:for|in|with|to)$/.test(
      told,
    )
  );
}

function refusesAt(tokens: readonly Token[], at: number, from: number): boolean {
  return at === from + 1 && /^(?:will|would|do)$/.test(tokens[at - 1]?.text ?? "");
}

/** "Leave IST, and the others?" */
function leavesName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const begins = before === undefined || before.ends === "sentence";
  const place = /^(?:the|that|your)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const next = tokens[place];
  const leaves = /^(?:leave|leaving)$/.test(tokens[at]?.text ?? "");
  const isNamed = next !== undefined && (next.kind !== "word" || next.features !== undefined);
  if (!leaves || !isNamed) return false;
  // "(Compare these two,) leave the business one"
  const isLast = next.ends !== undefined || place === tokens.length - 1;
  const isAlone = before?.ends === "part" && next.kind === "program" && isLast;
  return (begins && place === at + 1) || isAlone;
}

/** "So the business course does not teach Python?" */
function isClaim(tokens: readonly Token[]): boolean {
  const isAsked = tokens.at(-1)?.asks === true;
  return isAsked && !tokens.some(({ text }) => /^(which|what|who|how|where|i|we)$/.test(text));
}

const out =
  /^(?:for (?:me|us) but no\b|(?:is|are|falls|drops) (?:out|off the table|for me but no|not for me|not my thing|not my cup|not for us|not what i|not what we|not needed|not relevant|no use|of no use|ruled out|no good|not counted|not considered|ignored|left aside|left out|skipped|excluded)|(?:stays?|keeps?) out|falls? away|can go(?! (?:for|to|with|on|in|into|ahead|there)\b)|not wanted|unwanted|(?:does|do) not (?:interest|concern|suit|appeal))\b/;

/** "The forty hour one is out", "agents are not for me" */
export function isOut(tokens: readonly Token[], at: number): boolean {
  return out.test(textOf(tokens.slice(at, at + 4))) && !asksIfOut(tokens.slice(at, at + 5));
}

/** "(I have no laptop.) So the hacking course is out for me?" */
function asksIfOut(tokens: readonly Token[]): boolean {
  const said = tokens.slice(0, tokens.findIndex(({ ends }) => ends) + 1);
  return said.at(-1)?.asks === true && ruledOut.test(textOf(said));
}

const ruledOut =
  /^(?:is|are) (?:out|ruled out|off the table)(?: (?:for|to) (?:me|us|him|her|them))?$/;
