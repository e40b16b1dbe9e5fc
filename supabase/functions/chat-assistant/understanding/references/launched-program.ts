import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import type { Clause } from "../clauses/clauses.ts";
import { wordSet } from "../tokens/word-set.ts";
import { names } from "./only-names.ts";

const ofProgram = wordSet("audience codingNeed prerequisites curriculum duration");
const launched = /\b(?:launch|bootcamp)\b/;

/** "Who is the bootcamp for?", "do I need to code for the launch session?": what is asked of the program that is launched. */
export function launchedIn(
  intent: string,
  clause: Clause,
  { launch, programs }: Pick<Content, "launch" | "programs">,
): readonly Program[] {
  const isOfIt = ofProgram.has(intent) && launched.test(clause.text) && !names(clause, "program");
  return isOfIt ? programs.filter(({ slug }) => slug === launch?.program) : [];
}
