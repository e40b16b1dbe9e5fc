import type { Clause } from "../clauses/clauses.ts";
import { wordSet } from "../tokens/word-set.ts";

/** A clause with what it asks; `unsure` when no meaning is likely enough, with the likeliest. */
export type Asked = {
  intent: string;
  clause: Clause;
  unsure?: readonly string[];
  /** Asks for a sum, as the question before it did: "and of all of them?" */
  adds?: true;
  /** One of two things that a question may ask. */
  isChoice?: true;
  /** It is none of our business, and asked beside what is. */
  isBeside?: true;
  /** Only names what the next part asks about. */
  leadsUp?: true;
  /** What it may ask as well as that, nearly as likely. */
  orElse?: string;
};

/** Said beside a question, these ask for nothing. */
export const besides =
  wordSet(`aside greeting fine thanks affirm decline sorry tellsAboutSelf howAreYou help goodbye laugh
  affection wellWish hostile bored`);
/** Asked of anything in the world; with words that are none of ours they ask nothing of us. */
export const loose =
  wordSet(`recommendation summary duration start count compare location benefits projects programs
  contact help name`);
/** What somebody who says a goal may ask all the same. */
export const firm =
  wordSet(`register price duration curriculum start enterprise inject placement certificate
  codingNeed career otherPeople afterRegister coverage compare mode`);
/** Asked with a name that the provider gives to something of its own, these ask for that. */
export const yielding =
  wordSet(`benefits perks about company summary coverage curriculum recommendation offTopic programs
  unclear trust number help compare name`);
/** "I have a German number. Is that fine?": what is told is what is asked. */
export const telling =
  wordSet(`inject phoneFormat besideWork closeLaunch formNotLoaded formFailed formLocked
  formWrong chatStart chatFailed pageNotFound pageStopped mailByMistake`);
