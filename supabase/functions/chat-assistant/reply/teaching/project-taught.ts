import { holds } from "../programs/features-meant.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { covering } from "./programs-covering.ts";

/** "Is the capstone also in the literacy course?": what a curriculum calls so, and no project in general. */
export function projectTaught(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const { content, skills } = provider;
  const said = clause.tokens.map(({ text }) => text).filter((word) => /^capstones?$/.test(word));
  const features = selection.named.length > 0 ? skills.loosely(said) : [];
  const holders = content.programs.filter((program) => holds(program, features));
  return holders.length > 0
    ? { ...covering(provider, question, features, holders), features }
    : undefined;
}
