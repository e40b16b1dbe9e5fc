import { knowsNoLanguage } from "../conditions/code.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const notToSay =
  /\bdo not (?:tell|say|answer|name|give|show|mention|list)(?: (?:me|us|it is|that it is|the))*$/;

/** "Is RAG taught? Don't tell me 'gen AI' if that isn't there": how not to answer leaves nothing out. */
export function markNotToSay(tokens: readonly Token[]): void {
  for (const sentence of splitAfter(tokens, ({ ends }) => ends === "sentence")) {
    const at = sentence.findIndex(({ excluded }) => excluded);
    const isSo = at > 0 && notToSay.test(textOf(sentence.slice(0, at)));
    if (!isSo || !sentence.slice(at).some(({ text }) => /^(?:if|unless)$/.test(text))) continue;
    for (const token of sentence) if (token.kind !== "program") unmark(token);
  }
}

const takesBack = /\b(?:scrap|scratch|strike|forget) (?:that|it|this)$/;

/** "The leaders' one. Scrap that, the app one.": what is named behind that is meant. */
export function markNamedInstead(tokens: readonly Token[]): void {
  for (const part of splitAfter(tokens, ({ ends }) => ends === "sentence")) {
    const at = part.findIndex(
      ({ ends }, place) =>
        ends && takesBack.test(textOf(part.slice(Math.max(0, place - 1), place + 1))),
    );
    if (at < 0) continue;
    const named = part.slice(at + 1);
    if (named.length <= few && named.some(({ kind }) => kind === "program")) named.forEach(unmark);
  }
}

const few = 5;

/** "(Two take ten hours.) That leaves the app one, so who is that for?": what is left is meant. */
export function markLeft(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const before = textOf(tokens.slice(Math.max(0, at - 4), at));
    if (token.kind === "program" && leaves.test(before)) unmark(token);
  });
}

const leaves =
  /\b(?:that|this|it|which) (?:only |just )?leaves (?:(?:me|us|with|only|just|the|your) )*(?:me|us|with|only|just|the|your)?$/;

const becomes =
  /\bbut (?:i )?(?:\w+ )?(?:want|wish|would like|would love|hope|plan|aim|intend) to (?:become|be) one\b/;

/** "I am not a developer but want to become one" */
export function markBecomes(tokens: readonly Token[]): void {
  if (!becomes.test(textOf(tokens))) return;
  for (const token of tokens) {
    if (token.kind !== "person") continue;
    unmark(token);
  }
}

const insists =
  /\b(?:i|we) (?:am |are |was |were |had |have )*(?:ask|asked|asking|mean|meant|talking|speaking)(?: about| for| of)?(?: the| your)?$/;

/** "I asked about the leaders program, not the app one": what somebody insists on is not waved off. */
export function markInsisted(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const before = textOf(tokens.slice(Math.max(0, at - 6), at));
    // "I asked for the one but actually I need the other"
    if (tokens.slice(at).some(({ instead }) => instead)) continue;
    if ((token.kind !== "program" && token.kind !== "pointer") || !insists.test(before)) continue;
    unmark(token);
  }
}

/** "I don't need Python basics, I have eight years of it" */
const needsNoBasics =
  /\b(?:i|we) (?:do|would|will) not (?:\w+ )?need (?:\S+ ){0,3}(?:basics|fundamentals|introduction|intro)\b/;

/** "She knows C++ but not Python" */
const butNot = /\b(?:knows?|writes?|uses?|codes? in|can) (?:\w+ ){1,5}but (?:no|not)\b/;

/** "My son knows nothing of Python but wants to learn" */
const knowsNothing = /\b(?:knows?|knew|understands?) (?:absolutely |almost )?nothing\b/;

/** "I don't know Python. Which course?" waves off no course that teaches it. */
export function markNotKnown(tokens: readonly Token[]): void {
  for (const sentence of splitAfter(tokens, ({ ends }) => ends !== undefined)) {
    const text = textOf(sentence);
    if (![knowsNoLanguage, needsNoBasics, butNot, knowsNothing].some((lacks) => lacks.test(text)))
      continue;
    for (const token of sentence)
      if (token.kind === "skill" || token.kind === "technology") unmark(token);
  }
}
