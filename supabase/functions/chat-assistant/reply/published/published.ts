import type { Answer } from "../../../../../content/assistant/answer.ts";
import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import { intents } from "../../intents/all.ts";
import { wordsOf } from "../../language/normalise.ts";
import type { Published } from "../wording/answer.ts";
import { programFacts } from "../wording/facts.ts";
import { fill, fillAnswer, type Values } from "../wording/fill.ts";

/** What is said about programs, a sentence each, and what answers only this provider gives. */
export function publishedBy(content: Content, facts: Values): readonly Published[] {
  const { programs, answers } = content;
  return [
    ...programs.flatMap((program) => ofProgram(program, answers, facts)),
    ...Object.entries(answers).flatMap(([intent, answer]) =>
      intent in intents ? [] : ofOwnTopic(answer, facts),
    ),
  ];
}

function ofProgram(program: Program, answers: Content["answers"], facts: Values): Published[] {
  const own = { ...facts, ...programFacts(program) };
  const lines = Object.values(answers).flatMap(({ reply, each, values }) => {
    const value = values?.[program.slug];
    return (reply && each && value && fill(reply, { ...own, value })) || [];
  });
  const described = program.description.split(/(?<=[.!?])\s+/);
  return [...described.map((text) => `${program.title}: ${text}`), ...lines].map((text) => ({
    text,
    words: new Set(wordsOf(text)),
    program,
  }));
}

function ofOwnTopic({ reply, each, examples = "" }: Answer, facts: Values): Published[] {
  const text = reply && !each ? fillAnswer(reply, facts) : undefined;
  return text ? [{ text, words: new Set(wordsOf(examples)) }] : [];
}
