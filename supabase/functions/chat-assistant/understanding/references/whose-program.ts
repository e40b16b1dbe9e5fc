import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { byPerson } from "../entities/programs-for-people.ts";
import type { Token } from "../tokens/token.ts";
import type { Talk } from "./talk.ts";

type Spoken = {
  text: string;
  focus: readonly Program[];
  seen: readonly Program[];
  /** What suits whoever writes, and somebody else of whom they wrote. */
  mine: readonly Program[];
  theirs: readonly Program[];
};

const isMine =
  /\b((?<!\bof )mine|mera wala|meri wali|for myself|for me|(?:and|what about|how about) (?:me|mine|i))\b/;
const isTheirs =
  /\b(his|hers|theirs|(?:usko|uske|uska|uski|unko|unka|unke)|(?:for|register|enroll|enrol|book|join|sign) (?:him|her|them)|(?:he|she|they) (?:have|has|need|needs|learn|learns|get|gets|do|does|join|take|skip)|(?:does|do|will|can|could|would|should|is|are|did|what|if) (?:he|she|they))\b/;

/** "My colleague's", "for my husband" */
const ofRelation =
  /\b(?:my|our) (?:wife|husband|son|daughter|brother|sister|friend|boss|colleague|coworker|partner|cousin|father|mother|uncle|aunt|nephew|niece|grand(?:son|daughter|child)|manager|director|junior|senior|neighbour|cofounder|teammate|bhai|behen|dost)s\b(?! (?:says?|said|thinks?|wants?|asks?|told|are|have|want|need)\b)/;

/** "So my two friends could sit in the same one?" */
export const ofTheSame =
  /\b(?:my|our|the|those|both) (?:\w+ )?(?:friends|colleagues|brothers|sisters|cousins|classmates|employees|people|others|juniors|cofounders|partners|roommates|teammates|neighbours|kids|sons|daughters|guys)\b.*\b(?:the same|one) (?:one|course|program|programme|class|training)\b/;

/** Of two people whoever writes means what suits themselves: "what would I walk away with?" */
const asI =
  /\b(?:would|will|do|can|should|must) i\b|\b(?:register|enroll|enrol|book|sign|put|admit) me\b(?!.*\b(?:it|that|this)\b)/;

/** "For mine, not hers", "mine first, his can wait" */
const notWhose =
  /\b(?:mine|his|hers|theirs|him|her|them|me) (?:(?:can|may|will|could) (?:wait|come later|follow)|later|afterwards|another time|some other time)\b|\b(?:not|instead of|rather than|never mind|forget) (?:for |about )*(?:mine|his|hers|theirs|him|her|them|me)\b/g;

/** "Sign us both up" */
export const ofBoth =
  /\b(?:both|either|each|two) of us\b|\b(?:us|we) (?:both|two|each)\b|\bour courses\b/;

/** "Do they take equally long?" is of the programs, not of whoever takes them. */
const ofPrograms =
  /\b(?:do|will|would|are) they (?:both |each |all )*(?:take (?:equally|just as|as|the same|both)|last|differ|overlap|cost|start|begin|equally|as long|the same|different)\b/;

/** "What will he learn in the longest of your courses?" is of that one, whoever learns there. */
const ofMost = /\bthe (?:longest|biggest|shortest|smallest|quickest)\b/;

/** "Mine", "hers", "does she need to code there?"; "if he does both" is of two, whosever they are. */
export function owned(conditions: Conditions, spoken: Spoken): readonly Program[] | undefined {
  if (conditions.size && ofMost.test(spoken.text)) return undefined;
  const found = ofWhom({ ...spoken, text: spoken.text.replaceAll(notWhose, "") });
  const isMeant = found.length > 0 && (!conditions.isBoth || found.length > 1);
  return isMeant ? found : undefined;
}

/** "Is there an exam at the end of mine?", where nobody said whose it is: the one that the talk is of. */
function takenForMine({ text, mine, theirs, focus, seen }: Spoken): readonly Program[] {
  if (mine.length > 0 || !/\b(?<!\bof )mine\b/.test(text)) return mine;
  const spoken = [focus, seen.slice(0, 1)].find(
    ([one, ...more]) => one && more.length === 0 && !theirs.includes(one),
  );
  return spoken ?? [];
}

function ofWhom(spoken: Spoken): readonly Program[] {
  const { text, theirs } = spoken;
  const mine = takenForMine(spoken);
  const areTwo = mine.length > 0 && theirs.length > 0;
  const all = [...new Set([...mine, ...theirs])];
  const isOfAll = ofBoth.test(text) || ofPrograms.test(text);
  if (areTwo && isOfAll) return all;
  const ofMine = isMine.test(text) || (areTwo && asI.test(text));
  const ofTheirs = isTheirs.test(text) || ofRelation.test(text) || ofTheSame.test(text);
  if (ofMine && ofTheirs) return all;
  return ofMine ? mine : ofTheirs ? theirs : [];
}

/** "And the manager's?" */
export const namesOwner =
  /^(?:(?:and|what about|how about|so|but) )*(?:the|my|our|his|her|that) \w+s(?: one| course| program)?$/;

/** What suits whom it is called after: "and the manager's?" */
export function ofOwner(tokens: readonly Token[], talk: Talk): readonly Program[] | undefined {
  if (!namesOwner.test(talk.text)) return undefined;
  const suited = byPerson(tokens, talk.programs);
  const spoken = [talk.theirs, talk.mine, talk.focus, talk.order].flat();
  const known = suited.filter((program) => spoken.includes(program));
  return known.length > 0 ? known : undefined;
}
