import { SettingError } from "./build-settings.ts";
import { ContentError } from "./content-error.ts";

/** For the person who wrote the content or set the addresses: one plain line, and the process ends with 1. */
export function tellMistake(error: unknown): void {
  if (!(error instanceof ContentError || error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
