import type { Program } from "../../../../../content/programs.ts";
import { eachProgram, type Provider } from "./answer.ts";

/** Whether one writes code there, a line for each of these programs. */
export function codeLines(provider: Provider, programs: readonly Program[]): string {
  const { words } = provider.content;
  return programs
    .map((program) =>
      eachProgram(provider, program.needsCode ? words.codeNeeded : words.noCodeNeeded, [program]),
    )
    .join("\n");
}
