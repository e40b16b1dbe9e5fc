import type { Program } from "../../../../content/programs.ts";
import type { Clause } from "./clauses/clauses.ts";
import type { Conditions } from "./conditions/conditions.ts";
import { byPerson } from "./entities/programs-for-people.ts";
import { programsTeaching } from "./entities/programs-teaching.ts";
import { ofProgram } from "./follow-ups/asked-for-people.ts";
import { suiting } from "./people/suiting.ts";
import { textOf } from "./tokens/text.ts";
import type { Token } from "./tokens/token.ts";
import { wordSet } from "./tokens/word-set.ts";
import type { Understanding } from "./understand.ts";

const forSomebody = /\bfor\b/;
/** "What do you teach managers?", "what do founders learn?" */
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
        /^(?:learn|learns|study|gain|seekh\w*)$/.test(tokens[at + 1]?.text ?? "") ||
        taughtTo.test(textOf(tokens.slice(Math.max(0, at - 2), at)))),
  );
  const asksFor = forSomebody.test(text) || isOwned || intent === "codingNeed";
  const suited = asksFor ? byPerson(tokens, programs) : [];
  if (suited.length > 0 || intent === "codingNeed") return suited;
  const features = tokens.flatMap((token, at) =>
    (token.kind === "skill" || (token.kind === "word" && isAlone(tokens, at))) && !token.excluded
      ? (token.features ?? [])
      : [],
  );
  const out = tokens.flatMap((token) =>
    token.kind === "skill" && token.excluded ? token.features : [],
  );
  // "The one with deployment but not Python: how long is it?"
  const teaching = programsTeaching(programs, features).filter(
    (program) => !program.features.some((feature) => out.includes(feature)),
  );
  return teaching.length === 1 ? teaching : [];
}

/** "Only agents, nothing else. How many hours?" */
function isAlone(tokens: readonly Token[], at: number): boolean {
  return /^(?:only|just|sirf)$/.test(tokens[at - 1]?.text ?? "");
}

const ofOne = wordSet("duration curriculum");
/** "How many hours would they be away?", "how long does it take me?" */
const ofThem =
  /\b(?:would|will|do|does|should|must|can|could|shall|is|are) (?:i|we|he|she|they)\b|\b(?:take|takes|taking|keep|keeps|occupy|busy|for) (?:me|us|him|her|them)\b/;
/** More than one program is asked about. */
const ofSeveral =
  /\b(?:all|each|every|both|either|any|courses|programs|programmes|trainings|which|longest|shortest|everything|others?|three|two|first|second|third)\b/;

/** "I am an analyst. How many hours would I need?": what suits whoever says so, where nothing else is spoken of. */
export function suitsWhoAsks(
  { intent, clause: { text } }: { intent: string; clause: Pick<Clause, "text"> },
  { tokens, goals, voices, conditions }: Understanding,
  { adds, extreme, isComparative }: Conditions,
  programs: readonly Program[],
): readonly Program[] | undefined {
  const isOther = adds || extreme !== undefined || isComparative || voices.length > 0;
  if (isOther || !ofOne.has(intent) || !ofThem.test(text) || ofSeveral.test(text)) return undefined;
  const isTold = tokens.some(({ kind, excluded }) => kind === "person" && !excluded);
  const { withoutCode, beginsCode } = conditions;
  if (!isTold && !withoutCode) return undefined;
  const open = withoutCode && !beginsCode ? programs.filter((one) => !one.needsCode) : programs;
  const suited = suiting(programs, tokens, goals, open).programs;
  const found = suited.length > 0 ? suited : open;
  return found.length > 0 && found.length < programs.length ? found : undefined;
}
