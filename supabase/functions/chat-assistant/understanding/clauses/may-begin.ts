import { choiceIn } from "../sentences/required-or-taught.ts";
import { sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { goesOnHere, isBehindLead, joins } from "./goes-on-here.ts";
import { jointChance } from "./joint-chance.ts";
import { isItem, tellsWhy } from "./list-items.ts";
import { isQuestionWithoutStop, tellsOfPeople } from "./question-without-stop.ts";

/** So likely a part begins at least behind a question mark. */
const afterQuestion = 0.9;
/** So likely the next item of a list is a part of its own. */
const ofItem = 0.99;
/** So likely a part begins with any word. */
const certain = 0.9;
/** So likely at least with what may ask, behind punctuation or "and"; with what tells her to, or asks at length. */
const maybe = 0.15;
const likely = 0.35;
/** With a thing of a list. */
const ofThing = 0.4;
const asks =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|list|tell|give|send|show|share|explain|name|describe|compare|kya|kitn\w+|kab|kaise|kaun\w*|kons\w+|kahan|kidhar)$/;
const auxiliary = /^(?:is|are|do|does|did|can|could|will|would|should)$/;
/** So likely at least with a whole question behind another. */
const anew = 0.75;
/** So many words ask at length. */
const long = 4;
const begin =
  /^(?:and|aur|also|plus|then|but|lekin|phir|n|or|ya|because|so|since|what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|has|have|any|tell|give|send|show|list|just|please|kindly|i|we|he|she|they|my|our|his|her|it|that|this|there|not|no|only|kya|kaun\w*|kitn\w+|kab|kaise|batao|mera|mujhe|main|warna)$/;

/** How likely a part begins with each token, as learned (`begins`), where one may begin at all. */
export function mayBeginAt(tokens: readonly Token[], begins: readonly number[]): number[] {
  const choice = choiceIn(tokens);
  return begins.map((chance, at) => {
    if (choice && at > choice.from && at < choice.to) return 0;
    const isOwn = at > 0 && (at === choice?.from || at === choice?.to);
    if (isOwn || beginsSurely(tokens, at)) return ofItem;
    if (followsQuestion(tokens, at)) return Math.max(chance, afterQuestion);
    if (followsBareQuestion(tokens, at)) return Math.max(chance, anew);
    // What is learned to begin behind "and" begins with it.
    const next = isBehindLead(tokens, at + 1) ? (begins[at + 1] ?? 0) : 0;
    return learnedAt(tokens, at, Math.max(chance, next));
  });
}

function learnedAt(tokens: readonly Token[], at: number, chance: number): number {
  if (goesOnHere(tokens, at) || describesPeople(tokens, at) || isObject(tokens, at)) return 0;
  const joint = jointChance(tokens, at);
  if (joint > 0) return Math.max(chance, joint);
  if (isQuestionWithoutStop(tokens, at)) return Math.max(chance, anew);
  if (tellsWhy(tokens, at)) return Math.max(chance, likely);
  if (isItem(tokens, at)) return Math.max(chance, ofThing);
  if (!mayBegin(tokens, at)) return chance > certain ? chance : 0;
  if (!asksPlainly(tokens, at)) return chance;
  if (bidsAnew(tokens, at)) return Math.max(chance, anew);
  return Math.max(chance, asksAtLength(tokens, at) ? likely : maybe);
}

/** "(Must I be an engineer to join) any of your courses?" */
function isObject(tokens: readonly Token[], at: number): boolean {
  const [verb, any, of] = tokens.slice(at - 1, at + 2);
  const isJoined = takes.test(verb?.text ?? "") && !verb?.ends;
  return isJoined && /^(?:any|all|one|both|some)$/.test(any?.text ?? "") && of?.text === "of";
}

const takes = /^(?:join|joining|take|taking|attend|attending|do|doing|skip|for|in)$/;

/** "(What do you have for employees) who do write code?" */
function describesPeople(tokens: readonly Token[], at: number): boolean {
  return tellsOfPeople(tokens, at) && ofMany.test(tokens[at + 1]?.text ?? "");
}

const ofMany =
  /^(?:do|write|code|program|can|know|work|have|want|use|are|never|already|only|also)$/;

/** "Which is the longest, (which topics fill it)", "explain the agents course, (then explain how to join)" */
export function asksPlainly(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (joins.test(token?.text ?? "")) return asks.test(next?.text ?? "");
  return before?.ends !== undefined && asks.test(token?.text ?? "");
}

function beginsSurely(tokens: readonly Token[], at: number): boolean {
  const said = textOf(tokens.slice(at, at + 6));
  const isSaidAnew = tokens[at - 1]?.ends === "sentence" && saysItAsked.test(said);
  return (
    tokens[at - 1]?.listed === true ||
    isSaidAnew ||
    saysAgain(tokens, at) ||
    lacksBehind.test(said) ||
    bidsNext(tokens, at)
  );
}

/** "(Is airflow type stuff taught,) I mean making one job wait for the other" */
function saysAgain(tokens: readonly Token[], at: number): boolean {
  const isBehind = tokens[at - 1]?.ends && meansSo.test(textOf(tokens.slice(at, at + 3)));
  return Boolean(isBehind) && ofTaught.test(textOf(tokens.slice(0, at)));
}

const meansSo = /^(?:i mean|i meant|matlab|meaning) (?!not\b)\w/;
const ofTaught =
  /\b(?:taught|teach|teaches|covers?|covered|learn|included?|stuff|kind of things?|in (?:any|some|your|the|which)(?: of the| of your)? (?:courses?|programs?)|sikha\w*|seekh\w*)\b/;

/** "(You showed me the list.) I asked about maths." */
const saysItAsked = /^i (?:just |only |had )?asked (?:you )?(?:about|for|if|whether)\b/;
/** "(It is 30 hours) and no Python in it" */
const lacksBehind = /^and (?:there is |it has |has )?no (?:\S+ ){1,2}in (?:it|that|this)\b/;

/** "List all of the agents course, (then tell me how I join)" bids two things. */
function bidsNext(tokens: readonly Token[], at: number): boolean {
  const start = sentenceStart(tokens, at);
  const behind = tokens.slice(at, at + 2).map(({ text }) => text);
  const isThen = behind[0] === "then" && tokens[at - 1]?.text !== "and";
  const [, next = ""] = isThen
    ? behind
    : behind.join(" ") === "and then"
      ? ["", tokens[at + 2]?.text]
      : [];
  return at - start >= long && bids.test(tokens[start]?.text ?? "") && bids.test(next);
}

const bids = /^(?:list|name|tell|say|show|give|explain|describe|compare)$/;

/** "(A message from our desk,) list your courses for me" */
function bidsAnew(tokens: readonly Token[], at: number): boolean {
  const isBid = tokens[at - 1]?.ends !== undefined && bids.test(tokens[at]?.text ?? "");
  return isBid && asksAtLength(tokens, at);
}

/** Not "(ML is longer), isn't it" or "(multi-agent systems), which class": those go on with what stands before. */
function asksAtLength(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at);
  const end = rest.findIndex(({ ends }) => ends);
  const first = rest[0]?.text ?? "";
  const isAsked = !joins.test(first) && !auxiliary.test(first);
  return (end < 0 ? rest.length : end + 1) >= long && at >= long && isAsked;
}

/** Behind a question of more than a word or two: "ten hours? twenty? how long?" is one. */
function followsQuestion(tokens: readonly Token[], at: number): boolean {
  const question = tokens.slice(Math.max(0, at - 3), at);
  return (
    question.length > 2 &&
    question.every(({ asks, ends }, place) =>
      place === question.length - 1 ? asks : ends !== "sentence",
    )
  );
}

/** "Mentors? Projects?": not what is counted, "ten hours? twenty?" */
function followsBareQuestion(tokens: readonly Token[], at: number): boolean {
  const around = tokens.slice(Math.max(0, at - 1), at + 1);
  return (
    around.length === 2 &&
    around.every(({ kind, asks, text }) => kind === "word" && asks && text.length > 3)
  );
}

/** Whether a part may begin here: behind punctuation, or with a word that begins sentences. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before?.ends) return true;
  const isDegree = token?.text === "so" && before?.text === "not";
  return !isDegree && begin.test(token?.text ?? "");
}
