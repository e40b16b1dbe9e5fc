import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { titles } from "../wording/titles.ts";
import { ofSpeaker } from "./of-speaker.ts";

/**
 * What speaks for a program that was recommended to somebody for whom it may not be, without any claim that it suits.
 * None where nothing is known to.
 */
export function spokenFor(
  provider: Provider,
  question: Question,
  recommended: readonly Program[],
): Part | undefined {
  const { programs } = provider.content;
  const others = programs.filter((one) => !recommended.includes(one));
  const isOnlyCodeless =
    recommended.every(({ needsCode }) => !needsCode) && others.every(({ needsCode }) => needsCode);
  const begins = recommended.every((one) => one.needsCode && isForBeginners(one));
  if (recommended.length === 0 || !(isOnlyCodeless || begins)) return undefined;
  const values = { titles: titles(recommended) };
  const text = isOnlyCodeless
    ? [say(provider, "spokeNoCode", values), audienceLines(provider, others)]
    : [say(provider, "spokeBegins", values), introductions(provider, recommended)];
  return {
    text: [...text, say(provider, "suitsAnyhow")].join("\n"),
    programs: recommended,
    focus: recommended,
    whose: {
      ...ofSpeaker(question, recommended),
      why: isOnlyCodeless ? "noCode" : "begins",
      near: true,
    },
  };
}

/** That to who says that they are none of those for whom it is: "but I am not a manager". */
export function conceded(
  provider: Provider,
  question: Question,
  recommended: readonly Program[],
): Part | undefined {
  const part = spokenFor(provider, question, recommended);
  if (!part) return undefined;
  const text = [say(provider, "whomItIsFor"), audienceLines(provider, recommended), part.text];
  return { ...part, text: text.join("\n") };
}
