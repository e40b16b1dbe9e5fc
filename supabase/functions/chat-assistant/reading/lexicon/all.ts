import { comparisonWords } from "./comparison.ts";
import { domainWords } from "./domain.ts";
import { elsewhereWords, rivalWords } from "./elsewhere.ts";
import { goalWords, wishWords } from "./goals.ts";
import { headWords } from "./heads.ts";
import { knownOfPrograms } from "./known-programs.ts";
import { knownOfProvider } from "./known-provider.ts";
import { claimWords, misuseWords } from "./misuse.ts";
import { personaWords } from "./personas.ts";
import { programWords } from "./programs.ts";
import { skillWords, teachWords } from "./skills.ts";
import { talkWords } from "./talk.ts";
import { unknownOfProvider } from "./unknown-provider.ts";
import { unknownOfTeaching } from "./unknown-teaching.ts";
import { unknownTerms } from "./unknown-terms.ts";

/** Facts that content/ has. */
export const knownWords = { ...knownOfPrograms, ...knownOfProvider };

/** What visitors ask for and content/ does not have. */
export const unknownWords = { ...unknownTerms, ...unknownOfTeaching, ...unknownOfProvider };

/** Every meaning, and after it the phrases that carry it, with commas between them. */
export const conceptWords = {
  ...programWords,
  ...domainWords,
  ...knownWords,
  ...unknownWords,
  ...headWords,
  ...comparisonWords,
  ...skillWords,
  ...teachWords,
  ...personaWords,
  ...goalWords,
  ...wishWords,
  ...talkWords,
  ...misuseWords,
  ...elsewhereWords,
  ...rivalWords,
  ...claimWords,
};
