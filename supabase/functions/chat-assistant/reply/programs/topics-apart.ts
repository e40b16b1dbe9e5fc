import type { Program } from "../../../../../content/programs.ts";
import { isProgram, isSkill, type Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { list } from "../wording/fill.ts";

const apart =
  /\b(?:differences?|differ|differs|different|same|distinct\w*|compare|versus|vs|apart)\b|\bis (?:\w+ ){1,5}(?:another name|just)\b/;

/** "What is the difference between multi-agent systems and agent communication?": topics of one program, and no two programs. */
export function topicsApart(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, context } = question;
  if (!apart.test(clause.text) || clause.tokens.some(isProgram)) return undefined;
  const said = clause.tokens.filter((token) => isSkill(token) && !token.excluded);
  const pool = selection.named.length > 0 ? selection.named : provider.content.programs;
  const teaching = pool.filter((program) => featuresOf(program, said).length > 1);
  const spoken = teaching.filter(({ slug }) => context.focus.includes(slug));
  const [only, ...others] = spoken.length > 0 ? spoken : teaching;
  if (!only || others.length > 0) return undefined;
  const features = list(featuresOf(only, said));
  return { text: say(provider, "topicsOf", { features, title: only.title }), programs: [only] };
}

/** What this one teaches of what is said, each named by words of its own. */
function featuresOf({ features }: Program, said: readonly Token[]): string[] {
  const told = said.map((token) => featuresIn(token).filter((one) => features.includes(one)));
  const sure = told.flatMap((found) => (found.length === 1 ? found : []));
  return features.filter((one) => sure.includes(one));
}

function featuresIn(token: Token): readonly string[] {
  return "features" in token ? (token.features ?? []) : [];
}
