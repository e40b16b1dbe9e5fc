import type { Program } from "../../../../../content/programs.ts";
import { eachProgram, type Provider } from "./answer.ts";

/** How long programs take, a line each, with what the provider says of each: "36 hours, on nine Saturdays". */
export function durationLines(provider: Provider, programs: readonly Program[]): string {
  const { reply = "", values = {} } = provider.content.answers.duration ?? {};
  return eachProgram(provider, reply, programs, ({ slug }) => ({ value: values[slug] }));
}

/** Whether there is such a line for every program, so that hours may be worked out instead of told as they stand. */
export function areAllTold(provider: Provider): boolean {
  const { programs } = provider.content;
  return programs.every((program) => durationLines(provider, [program]) !== "");
}
