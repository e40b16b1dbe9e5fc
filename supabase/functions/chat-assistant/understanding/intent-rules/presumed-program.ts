import type { Clause } from "../clauses/clauses.ts";
import { placeOf } from "../conditions/ordinals.ts";
import { listed } from "../tokens/phrases.ts";
import { technologies } from "../tokens/technologies.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const noun =
  /^(?:course|program|programme|training|bootcamp|class|track|workshop|combo|diploma|master|degree|certification)(?:s|es)?$/;
/** A batch may be of anything but what is said to be ours. */
const ofYours = /\b(?:your|ur) (?:\w+ ){1,3}batch(?:es)?\b/;
/** Before the name of a program that they have elsewhere, or only wish for. */
const notOurs = wordSet("a an any another some my his her their our no other such like");
/** "I saw you also run a …" */
const youHave =
  /\b(?:you|u)(?: guys| people| folks| all)?(?: (?:also|even|now|already|still|do))* (?:have|had|offer|run|teach|do|sell|started|start|launched|conduct|give|provide)\b/;
/** "I finished the cloud course elsewhere" */
const beenTo =
  /\b(?:did|done|finished|completed|took|taken|attended|attending|doing|bought|passed|studied|coursera|udemy|elsewhere)\b/;
/** What speaks of programs that there are not, or of those of others. */
const meant = wordSet("future tellsAboutSelf decline otherPeople rival offTopic laugh");
const subjects = new Set(listed(technologies));
/** What a name that is none of ours is made of, "the AWS prep course", and what is no part of it. */
const partOfName = wordSet("technology word person");
const joint =
  wordSet(`and or of for in on to is are was were do does from than the that this which what your ur
  how who when where if about between during after before while as by at it i we you they kya fee jahan kahan me mein kis kiss kaun kaunsa kaunse kaunsi konsa konse konsi`);

/** "The 4th course you have" */
const atPlace = /\b(fourth|fifth|sixth) (?:course|program|programme|bootcamp|training)\b/;

/**
 * "How long is your data science course?": takes for granted a program by a name that is none of ours, or one more than
 * there are (`count`).
 */
export function presumesUnknownProgram(
  { tokens, text, guesses: [top] }: Clause,
  count: number,
): boolean {
  const isElse = top !== undefined && meant.has(top.intent);
  const tellsOfOurs = top?.intent === "tellsAboutSelf" && /\byour?\b/.test(text);
  if ((isElse && !tellsOfOurs) || beenTo.test(text)) return false;
  const [, ordinal = ""] = atPlace.exec(text) ?? [];
  const place = placeOf(ordinal);
  if (place !== undefined && place >= count) return true;
  return tokens.some((token, at) => {
    const isBatch = /^batch(?:es)?$/.test(token.text) && ofYours.test(text);
    if (!noun.test(token.text) && !isBatch) return false;
    const from = tokens.findLastIndex((part, place) => place < at && !mayBeOfName(part));
    const name = tokens.slice(from + 1, at);
    const isForeign = name.some(isTaughtElsewhere);
    const isTheirs = !notOurs.has(tokens[from]?.text ?? "");
    return isForeign && (isTheirs || youHave.test(textOf(tokens.slice(0, at))));
  });
}

/** "Data engineering" may also say who somebody is, and so does "machine learning engineer". */
function isTaughtElsewhere({ kind, text, excluded }: Token): boolean {
  const isSubject = subjects.has(text) || subjects.has(text.split(" ").slice(0, -1).join(" "));
  return !excluded && (kind === "technology" || (kind === "person" && isSubject));
}

function mayBeOfName({ kind, text }: Token): boolean {
  return partOfName.has(kind) && !joint.has(text) && !notOurs.has(text);
}
