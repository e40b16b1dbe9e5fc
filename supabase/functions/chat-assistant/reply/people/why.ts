import type { Program } from "../../../../../content/programs.ts";
import { namedBy } from "../../understanding/entities/programs-named.ts";
import type { Reason } from "../../understanding/references/context.ts";
import { recommendedIn } from "../../understanding/references/recommended.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";
import { withAndWithoutCode } from "./by-work.ts";
import { conceded } from "./conceded.ts";

const headings = {
  who: "whyWho",
  begins: "whyBegins",
  noCode: "whyNoCode",
  codes: "whyCodes",
  goal: "whyGoal",
  open: "whyOpen",
} as const;

/** What each reason shows of the programs that it speaks for. */
function shown(provider: Provider, reason: Reason, chosen: readonly Program[]): string {
  if (reason === "begins") return introductions(provider, chosen);
  if (reason === "noCode" || reason === "codes") return codeLines(provider, chosen);
  if (reason === "goal") return eachProgram(provider, provider.content.words.covers, chosen);
  return reason === "who" ? audienceLines(provider, chosen) : withAndWithoutCode(provider, chosen);
}

/** "Why not the app one?", and nothing of the one that was recommended: from here on the talk is of that. */
const asksOfOthers = /\bwhy not\b|\bkyu\w* nahi\b/;

/** "Why not (the app one)?" names it all the same. */
function asNamed(token: Token): Token {
  return { ...token, excluded: undefined, isOut: undefined };
}

/**
 * "Why that one?", "why not the managers' one?": what the recommendation went by, as content says it, and whom those
 * are for that were not recommended; asked of certain others, these first.
 */
export function why(provider: Provider, question: Question): Part {
  const { context, clause } = question;
  const { programs } = provider.content;
  const chosen = recommendedIn(context, programs);
  // "Why that one? I'm not a manager"
  const objected = question.denied.length > 0 && conceded(provider, question, question.denied);
  if (objected) return objected;
  const reason = context.why ?? "who";
  const because = `${say(provider, headings[reason])}\n${shown(provider, reason, chosen)}`;
  const named = namedBy(clause.tokens.map(asNamed), programs);
  const asked = named.filter((one) => !chosen.includes(one));
  if (asked.length > 0 && asked.length < programs.length - chosen.length)
    return {
      text: `${audienceLines(provider, asked)}\n\n${because}`,
      programs: [...asked, ...chosen],
      focus: asksOfOthers.test(clause.text) ? asked : chosen,
    };
  const others = audienceLines(
    provider,
    programs.filter((one) => !chosen.includes(one)),
  );
  const rest = others ? `\n\n${say(provider, "whyOthers")}\n${others}` : "";
  return { text: because + rest, programs: chosen, focus: chosen };
}
