import { isAskedToLeave } from "../tokens/asked-to-leave.ts";
import { canBeExcluded, isOfSameKind } from "../tokens/name-kinds.ts";
import type { Token } from "../tokens/token.ts";
import { markCorrected, markKnown } from "./corrections.ts";
import { excludeBefore } from "./exclude-before.ts";
import { isForTeam } from "./for-team.ts";
import { cueAfter, cueBefore, isOut, wavesOff, wordsOfTiring } from "./negation-cues.ts";

/** What may stand between "not" and the name that it waves off. */
const between =
  /^(out|the|two|a|an|that|this|those|these|your|our|my|really|asking|ask|about|from|than|of|want|wants|wanted|need|needs|needed|like|likes|mean|meant|meaning|interested|in|looking|for|talking|talk|take|do|doing|done|one|ones|course|courses|program|programs|programme|classes|class|as|is|are|which|who|any|anything|something|with|on|tell|telling|me|us|him|her|show|give|mention|involve|involves|include|includes|cover|covers|teach|teaches|have|has|contain|contains|deal|deals|touch|touches|go|goes|into|just|to|join|learn|learning|study|studying|become|becoming|compare|comparing|compared|asked|rather|require|requires|be|being|been|said|say|i|am|live|living|based|stay|follow|follows|following|observe|care|bother|even|another|same|kind|sort|type|whatever|towards|related|called|named|both|all|single|part|topic|topics|module|thing|things|stuff|repeat|explain|suggest|recommend|offer|list|push|bored|bothered|concerned|sell|put|end|ends|last|lasts|takes|finish|finishes|run|runs|after|at|start|starts|starting|begin|begins|beginning|counting|including|considering|keeping|people|everything|persons|folks|somebody|someone|anyone|anybody|aimed|made|designed|intended|built|created|suited|suitable|right|good|whichever|ai|bring|bringing|drag|include)$/;

/**
 * Marks the names that a message waves off: "not the agentic one", "apart from agentic", "agentic nahi", "agentic, no
 * wait, the app one". What is only in doubt ("I am not sure about …") stays.
 */
export function markExcluded(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== "word") return;
    if (cueBefore.test(token.text) && wavesOff(tokens, at))
      excludeAfter(tokens, endOfCue(tokens, at), mayHint(tokens, at));
    const tiring = wordsOfTiring(tokens, at);
    if (tiring > 0 && !isAskedToLeave(tokens, at + tiring))
      excludeAfter(tokens, at + tiring - 1, true);
    if ((cueAfter.test(token.text) && isBehind(tokens, at)) || isNotTo(tokens, at))
      excludeBefore(tokens, at);
    if (isOut(tokens, at)) excludeSubject(tokens, at);
  });
  markCorrected(tokens);
  markKnown(tokens);
}

/** "Not only for engineers" */
function endOfCue(tokens: readonly Token[], at: number): number {
  return tokens[at + 1]?.text === "only" ? at + 1 : at;
}

/** "App na banana pade"; "agentic course na" only asks whether it is so. */
function isNotTo(tokens: readonly Token[], at: number): boolean {
  const deed = /^(?:(?:ban|kar|seekh|sikh|likh|padh)\w+|ho|hon\w|lena|dena)$/;
  return tokens[at]?.text === "na" && !tokens[at]?.ends && deed.test(tokens[at + 1]?.text ?? "");
}

/** "Python except" puts it behind, "the leaders course except the hours" before. */
function isBehind(tokens: readonly Token[], at: number): boolean {
  const isLast = at === tokens.length - 1 || tokens[at]?.ends !== undefined;
  return tokens[at]?.text !== "except" || isLast;
}

/** After these a common word of a feature may be waved off too. */
const hinting =
  /^(not|no|except|excluding|besides|apart|other|neither|nor|skip|skipping|exclude|but|forget|barring|bar|nothing|minus|leaving|leave|drop|dropping)$/;
const nouns =
  /^(one|ones|course|courses|program|programs|programme|training|bootcamp|class|thing|something|anything)$/;

/** "The program without agents" waves them off as "not agents" does. */
function mayHint(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  if (hinting.test(text)) return true;
  // "Without agents."
  const isBegin = at === 0 || tokens[at - 1]?.ends !== undefined;
  const isAlone = isBegin && tokens[at + 1]?.ends !== undefined;
  return text === "without" && (isAlone || nouns.test(tokens[at - 1]?.text ?? ""));
}

/** From a cue on: the first name that may be waved off, and those that are joined to it or describe it. */
function excludeAfter(tokens: Token[], at: number, mayHint: boolean): void {
  let last: Token | undefined;
  for (let next = at + 1; next < tokens.length; next++) {
    const token = tokens[next] as Token;
    if (isNext(tokens, next, last, mayHint)) {
      token.excluded = true;
      last = token;
    } else if (!isPassed(tokens, next, last)) return;
    if (token.ends && !goesOnBehind(tokens, next, last)) return;
  }
}

/** "Not the agents course, or the leaders' one." */
function goesOnBehind(tokens: readonly Token[], at: number, last: Token | undefined): boolean {
  const place = ofCode.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const isPart = tokens[at]?.ends === "part";
  const isList = isPart && /^(?:or|nor)$/.test(tokens[place]?.text ?? "");
  if (isPart && last?.kind === "person" && isListed(tokens, at + 1)) return true;
  return isList && last !== undefined && listsMore(tokens, place, last);
}

/** "Not for engineers, developers or analysts" */
function isListed(tokens: readonly Token[], from: number): boolean {
  const joint = tokens.findIndex(({ text }, at) => at > from && /^(?:or|nor)$/.test(text));
  const listed = tokens.slice(from, joint);
  return (
    joint > 0 &&
    listed.every(({ kind, ends }) => kind === "person" && ends !== "sentence") &&
    tokens[joint + 1]?.kind === "person"
  );
}

/** Whether it is the first name, or one that is joined to the last or describes it. */
function isNext(
  tokens: readonly Token[],
  at: number,
  last: Token | undefined,
  mayHint: boolean,
): boolean {
  const token = tokens[at] as Token;
  const isTopic = mayHint && isHint(token) && !isForTeam(tokens, at);
  if (!canBeExcluded(token) && !isTopic) return false;
  return !last || isJoined(tokens, at, last);
}

function isPassed(tokens: readonly Token[], at: number, last: Token | undefined): boolean {
  const { kind, text } = tokens[at] as Token;
  if (last) return follows(tokens, at, last);
  return kind === "word" && (between.test(text) || isJoinedToName(tokens, at));
}

/** "Not about numbers (or ROI)" */
function isJoinedToName(tokens: readonly Token[], at: number): boolean {
  const place = /^(?:or|and)$/.test(tokens[at]?.text ?? "") ? at : at + 1;
  const isAbout = /^(?:about|on|of)$/.test(tokens[place - 2]?.text ?? "");
  const [joint, name] = tokens.slice(place, place + 2);
  return isAbout && /^(?:or|and)$/.test(joint?.text ?? "") && name?.kind === "skill";
}

/** "Agents and Python", "neither a founder nor a manager" */
function isJoined(tokens: readonly Token[], at: number, last: Token): boolean {
  // "No business strategy"
  const isNext = tokens[at - 1] === last && !last.ends;
  if (isNext && last.kind === "program" && tokens[at]?.kind === "skill") return true;
  if (!isOfSameKind(tokens[at] as Token, last)) return false;
  const before = tokens.slice(tokens.indexOf(last) + 1, at);
  // "No EST/PST"
  const isBeside = before.length === 0 && last.kind === "zone";
  return (
    isBeside ||
    last.ends === "part" ||
    (before.length < 5 && before.some(({ text }) => /^(and|or|nor|aur|ya)$/.test(text)))
  );
}

/** What may stand behind a name that is waved off, before another that is so too. */
function follows(tokens: readonly Token[], at: number, last: Token): boolean {
  const { text, kind } = tokens[at] as Token;
  if (kind !== "word") return false;
  // "Nothing to do with Python, code or cloud"
  if (ofCode.test(text) && last.kind === "skill") return true;
  if (nouns.test(text) || /^(a|an|the|your|any|is|s)$/.test(text)) return true;
  return /^(and|or|nor|aur|ya)$/.test(text) && listsMore(tokens, at, last);
}

const ofCode = /^(?:code|coding|programming)$/;

/** Whether a name of the same kind stands behind "and", with no more than an article between. */
function listsMore(tokens: readonly Token[], at: number, last: Token): boolean {
  const next = tokens.slice(at + 1, at + 4).find(({ text }) => !/^(a|an|the|your|any)$/.test(text));
  return next !== undefined && isOfSameKind(next, last);
}

/** "(I am in London, so) IST is of no use": the name that stands next, and those just before it. */
function excludeSubject(tokens: Token[], at: number): void {
  let isFound = false;
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const token = tokens[before];
    if (!token || token.ends) return;
    if (canBeExcluded(token)) token.excluded = isFound = true;
    else if (isFound) return;
  }
}

/** "Not interested in agents." */
function isHint(token: Token): boolean {
  const tells = !between.test(token.text) && !/^(?:cod|program)/.test(token.text);
  return token.kind === "word" && token.features !== undefined && tells;
}
