import type { Program } from "../../../../../content/programs.ts";
import { noun } from "../../understanding/entities/programs-named.ts";
import { wordsSetAside } from "../../understanding/negation/words-set-aside.ts";
import { pointsWithin } from "../../understanding/references/points-within.ts";
import { isProgram } from "../../understanding/tokens/token.ts";
import { featuresTold } from "../programs/features-meant.ts";
import { saidLoosely } from "../programs/said-loosely.ts";
import { topicsOut } from "../programs/topics-left.ts";
import { withNumber } from "../provider/how-many.ts";
import { orAll, type Part, type Provider, type Question } from "../wording/answer.ts";
import { curricula } from "../wording/curriculum-lines.ts";
import { coverage } from "./coverage.ts";

/** What programs teach; "what frameworks do you cover?" asks for less than all of it. */
export function curriculum(provider: Provider, question: Question): Part {
  const { clause, selection } = question;
  const isHinted = clause.tokens.some((token, at) => {
    if (token.excluded) return false;
    if (token.kind === "skill") return !noun.test(clause.tokens[at + 1]?.text ?? "");
    if (token.kind === "technology") return question.yesOrNo;
    return token.kind === "word" && token.features && question.yesOrNo;
  });
  if (isHinted) return coverage(provider, question);
  // "(Does it have multi-agent systems?) And apart from that?"
  const told = asksForRest.test(clause.text) ? featuresTold(provider, question.context) : [];
  const without = [...topicsOut(question.message), ...leftOutLoosely(provider, question), ...told];
  const named = question.message.some(isProgram);
  // "What do you teach besides Python?" asks of all programs but those that are mostly about it.
  const isOfAll =
    topicsOut(clause.tokens).length > 0 && selection.isRest && !named && !pointsWithin(clause.text);
  // "Apart from Python, what will fill those 40 hours?"
  const long = question.message.flatMap((token) =>
    token.kind === "hours" && !token.excluded ? token.value : [],
  );
  const ofHours = provider.content.programs.filter(({ hours }) => long.includes(hours));
  if (isOfAll && ofHours.length > 0) return curricula(provider, ofHours, without);
  const about = isOfAll
    ? provider.content.programs.filter(
        ({ features }) =>
          features.filter((one) => without.includes(one)).length < features.length / 2,
      )
    : orAll(provider, selection.about);
  return counted(provider, question, about, curricula(provider, about, without));
}

const asksNumber =
  /\bhow many (?:different |main |core )*(?:topics|modules|subjects|features|parts|units|chapters|skills|points|things)\b/;

/** "How many topics does each have?": so many, where all have as many; "how many in total?": all of them. */
function counted(
  provider: Provider,
  { clause, conditions }: Question,
  about: readonly Program[],
  part: Part,
): Part {
  if (!asksNumber.test(clause.text)) return part;
  const counts = about.map(({ features }) => features.length);
  if (conditions.adds)
    return withNumber(
      provider,
      part,
      counts.reduce((sum, one) => sum + one, 0),
    );
  const [count = 0, ...others] = new Set(counts);
  if (others.length > 0) return part;
  return withNumber(provider, part, count, about.length === 1 ? "countOnly" : "countEach");
}

const asksForRest =
  /\b(?:what|anything|something) (?:all )?else\b|\bother (?:topics|things|modules|parts|subjects)\b|\b(?:apart from|besides|other than|beyond) (?:that|this|it|those)\b|\bthe rest of (?:it|the)\b/;

/** "(Which topics) have nothing to do with managing people?": what common words leave out of the one program that is asked about. */
function leftOutLoosely({ skills }: Provider, { message, selection }: Question): readonly string[] {
  const [only, ...others] = selection.about;
  if (!only || others.length > 0) return [];
  const said = wordsSetAside(message).filter(({ kind }) => kind === "word" || kind === "person");
  const meant = saidLoosely(skills, said).filter((feature) => only.features.includes(feature));
  return meant.length === 1 ? meant : [];
}
