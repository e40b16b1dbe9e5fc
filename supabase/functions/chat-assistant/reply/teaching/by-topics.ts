import type { Program } from "../../../../../content/programs.ts";
import { isSkill, type Token } from "../../understanding/tokens/token.ts";
import { holds, holdsEach } from "../programs/features-meant.ts";
import { overview } from "../programs/overview.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { covers } from "./programs-covering.ts";

const asksProgram =
  /\b(?:which|what|any|an?|some|kis|kaun ?sa|konsa)\b(?: \w+){0,3}? (?:courses?|programs?|programmes?|trainings?|ones?|tracks?|of (?:them|these|those|yours))\b/;

/** "A program where deployment is included but Python is not": the programs that teach the one thing and not the other. */
export function byTopics(provider: Provider, question: Question): Part | undefined {
  const { clause, message, intent, selection, conditions } = question;
  const out = message.filter((token) => isSkill(token) && token.excluded).flatMap(featuresOf);
  const wanted = message.filter((token) => isSkill(token) && !token.excluded);
  const isOfSome = message.some(({ kind, excluded }) => kind === "program" && !excluded);
  // "Which developer course comes without Python lessons?"
  const isShared = message.some((token) => token.kind === "program" && token.slugs.length > 1);
  if (out.length === 0 || !asksProgram.test(clause.text) || (isOfSome && !isShared))
    return undefined;
  const isElse = clause.tokens.some(({ kind, excluded }) => kind === "technology" && !excluded);
  const isNamed = clause.tokens.some((token) => isSkill(token) && token.excluded);
  if (isElse || (intent === "recommendation" && !isNamed)) return undefined;
  const codes = conditions.withCode || conditions.codes;
  // "Is there any program without Python?" may ask whether one has to know it.
  const isChosen = intent === "audience" || (intent === "codingNeed" && codes);
  if (wanted.length === 0 && !isChosen && !isShared) return undefined;
  const pool = isShared ? selection.named : selection.open;
  const found = pool.filter(
    (program) =>
      !holds(program, out) && holdsEach(program, wanted) && (!codes || program.needsCode),
  );
  if (found.length === 0 || found.length === provider.content.programs.length) return undefined;
  return wanted.length > 0
    ? coveringWanted(provider, found, wanted.flatMap(featuresOf))
    : overview(provider, { ...question, selection: { ...selection, named: found, open: found } });
}

function featuresOf(token: Token): readonly string[] {
  return token.kind === "skill" ? token.features : [];
}

function coveringWanted(
  provider: Provider,
  found: readonly Program[],
  features: readonly string[],
): Part {
  const text = found.map((program) => covers(provider, program, features)).join("\n");
  return { text, programs: found, met: found };
}
