import { canBeExcluded, cueAfter, cueBefore, wavesOff } from "./negation-cues.ts";
import type { Token } from "./token.ts";

/** What may stand between "not" and the name that it waves off. */
const between =
  /^(out|the|a|an|that|this|really|asking|ask|about|from|than|of|want|need|like|mean|meant|meaning|interested|in|looking|for|talking|talk|for|take|do|one|ones|course|program|like|as|is|are|which|any|anything|something|with|on|do|doing|tell|me|show|give|mention|involve|include|cover|teach|have|contain|deal|just|to|join|learn|asked|rather|require|requires|be|being|meant|said|say|i|am)$/;
const betweenBefore = /^(ke|ko|ka|ki|wala|wali|wale|one|course|program|mujhe|chahiye|ek|toh|to)$/;

/**
 * Marks the names that a message waves off: "not the agentic one", "apart from agentic", "agentic nahi". What
 * is only in doubt ("I am not sure about …") stays.
 */
export function markExcluded(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== "word") return;
    if (cueBefore.test(token.text) && wavesOff(tokens, at))
      excludeAfter(tokens, at, hinting.test(token.text));
    if (cueAfter.test(token.text)) excludeBefore(tokens, at);
    if (isOut(tokens, at)) excludeSubject(tokens, at);
  });
}

/** After these a common word of a feature may be waved off too. */
const hinting = /^(not|except|excluding|besides|apart|other|neither|nor|skip|exclude|but)$/;

function excludeAfter(tokens: Token[], at: number, mayHint: boolean): void {
  for (let next = at + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (!token) return;
    if (canBeExcluded(token) || (mayHint && isHint(token))) {
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

/** "The forty hour one is out", "agents are not for me" */
function isOut(tokens: readonly Token[], at: number): boolean {
  const text = tokens
    .slice(at, at + 4)
    .map((token) => token.text)
    .join(" ");
  return /^(?:is|are|falls|drops) (?:out|off the table|not for me|not my thing|ruled out)\b/.test(
    text,
  );
}

function excludeSubject(tokens: Token[], at: number): void {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const token = tokens[before];
    if (!token || token.ends) return;
    if (canBeExcluded(token)) token.excluded = true;
  }
}

/** "Not interested in agents." */
function isHint(token: Token): boolean {
  const tells = !between.test(token.text) && !/^(?:cod|program)/.test(token.text);
  return token.kind === "word" && token.features !== undefined && tells;
}

const waved =
  /^(?:and |but |so |please |ok |listen |look |bro |yaar |no |well )*(?:i )?(?:am |do |did |was )?(?:not|dont|forget|skip|leave|ignore|no need(?: to| for)?|never mind|leave aside|already know)(?: \w+)?(?: me)? (?:interested in|asking|ask|asked|about|the|want|tell|talking|mean|need|care)\b|^(?:but |and )?not (?:the )?\w+(?: \w+)?$|^(?:other than|besides|apart from|except(?: for)?) (?:the )?\w+(?: \w+)?$|\bnahi (?:pata karn|puchn|poochn|jaann|janna|pooch|puch)\w*\b/;

/** "I am not asking about the fees": a part of a message that says what is not asked. */
export function isWavedOff(text: string): boolean {
  return waved.test(text);
}
