import type { Read, Told } from "../scoring/in-other-words.ts";
import { textOf } from "../tokens/text.ts";
import { symbolsOf, type Token } from "../tokens/token.ts";

const lead =
  "^(?:(?:so|and|but|ok|also|please|tell me|then|is|are|do|does|will|would|can|whether|if) )*";
const thing = "((?:(?!only\\b|just\\b|or\\b)\\S+ ){1,5}?)";
const verb =
  "(?:(?:is|are|be|comes?|come|goes|given|included|available|valid|provided|meant|limited|hai|milta|milega) )*";
const within = "(?:for|in|with|to|on|of|by)";
const some =
  "(?:all|every|each|any|both|others?|everyone|everybody|the (?:others?|rest|remaining)|rest)";
/** "Is the certificate only for the app course or for all?", "mentors for all courses or just the long one?" */
const ways = [
  `${lead}${thing}${verb}(?:only|just) ${within} .*\\bor (?:also |even )?(?:${within} )?${some}\\b`,
  `${lead}${thing}${verb}${within} ${some}\\b.*\\bor (?:only|just)\\b`,
].map((way) => new RegExp(way));

const ofSize = /^(?:long|longer|longest|short|shorter|shortest)$/;
const enough = 0.3;
const sure = 0.9;

/** What is asked whether it is limited is what is asked: of "certificate only in the app course or in all?" the certificate. */
export function withLimitedThing(told: Told, tokens: readonly Token[], read: Read): Told {
  const text = textOf(tokens);
  const [, said = ""] = ways.flatMap((way) => way.exec(text) ?? []);
  const isOfPrograms = tokens.some(
    ({ kind, text: word }) =>
      kind === "program" || kind === "hours" || kind === "pointer" || ofSize.test(word),
  );
  if (said === "" || !isOfPrograms) return told;
  const words = said.trim().split(" ");
  const named = tokens.filter(({ text: word }) => words.includes(word));
  const [top] = named.every(({ kind }) => kind === "word") ? read(symbolsOf(named)).guesses : [];
  if (!top || top.chance < enough) return told;
  return { ...told, guesses: [{ intent: top.intent, chance: sure }] };
}
