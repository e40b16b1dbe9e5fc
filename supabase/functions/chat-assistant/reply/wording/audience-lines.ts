import type { Program } from "../../../../../content/programs.ts";
import { eachProgram, type Provider } from "./answer.ts";

/** For whom programs are, a line each. */
export function audienceLines(provider: Provider, programs: readonly Program[]): string {
  return eachProgram(provider, provider.content.answers.audience?.reply ?? "", programs);
}
