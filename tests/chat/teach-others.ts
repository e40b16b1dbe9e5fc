import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Content } from "../../supabase/functions/chat-assistant/content.ts";
import { recall } from "../../supabase/functions/chat-assistant/learning/recall.ts";
import { firstContent } from "../support/first-provider.ts";
import { schoolContent } from "./cookery-school.ts";
import { potteryContent } from "./pottery-school.ts";
import { secondContent } from "./second-provider.ts";
import { taught } from "./taught.ts";

/** The providers that several files ask of, for each of two processes: what all of them share is learned once in each. */
const others: readonly (readonly Content[])[] = [
  [secondContent, potteryContent],
  [schoolContent, firstContent],
];

/** Before all questions: two learn side by side what else each worker would learn for itself. */
export async function setup(): Promise<void> {
  const run = promisify(execFile);
  await Promise.all(others.map((_, at) => run(process.execPath, [import.meta.filename, `${at}`])));
}

if (import.meta.main) {
  for (const content of others[Number(process.argv[2])] ?? []) {
    if (!(await recall(content))) await taught(content);
  }
}
