import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const noCode =
  /\b(no|not|without|except|excluding|other than|never|zero|cant|can not|neednt|need not|bina|dont|do not|avoid|nothing about|scared of|hate|least|nahi|non|minimal|weak in|afraid of|free of|instead of|cannot|allergic to) (?:\w+ ){0,4}?(cod(?:e|ed|ing|er)|program(?:ming|med|mer)|tech|technical|techie)\b|\b(cod(?:e|ing)|programming|technical)(?: \w+){0,2} (nahi|nahin|illa|free|raadu|not needed|not required)\b|\bnontechnical\b|\bnoncoder/;
const someCode =
  /\b(need|needs|require|requires|involve|involves|with|want|like|love|know|can) (?:\w+ ){0,2}?(cod(?:e|ing)|programming)\b/;
/** What stands between punctuation. */
function partsOf(tokens: readonly Token[]): string[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    parts.at(-1)?.push(token);
    if (token.ends) parts.push([]);
  }
  return parts.map(textOf);
}

/** "No, I do code" says the contrary. */
function saysNoCode(text: string): boolean {
  const said = text
    .replace(/^(?:no|nope|nah) (?=i |we |my |actually )/, "")
    .replace(/^(will|would|do|does|is|are|should) not (?=i|we|you|it|they|the|there|one)\b/, "$1 ");
  return noCode.test(said) && !/\bnot only\b/.test(text);
}

const coder =
  /\bi (?:(?:actually|really|do|can|also|already|love to|like to|know how to|want to|am able to|did say i) )*(?:code|program)\b|\bi (?:am|have been) (?:coding|programming)\b|\bi (?:actually |already )?know (?:how to code|coding|programming)\b|\b(?:coding|programming) (?:aati|ata|aata) (?:hai|h)\b|\bi have (?:some |a )?(?:coding|programming)\b|\b(?:something|anything) (?:more )?technical\b|\bmore technical\b/;

/** What a message says of writing code: that there is to be none, that it is asked for, that whoever writes does it. */
export function readCode(tokens: readonly Token[]) {
  const text = textOf(tokens);
  const withoutCode = partsOf(tokens).some(saysNoCode);
  return {
    withoutCode,
    withCode: !withoutCode && someCode.test(text),
    codes: !withoutCode && coder.test(text),
  };
}
