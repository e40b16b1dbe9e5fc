import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "What else is there?", "besides that", "leaving the mentoring aside" */
const aside =
  /\b(?:besides|beside|apart from|aside from|other than|except(?: for)?|excluding|beyond|on top of|in addition to|not counting|(?:do|does) not count|leaving|setting|putting|minus|ignoring|skipping|what (?:\w+ ){0,4}?(?:else|more|other)|(?:where|who|which|anywhere|anything) (?:else|other)\b(?! (?:course|program|one|training))|nothing (?:about|on)|the rest|(?:the |your )?remaining|aside|(?:usko|isko|use|woh?|uske|iske) (?:chh?od\w*|alawa|siva|ke alawa)|(?:do not|no need to|without) (?:repeat|repeating|mention|mentioning|list|listing|name|naming)|leave out|skip)\b/;

/** Whether a message asks for what there is beside what it names. */
export function setsAside(text: string): boolean {
  return aside.test(text);
}

const thing =
  "(?:that|this|it|those|these|them)(?: (?:one|part|bit|module|topic|chapter|unit|section|piece|subject|thing|stuff))?";
/** "Leaving that module aside", "besides that": points at what was named before. */
const pointsBack = new RegExp(
  `\\b(?:(?:besides|beside|apart from|aside from|other than|except(?: for)?|excluding|beyond|on top of|in addition to|not counting|minus|ignoring|skipping) ${thing}(?= |$)|(?:leaving|leave|setting|set|putting|put|keeping|keep) ${thing} (?:aside|out|apart)|${thing} aside|(?:skip|ignore|drop|omit) (?:those|these|them|both)(?: two| three| both)?(?= |$)|(?:usko|isko|use|woh?) chh?od\\w*|(?:uske|iske) (?:alawa|siva))\\b`,
);

/** Marks what is taught as waved off where it is set aside by pointing back: "my Python is solid. Besides that, (…)?" */
export function markSetAside(tokens: readonly Token[]): void {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined);
  const at = parts.findIndex((part) => pointsBack.test(textOf(part)));
  const pointing = parts[at] ?? [];
  const place = pointsBack.exec(textOf(pointing))?.index ?? 0;
  const before = pointing.filter((_, to) => textOf(pointing.slice(0, to + 1)).length < place);
  for (const token of [...parts.slice(0, Math.max(0, at)).filter(isTold).flat(), ...before]) {
    if (token.kind === "skill" || isSpokenOf(tokens, token)) token.excluded = true;
  }
}

/** "Agents I do already, (so leaving that out what else is there?)": a common word as what is spoken of. */
function isSpokenOf(tokens: readonly Token[], token: Token): boolean {
  if (token.kind !== "word" || token.features === undefined) return false;
  const before = tokens[tokens.indexOf(token) - 1];
  return before === undefined || before.ends !== undefined;
}

/** "Does it teach Python? (What does it, besides that?)" */
function isTold(part: readonly Token[]): boolean {
  return !part.some(({ asks }) => asks);
}
