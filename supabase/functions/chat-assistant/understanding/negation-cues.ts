import type { Token } from "./token.ts";

/** What may wave off the name that follows. */
export const cueBefore =
  /^(not|except|excluding|without|besides|minus|skip|exclude|neither|nor|instead|other|apart|leaving|rather|no|than|none|but|never|leave|drop)$/;
/** What may wave off the name before it: "agentic nahi". */
export const cueAfter =
  /^(nahi|nahin|alawa|except|chhod|chhodkar|chhodke|siva|mat|illa|kaadu|hatake)$/;
const startsQuestion = /^(is|are|does|do|did|can|could|will|would|was|has|have|why|isnt)$/;

/** "Do not tell me about …" asks for something, "do not you have …?" whether there is. */
const orders = /^(tell|want|show|talk|give|need|like|mention|care|recommend|bother)$/;

const leaving =
  /^(?:(?:other|rather) than|(?:apart|instead) (?:from|of)|(?:leaving|leave) out|drop (?:the|agentic|@?\w+))$/;

/** Of these one has none: "no Python background". */
const lacking =
  /^(background|experience|knowledge|skill|skills|idea|degree|need|needed|required|exp)$/;

/** Whether "not" at this place waves off what follows, rather than being part of "not sure" or "is it not …?". */
export function wavesOff(tokens: readonly Token[], at: number): boolean {
  const [previous, text, next] = [at - 1, at, at + 1].map((place) => tokens[place]?.text ?? "");
  const pair = `${text} ${next}`;
  if (/^(other|rather|than|apart|instead|leaving|leave|drop) /.test(pair))
    return leaving.test(pair) || setsAside(tokens, at) || leavesName(tokens, at);
  if (text === "no") return saysNo(tokens, at);
  if (text === "but") return /^(anything|everything|all|any)$/.test(previous ?? "");
  return text !== "not" || isPlainNot(tokens, at);
}

function isPlainNot(tokens: readonly Token[], at: number): boolean {
  const [previous, next] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  if (isClaim(tokens) && /^(does|do|did|is|are|will|would)$/.test(previous ?? "")) return false;
  if (/^(can|could|only|should)$/.test(previous ?? "") || next === "only") return false;
  if (orders.test(next ?? "")) return true;
  return !(startsQuestion.test(tokens[0]?.text ?? "") && at > 0 && at < 4);
}

/** "Leave IST, and the others?" */
function leavesName(tokens: readonly Token[], at: number): boolean {
  const begins = at === 0 || tokens[at - 1]?.ends === "sentence";
  const next = tokens[at + 1];
  return tokens[at]?.text === "leave" && begins && next !== undefined && next.kind !== "word";
}

/** "Leaving strategy aside" */
function setsAside(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 5).some(({ text }) => text === "aside");
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
  const isWithin = /^(but|and|with|has)$/.test(tokens[at - 1]?.text ?? "");
  if (isWithin) return tokens[at + 1]?.kind === "skill";
  return at === 0 && !tokens[at]?.ends && saysNoTo(tokens);
}

/** "No developer stuff", "no, not the …", but not "no coding experience". */
function saysNoTo([, first, ...rest]: readonly Token[]): boolean {
  if (!first) return false;
  const lacks = rest.some(({ text }) => lacking.test(text));
  return canBeExcluded(first) ? !lacks : first.text === "not";
}

/** Whether it is a name that a message may wave off. */
export function canBeExcluded(token: Token): boolean {
  return ["program", "person", "hours", "skill", "place", "zone", "pointer"].includes(token.kind);
}
