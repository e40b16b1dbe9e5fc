import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { tellsWork, tellsWorkWithCode } from "../../understanding/people/tells-work.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { codeLines } from "../wording/code-lines.ts";
import { ofSpeaker } from "./of-speaker.ts";

/** Where no code is needed, and where one begins to write some. */
export function withAndWithoutCode(provider: Provider, programs: readonly Program[]): string {
  const codeless = programs.filter(({ needsCode }) => !needsCode);
  const coded = programs.filter(({ needsCode }) => needsCode);
  return [codeLines(provider, codeless), introductions(provider, coded)].filter(Boolean).join("\n");
}

/** What is open to who may want either, and the question which of it they want. */
export function openToBoth(
  provider: Provider,
  question: Question,
  programs: readonly Program[],
): Part {
  const whose = ofSpeaker(question, programs);
  const ask = say(provider, whose?.theirs ? "askThemRather" : "askRather");
  return {
    text: `${withAndWithoutCode(provider, programs)}\n${ask}`,
    programs,
    whose: { ...whose, why: "open", near: true },
  };
}

/**
 * "I work in sales and want to get into AI", "he did BTech in mechanical": a job or a degree that is nobody's by name
 * tells as much as that they are heard. Who knows some code comes nearest to where beginners begin with it; of anybody
 * else it is open whether they want to write any.
 */
export function byWork(
  provider: Provider,
  question: Question,
  pool: readonly Program[],
): Part | undefined {
  const { message } = question;
  if (!tellsWork(message)) return undefined;
  const gentle = pool.filter((one) => one.needsCode && isForBeginners(one));
  const codeless = pool.filter(({ needsCode }) => !needsCode);
  if (gentle.length === 0) return undefined;
  if (tellsWorkWithCode(message)) {
    const lines = eachProgram(provider, provider.content.words.fitting, gentle);
    return {
      text: `${say(provider, "fitsPerhaps")}\n${lines}`,
      programs: gentle,
      whose: { ...ofSpeaker(question, gentle), why: "begins", near: true },
    };
  }
  return codeless.length > 0 ? openToBoth(provider, question, [...codeless, ...gentle]) : undefined;
}
