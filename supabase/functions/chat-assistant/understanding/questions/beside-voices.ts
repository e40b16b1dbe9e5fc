import type { Asked } from "../intent-rules/asked-intent.ts";
import { notUnderstood } from "../intent-rules/intent-groups.ts";
import { isQuestion } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Told what suits each of several people, these are answered. */
const chooses =
  wordSet(`recommendation programs tellsAboutSelf audience prerequisites codingNeed coverage enterprise enterpriseMail
  help besides register summary duration compare`);

/** Whether it asks more than what suits each of those of whom a message speaks. */
export function asksBesideVoices({ intent, clause }: Asked): boolean {
  return !chooses.has(intent) && isQuestion(clause) && !notUnderstood.has(intent);
}
