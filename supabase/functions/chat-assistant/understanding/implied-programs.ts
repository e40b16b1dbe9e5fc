import type { Program } from "../../../../content/programs.ts";
import { ofProgram } from "./asked-for-people.ts";
import type { Clause } from "./clauses.ts";
import { byPerson } from "./for-people.ts";
import { programsTeaching } from "./programs-teaching.ts";
import { textOf } from "./text.ts";

const forSomebody = /\bfor\b/;
/** "What do you teach managers?" */
const taughtTo = /\b(?:teach|tell|show|offer|give)(?: (?:the|our|my|your))?$/;

/** "How long is it for managers?", "SQL kitne ghante?": the program that suits them, or the only one that teaches it. */
export function impliedPrograms(
  intent: string,
  { tokens, text }: Clause,
  programs: readonly Program[],
): readonly Program[] {
  if (!ofProgram.has(intent)) return [];
  const isOwned = tokens.some(
    ({ kind }, at) =>
      kind === "person" &&
      (/^(my|our)$/.test(tokens[at - 1]?.text ?? "") ||
        taughtTo.test(textOf(tokens.slice(Math.max(0, at - 2), at)))),
  );
  const asksFor = forSomebody.test(text) || isOwned || intent === "codingNeed";
  const suited = asksFor ? byPerson(tokens, programs) : [];
  if (suited.length > 0 || intent === "codingNeed") return suited;
  const features = tokens.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  const teaching = programsTeaching(programs, features);
  return teaching.length === 1 ? teaching : [];
}
