import * as heldApartFacts from "./questions/held-apart/facts.ts";
import * as heldApartSpelling from "./questions/held-apart/spelling.ts";
import * as heldApartTalk from "./questions/held-apart/talk.ts";
import type { Question } from "./questions/question.ts";
import * as askedOnce from "./questions/tuning/asked-once.ts";
import * as tuningDemands from "./questions/tuning/demands.ts";
import * as everydayWords from "./questions/tuning/everyday-words.ts";
import * as tuningFacts from "./questions/tuning/facts.ts";
import * as tuningGoals from "./questions/tuning/goals.ts";
import * as secondLook from "./questions/tuning/second-look.ts";
import * as tuningSpelling from "./questions/tuning/spelling.ts";
import * as tuningTalk from "./questions/tuning/talk.ts";
import * as telephones from "./questions/tuning/telephones.ts";

/**
 * Written before the first answerer. Most of what failed in it was mended, so that it shows what was lost by a change
 * and no longer how well she understands.
 */
export const heldApart: readonly Question[] = all(heldApartFacts, heldApartTalk, heldApartSpelling);

/** The half that the answerer is made to answer. */
export const tuning: readonly Question[] = all(
  tuningFacts,
  tuningTalk,
  tuningSpelling,
  secondLook,
  tuningGoals,
  askedOnce,
  tuningDemands,
  everydayWords,
  telephones,
);

function all(...files: readonly Record<string, Question[]>[]): Question[] {
  return files.flatMap((file) => Object.values(file).flat());
}
