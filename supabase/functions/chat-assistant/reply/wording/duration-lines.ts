import type { Program } from "../../../../../content/programs.ts";
import { eachProgram, type Provider } from "./answer.ts";

/** How long programs take, a line each. */
export function durationLines(provider: Provider, programs: readonly Program[]): string {
  return eachProgram(provider, provider.content.answers.duration?.reply ?? "", programs);
}
