import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { recall } from "../../../supabase/functions/chat-assistant/learning/recall.ts";
import { firstContent } from "../../support/first-provider.ts";
import { schoolContent } from "../providers/cookery-school.ts";
import { potteryContent } from "../providers/pottery-school.ts";
import { secondContent } from "../providers/second-provider.ts";
import { taught } from "./taught.ts";

/** The providers that several files ask of. The first is ours, as a rule, and what is learned of it is there. */
const others: readonly Content[] = [firstContent, secondContent, schoolContent, potteryContent];

/** Before all questions: side by side is learned what else each worker would learn for itself. */
export async function setup(): Promise<void> {
  const run = promisify(execFile);
  await Promise.all(others.map((_, at) => run(process.execPath, [import.meta.filename, `${at}`])));
}

if (import.meta.main) {
  const content = others[Number(process.argv[2])];
  if (content && !(await recall(content))) await taught(content);
}
