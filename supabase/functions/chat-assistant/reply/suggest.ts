import type { Program } from "../../../../content/programs.ts";
import type { Context } from "../understanding/references/context.ts";
import type { Provider } from "./wording/answer.ts";
import { fill } from "./wording/fill.ts";

const most = 3;

/** Two or three questions that go on from a reply about these programs; nothing that was asked already. */
export function suggest(
  { content }: Provider,
  about: readonly Program[],
  context: Context,
  isJoining: boolean,
): string[] {
  const { program: ofProgram, general } = content.suggestions;
  const asked = new Set(context.topics);
  const [only] = about;
  const close =
    only && about.length === 1
      ? Object.entries(ofProgram)
          .filter(([topic]) => !asked.has(topic) && !(isJoining && topic === "register"))
          .map(([, question]) => fill(question, { title: only.title }) ?? "")
      : [];
  const others = Object.entries(general)
    .filter(
      ([topic]) =>
        !asked.has(topic) && (about.length !== 1 || !(topic in ofProgram)) && isPossible(topic),
    )
    .map(([, question]) => question);
  const own = isJoining
    ? [content.suggestions.unsure.afterRegister]
    : context.topics[0] === "register" && about.length !== 1
      ? joining(about.length > 0 ? about : content.programs)
      : [];
  return [...own, ...close.slice(0, 2), ...others].slice(0, most);

  /** Asked how to join, which one is still open. */
  function joining(programs: readonly Program[]): string[] {
    return programs.map(({ title }) => fill(ofProgram.register, { title }) ?? "");
  }

  function isPossible(topic: string): boolean {
    const several = content.programs.length > 1;
    if (topic === "compare" || topic === "recommendation") return several;
    return topic !== "codingNeed" || content.programs.some(({ needsCode }) => !needsCode);
  }
}

/** The questions for meanings that a message may have had. */
export function offer({ content }: Provider, intents: readonly string[]): string[] {
  const known: Readonly<Record<string, string>> = {
    ...content.suggestions.general,
    ...content.suggestions.unsure,
  };
  return intents.flatMap((intent) => known[intent] ?? []);
}
