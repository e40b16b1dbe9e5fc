import type { Asked } from "../intent-rules/asked-intent.ts";
import { notUnderstood } from "../intent-rules/intent-groups.ts";
import { isQuestion } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Told what suits each of several people, these are answered. */
const chooses =
  wordSet(`recommendation programs tellsAboutSelf audience prerequisites codingNeed coverage enterprise enterpriseMail
  help besides register summary duration compare`);

/** "(Which for her and which for me,) and how far apart are they in hours?" */
const compares = /\b(?:apart|difference|together|in total|altogether)\b/;

/** Whether it asks more than what suits each of those of whom a message speaks. */
export function asksBesideVoices({ intent, clause }: Asked): boolean {
  const isMore = !chooses.has(intent) || compares.test(clause.text);
  return isMore && isQuestion(clause) && !notUnderstood.has(intent);
}
