import type { Clause } from "./clauses.ts";

/** "How do I register if my country is not in the list?"; "the form" alone may not load. */
const unlisted =
  /\b(?:country|code|prefix|dial code)\b(?: \w+){0,2} (?:(?:is|are) (?:not|missing)\b|not (?:in|on|there|listed|among)|missing)/;
const isMine =
  /\b(?:mine|it|that|ours|my \w+)(?: \w+)? (?:(?:is|are) (?:not (?:there|in|on|listed|among|shown|included|one of)|missing)|being listed)/;
const joins = /\b(?:register|sign up|enroll|enrol|join|apply|book|get in|in)\b/;

/** "So how do I sign up if mine isn't there?", after the countries of the form */
export function ofUnlisted({ text }: Clause, last: string): boolean {
  return joins.test(text) && (unlisted.test(text) || (last === "phoneFormat" && isMine.test(text)));
}
