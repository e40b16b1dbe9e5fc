import { nothingOf, sentenceAround } from "./sentence-around.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** What may wave off the name that follows. */
export const cueBefore =
  /^(not|except|excluding|without|besides|minus|skip|skipping|exclude|neither|nor|instead|other|apart|leaving|rather|no|than|none|but|never|leave|drop|dropping|forget|ignore|ignoring|barring|bar|remove|removing|avoid|nothing|hate|hates|dislike|cutting)$/;
/** What may wave off the name before it: "agentic nahi". */
export const cueAfter =
  /^(nahi|nahin|alawa|except|chhod|chhodkar|chhodke|siva|mat|illa|kaadu|hatake)$/;
/** "None of them teaches ROI" claims something. */
const hasVerb =
  /\b(?:has|have|teach|teaches|cover|covers|include|includes|is|are|do|does|deals?|touch|touches)\b/;
/** Who says so of something wants no more of it. */
const tires =
  /^(?:(?:stop|quit) (?:advertising|pushing|selling|suggesting|recommending|showing|offering|mentioning|sending|naming|repeating|telling|talking)|fed up (?:with|of)|(?:tired|bored|sick) (?:of|with)|done with|enough of|no (?:interest|use|time|need) (?:in|for|of|to)|(?:take|taking|rule|ruling|cross|crossing|strike) (?:away|out|off)|(?:nothing|stay|keep|keeping) (?:to do with|away from)|steer clear of|run(?:ning)? away from|allergic to)\b/;
const startsQuestion = /^(is|are|does|do|did|can|could|will|would|was|has|have|why|isnt)$/;

/** "Do not tell me about …" asks for something, "do not you have …?" whether there is. */
const orders =
  /^(tell|want|show|talk|give|need|like|mention|care|recommend|bother|suggest|send|offer)$/;

const leaving =
  /^(?:(?:other|rather) than|(?:apart|instead) (?:from|of)|(?:leaving|leave) out|cutting out|(?:drop|dropping) (?:the|agentic|@?\w+))$/;
/** Before a name these say what to leave out; "I forgot" or "remove my data" does not. */
const commands = /^(?:forget|ignore|ignoring|remove|removing|avoid|skip|skipping)$/;

/** Of these one has none: "no Python background". */
const lacking =
  /^(background|experience|knowledge|skill|skills|idea|degree|need|needed|required|exp)$/;

/** How many words of a phrase wave off what follows: "fed up with", "tired of"; none when none do. */
export function wordsOfTiring(tokens: readonly Token[], at: number): number {
  const [said] = tires.exec(textOf(tokens.slice(at, at + 4))) ?? [];
  return said?.split(" ").length ?? 0;
}

/** Whether "not" at this place waves off what follows, rather than being part of "not sure" or "is it not …?". */
export function wavesOff(tokens: readonly Token[], at: number): boolean {
  const [previous, text, next] = [at - 1, at, at + 1].map((place) => tokens[place]?.text ?? "");
  const pair = `${text} ${next}`;
  if (/^(other|rather|than|apart|instead|leaving|leave|drop|dropping|cutting) /.test(pair))
    return leaving.test(pair) || setsAside(tokens, at) || leavesName(tokens, at);
  if (text === "no") return saysNo(tokens, at);
  if (text === "but") return /^(anything|everything|all|any)$/.test(previous ?? "");
  if (text === "bar") return at > 0 && /^(?:the|your|that|this)$/.test(next ?? "");
  if (text === "none") return !hasVerb.test(textOf(tokens.slice(at, at + 7)));
  if (text === "nothing") return nothingOf(tokens, at);
  if (isDeed(tokens, at)) return false;
  if (commands.test(text ?? "")) return !/^(my|our|me|to|it|that|this)$/.test(next ?? "");
  return text !== "not" || isPlainNot(tokens, at);
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
  if (/^(can|could|only|should)$/.test(previous ?? "") || next === "only") return false;
  if (orders.test(next ?? "")) return true;
  return (
    refusesAt(tokens, at, from) ||
    !(startsQuestion.test(tokens[from]?.text ?? "") && at > from && at < from + 4)
  );
}

function refusesAt(tokens: readonly Token[], at: number, from: number): boolean {
  const [previous, next] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
  return at === from + 1 && /^(?:will|would|do)$/.test(previous) && !subject.test(next);
}

/** "Won't you …?" asks, "won't do management" refuses. */
const subject = /^(?:i|we|you|they|he|she|it|the|that|this|those|these|there|your|my|one|any|all)$/;

/** "Leave IST, and the others?" */
function leavesName(tokens: readonly Token[], at: number): boolean {
  const begins = at === 0 || tokens[at - 1]?.ends === "sentence";
  const next = tokens[at + 1];
  return tokens[at]?.text === "leave" && begins && next !== undefined && next.kind !== "word";
}

/** "Leaving strategy aside", "leave the manager stuff out" */
function setsAside(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 6).some(({ text }) => /^(aside|out)$/.test(text));
}

/** "So the business course does not teach Python?" */
function isClaim(tokens: readonly Token[]): boolean {
  const isAsked = tokens.at(-1)?.asks === true;
  return isAsked && !tokens.some(({ text }) => /^(which|what|who|how|where|i|we)$/.test(text));
}

/** At the beginning of a message, or "with deployment but no Python", or "I am no manager". */
function saysNo(tokens: readonly Token[], at: number): boolean {
  const isNobody = /^(am|is|are|was|and)$/.test(tokens[at - 1]?.text ?? "");
  if (isNobody && tokens[at + 1]?.kind === "person") return true;
  const isWithin = /^(but|and|with|has|have|having)$/.test(tokens[at - 1]?.text ?? "");
  if (isWithin) return isTaught(tokens[at + 1]);
  return at === 0 && !tokens[at]?.ends && saysNoTo(tokens);
}

/** "Has no agents in it", but "and no coding" is a need. */
function isTaught(token: Token | undefined): boolean {
  if (token?.kind === "skill") return true;
  return (
    token?.kind === "word" && token.features !== undefined && !/^(?:cod|program)/.test(token.text)
  );
}

/** "No developer stuff", "no, not the …", but not "no coding experience". */
function saysNoTo([, first, ...rest]: readonly Token[]): boolean {
  if (!first) return false;
  const lacks = rest.some(({ text }) => lacking.test(text));
  return canBeExcluded(first) ? !lacks : first.text === "not";
}

const out =
  /^(?:(?:is|are|falls|drops) (?:out|off the table|not for me|not my thing|not my cup|not for us|not what i|not what we|not needed|not relevant|no use|of no use|ruled out|no good)|not wanted|unwanted|(?:does|do) not (?:interest|concern|suit|appeal))\b/;

/** "The forty hour one is out", "agents are not for me" */
export function isOut(tokens: readonly Token[], at: number): boolean {
  return out.test(textOf(tokens.slice(at, at + 4)));
}

/** Whether it is a name that a message may wave off. */
export function canBeExcluded(token: Token): boolean {
  return ["program", "person", "hours", "skill", "place", "zone", "pointer"].includes(token.kind);
}
