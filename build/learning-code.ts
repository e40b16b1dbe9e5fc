import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const assistant = join(import.meta.dirname, "../supabase/functions/chat-assistant");

/** A short name for the code by which the assistant learns, as it stands: what is learned by other code may differ. */
export function nameLearningCode(): string {
  const hash = createHash("sha256");
  const files = globSync("{language,learning,understanding}/**/*.ts", { cwd: assistant });
  for (const file of files.sort()) hash.update(readFileSync(join(assistant, file)));
  return hash.digest("hex").slice(0, 16);
}
