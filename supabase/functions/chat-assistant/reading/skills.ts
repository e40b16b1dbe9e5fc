import { type Program, programs } from "../../../../content/programs.ts";
import { wordsOf } from "./normalise.ts";
import type { Reading } from "./read.ts";
import { stem } from "./stem.ts";

/** Words of the feature lists that do not tell one feature from another. */
const common = new Set(
  "ai development design for in and real world project building making systems use business agent application team".split(
    " ",
  ),
);

/** Other words for a word of the feature lists. */
const aliases: Record<string, string> = {
  code: "programming",
  cod: "programming",
  coder: "programming",
  deploy: "deployment",
  generativ: "gen",
  integrat: "integration",
  implement: "implementation",
  communicat: "communication",
  strategic: "strategy",
  autonomy: "autonomous",
  kpi: "metric",
  lead: "leadership",
  multiagent: "multi",
  usecas: "cas",
  return: "roi",
};

type Skill = { stem: string; features: readonly string[]; programs: readonly Program[] };

const skills = collectSkills();

/** The skills of our feature lists that a message names; none when it names one that is not ours. */
export function skillsIn(reading: Reading): readonly Skill[] {
  if (reading.concepts.has("otherSkill")) {
    return [];
  }
  const named = new Set(reading.stems.map((word) => aliases[word] ?? word));
  if (reading.concepts.has("programmingLanguage")) {
    named.add("programming");
  }
  return skills.filter((skill) => named.has(skill.stem));
}

/** The programs that teach at least one of these skills. */
export function programsWithSkill(wanted: readonly Skill[]): readonly Program[] {
  return programs.filter((program) => wanted.some((skill) => skill.programs.includes(program)));
}

/** The features of a program that hold these skills. */
export function featuresWithSkill(program: Program, wanted: readonly Skill[]): readonly string[] {
  return program.features.filter((feature) =>
    wanted.some((skill) => skill.features.includes(feature)),
  );
}

function collectSkills(): Skill[] {
  const uses = programs.flatMap((program) =>
    program.features.flatMap((feature) =>
      wordsOf(feature)
        .filter((word) => !common.has(word))
        .map((word) => ({ stem: stem(word), feature, program })),
    ),
  );
  return [...Map.groupBy(uses, (use) => use.stem)].map(([stemmed, group]) => ({
    stem: stemmed,
    features: group.map((use) => use.feature),
    programs: group.map((use) => use.program),
  }));
}
