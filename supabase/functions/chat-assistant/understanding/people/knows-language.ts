import { knowsNoLanguage, languages } from "../conditions/code.ts";

const knows =
  /(?<!\b(?:not|never|nor|no one) (?:\w+ )?)\b(?:know|knows|comfortable with|fluent in|good (?:at|in|with)|strong in|write|writes|use|uses|learnt|learned|done|year with|someone with) (?:(?!little|some|basic|bit|thoda|only)\w+ ){0,2}?(?:python|coding|programming|how to code)\b(?! (?:for|in) )|\bpython (?:\w+ )?(?:aati|aata|ata) (?:hai|h)\b/;
/** "I know no Python", "nothing in Python", "zero Python, good at Excel", "Python mein zero" */
const knowsNone = new RegExp(
  `\\b(?:know|knows|have|has|with) (?:no|zero|nothing (?:of|in|about)) ${languages}\\b|\\b(?:zero|no|nothing in) ${languages}$|\\b(?:zero|nil) ${languages}\\b|\\b${languages} (?:(?:is|mein|me|knowledge|skills?|level) )*(?:zero|nil)\\b`,
);

/** "But never did Python in my life" */
const neverDid = new RegExp(
  `\\b(?:never|not ever) (?:really |actually |even )?(?:did|done|do|used|touched|learnt|learned|studied|seen|tried|written|wrote) (?:any |a line of )?${languages}\\b`,
);

/** "I already know Python": whether somebody says to have what coding begins with. */
export function knowsLanguage(text: string): boolean {
  return knows.test(text) && !lacksLanguage(text);
}

/** "I know no Python": whether somebody says to lack that. */
export function lacksLanguage(text: string): boolean {
  return [knowsNoLanguage, knowsNone, neverDid].some((one) => one.test(text));
}
