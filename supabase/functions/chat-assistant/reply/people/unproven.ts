import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { ofSpeaker } from "./of-speaker.ts";

/**
 * "I'm an accountant. Is the business one for someone like me?", where it comes near and nothing proves more: whom it is
 * for, what speaks for it, and that whether it suits is not known.
 */
export function notProven(provider: Provider, question: Question, only: Program): Part {
  const lines = [
    audienceLines(provider, [only]),
    ...speaksFor(provider, only),
    say(provider, "suitsOpen"),
  ];
  return {
    text: lines.join("\n"),
    programs: [only],
    focus: [only],
    whose: {
      ...ofSpeaker(question, [only]),
      why: only.needsCode ? "begins" : "noCode",
      near: true,
    },
  };
}

function speaksFor(provider: Provider, only: Program): string[] {
  if (!only.needsCode) return [say(provider, "noCodeAtAll", { title: only.title })];
  return isForBeginners(only) ? [introductions(provider, [only])] : [];
}
