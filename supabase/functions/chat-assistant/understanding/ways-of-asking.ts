import type { Clause } from "./clauses.ts";

/** A clause with what it asks; `unsure` when no meaning is likely enough, with the likeliest. */
export type Asked = { intent: string; clause: Clause; unsure?: readonly string[] };

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Said beside a question, these ask for nothing. */
export const besides =
  setOf(`greeting fine thanks affirm decline sorry tellsAboutSelf howAreYou help goodbye laugh
  affection wellWish hostile bored`);
/** Asked of anything in the world; with words that are none of ours they ask nothing of us. */
export const loose =
  setOf(`recommendation summary duration start count compare location benefits projects programs
  contact help name`);
/** What somebody who says a goal may ask all the same. */
export const firm =
  setOf(`register price duration curriculum start enterprise inject placement certificate
  codingNeed career otherPeople afterRegister coverage compare`);
/** Asked with a name that the provider gives to something of its own, these ask for that. */
export const yielding =
  setOf(`benefits perks about company summary coverage curriculum recommendation offTopic programs
  unclear trust number help compare name`);
