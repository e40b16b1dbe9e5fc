import type { Provider } from "./answer.ts";

/** The sentence that tells how long a program takes. */
export function template({ content }: Provider): string {
  return content.answers.duration?.reply ?? "";
}
