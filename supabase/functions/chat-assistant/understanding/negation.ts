import type { Token } from "./token.ts";

const before =
  /^(not|except|excluding|without|besides|minus|skip|exclude|neither|nor|instead|other|apart|leaving|rather|no|than|none|but|never)$/;
/** What may stand between "not" and the name that it waves off. */
const between =
  /^(out|the|a|an|that|this|really|asking|ask|about|from|than|of|want|need|like|mean|meant|meaning|interested|in|looking|for|talking|talk|for|take|do|one|ones|course|program|like|as|is|are|which|any|anything|something|with|on|do|doing|tell|me|show|give|mention|involve|include|cover|teach|have|contain|deal|just|to|join|learn|asked|rather)$/;
const after = /^(nahi|nahin|alawa|except|chhod|chhodkar|chhodke|siva|mat|illa|kaadu|hatake)$/;
const betweenBefore = /^(ke|ko|ka|ki|wala|wali|wale|one|course|program|mujhe|chahiye|ek|toh|to)$/;
/** Of these one has none: "no Python background". */
const lacking =
  /^(background|experience|knowledge|skill|skills|idea|degree|need|needed|required|exp)$/;
const startsQuestion = /^(is|are|does|do|did|can|could|will|would|was|has|have|why|isnt)$/;

/** "Do not tell me about …" asks for something, "do not you have …?" whether there is. */
const orders = /^(tell|want|show|talk|give|need|like|mention|care|recommend|bother)$/;

const leaving = /^(?:(?:other|rather) than|(?:apart|instead) (?:from|of)|leaving out)$/;

/** Whether "not" at this place waves off what follows, rather than being part of "not sure" or "is it not …?". */
function wavesOff(tokens: readonly Token[], at: number): boolean {
  const [previous, text, next] = [at - 1, at, at + 1].map((place) => tokens[place]?.text ?? "");
  const pair = `${text} ${next}`;
  if (/^(other|rather|than|apart|instead|leaving) /.test(pair)) return leaving.test(pair);
  if (text === "no") return saysNo(tokens, at);
  if (text === "but") return /^(anything|everything|all|any)$/.test(previous ?? "");
  if (text !== "not") return true;
  if (/^(can|could|only|should)$/.test(previous ?? "") || next === "only") return false;
  if (orders.test(next ?? "")) return true;
  return !(startsQuestion.test(tokens[0]?.text ?? "") && at > 0 && at < 4);
}

/** At the beginning of a message, or "with deployment but no Python". */
function saysNo(tokens: readonly Token[], at: number): boolean {
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

/**
 * Marks the names that a message waves off: "not the agentic one", "apart from agentic", "agentic nahi". What
 * is only in doubt ("I am not sure about …") stays.
 */
export function markExcluded(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== "word") return;
    if (before.test(token.text) && wavesOff(tokens, at)) excludeAfter(tokens, at);
    if (after.test(token.text)) excludeBefore(tokens, at);
  });
}

function excludeAfter(tokens: Token[], at: number): void {
  for (let next = at + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (!token) return;
    if (canBeExcluded(token) || isHint(token)) {
      token.excluded = true;
      const skipped = alike(tokens, next);
      if (skipped === 0 || token.ends) return;
      next += skipped;
    } else if (token.kind !== "word" || !between.test(token.text) || token.ends) {
      return;
    }
  }
}

/** "Neither a founder nor a manager": how many words stand before the next of the same kind, or none. */
function alike(tokens: readonly Token[], at: number): number {
  const [joining, article, name] = tokens.slice(at + 1, at + 4);
  if (!joining || !/^(or|and|nor)$/.test(joining.text)) return 0;
  const { kind } = tokens[at] as Token;
  if (article?.kind === kind) return 1;
  return name?.kind === kind && /^(a|an|the)$/.test(article?.text ?? "") ? 2 : 0;
}

function excludeBefore(tokens: Token[], at: number): void {
  for (let previous = at - 1; previous >= 0; previous--) {
    const token = tokens[previous];
    if (!token || token.ends) return;
    if (token.kind === "program" || token.kind === "person") {
      token.excluded = true;
      return;
    }
    if (!betweenBefore.test(token.text)) return;
  }
}

function canBeExcluded(token: Token): boolean {
  return ["program", "person", "hours", "skill"].includes(token.kind);
}

/** "Not interested in agents." */
function isHint(token: Token): boolean {
  const tells = !between.test(token.text) && !/^(?:cod|program)/.test(token.text);
  return token.kind === "word" && token.features !== undefined && tells;
}

const waved =
  /^(?:and |but |so |please |ok |listen |look |bro |yaar |no |well )*(?:i )?(?:am |do |did |was )?(?:not|dont|forget|skip|leave|ignore)(?: \w+)? (?:asking|ask|asked|about|the|want|tell|talking|mean|need|care)\b|^not (?:the )?\w+(?: \w+)?$|^(?:other than|besides|apart from|except(?: for)?) (?:the )?\w+$|\bnahi (?:pata karn|puchn|poochn|jaann|janna|pooch|puch)\w*\b/;

/** "I am not asking about the fees": a part of a message that says what is not asked. */
export function isWavedOff(text: string): boolean {
  return waved.test(text);
}
