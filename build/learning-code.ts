import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const assistant = join(import.meta.dirname, "../supabase/functions/chat-assistant");

/**
 * A short name for the code by which the assistant learns, and for what it learns for every provider, as they stand:
 * what is learned by others may differ.
 */
export function nameLearningCode(): string {
  const hash = createHash("sha256");
  const files = globSync("{language,learning,messages,stances,talks,understanding}/**/*.ts", {
    cwd: assistant,
    exclude: ["**/*.test.ts"],
  });
  for (const file of files.sort()) hash.update(readFileSync(join(assistant, file)));
  return hash.digest("hex").slice(0, 16);
}
