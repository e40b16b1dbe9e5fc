import * as facts from "./questions/held-apart/facts.ts";
import * as spelling from "./questions/held-apart/spelling.ts";
import * as talk from "./questions/held-apart/talk.ts";
import type { Question } from "./questions/question.ts";

/**
 * Written before the answerer existed. It is never tuned on this half: look at its totals
 * (`npm run bench:chat`), not at single failures.
 */
export const heldApart: readonly Question[] = [facts, talk, spelling].flatMap((file) =>
  Object.values(file).flat(),
);
