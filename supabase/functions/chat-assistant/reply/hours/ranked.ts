import type { Program } from "../../../../../content/programs.ts";
import { type Rank, rankIn } from "../../understanding/conditions/ranks.ts";
import { asksNextByHours } from "../../understanding/follow-ups/next-by-hours.ts";
import { bySize } from "../../understanding/references/by-size.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** "And the second longest?", "what is the next longest after that?"; undefined where no rank is asked, or there are not so many. */
export function ranked(provider: Provider, question: Question): Part | undefined {
  const { programs } = provider.content;
  const rank = rankIn(question.clause.text) ?? rankBehind(programs, question);
  if (!rank) return undefined;
  const found = "place" in rank ? atPlace(programs, rank) : nextTo(programs, rank, question);
  if (!found) return undefined;
  if (found.length > 0) return { text: durationLines(provider, found), programs: found };
  return {
    text: `${say(provider, "noneOf")}\n${durationLines(provider, programs)}`,
    programs,
  };
}

/** "(The longest?) And after that?": on from there, the way that the talk has come. */
function rankBehind(
  programs: readonly Program[],
  { clause, context }: Pick<Question, "clause" | "context">,
): Rank | undefined {
  if (!asksNextByHours(clause, context)) return undefined;
  const [first] = context.order?.flatMap((number) => programs[Number(number)] ?? []) ?? [];
  const began = first ?? bySlugs(programs, context.focus)[0];
  const isEnd = (size: "longest" | "shortest") =>
    bySize(programs, size).some((one) => one === began);
  if (isEnd("longest")) return { next: "shorter" };
  return isEnd("shortest") ? { next: "longer" } : undefined;
}

function atPlace(
  programs: readonly Program[],
  { place, from }: Extract<Rank, { place: number }>,
): readonly Program[] | undefined {
  const sign = from === "longest" ? -1 : 1;
  const lengths = [...new Set(programs.map(({ hours }) => hours))].sort((a, b) => sign * (a - b));
  const found = programs.filter(({ hours }) => hours === lengths[place]);
  return found.length > 0 ? found : undefined;
}

/** Those nearest beyond the one that is named, spoken of, or the longest or shortest. */
function nextTo(
  programs: readonly Program[],
  rank: Exclude<Rank, { place: number }>,
  { selection, message, context }: Question,
): readonly Program[] | undefined {
  const slugs = message.flatMap((token) => (token.kind === "program" ? token.slugs : []));
  const isNamed = slugs.length === 1;
  const [spoken, ...more] = bySlugs(programs, isNamed ? slugs : context.focus);
  const [only] = selection.named.length === 1 ? selection.named : [];
  const said = isNamed || more.every(({ hours }) => hours === spoken?.hours) ? spoken : undefined;
  const [end] = rank.from ? bySize(programs, rank.from) : [];
  const [one] = [said, only, end].filter((each) => each !== undefined);
  if (!one) return undefined;
  const beyond = programs.filter(({ hours }) =>
    rank.next === "longer" ? hours > one.hours : hours < one.hours,
  );
  return beyond.length > 0 ? bySize(beyond, rank.next === "longer" ? "shortest" : "longest") : [];
}
