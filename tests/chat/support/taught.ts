import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameLearningCode } from "../../../build/learning-code.ts";
import {
  type Assistant,
  createAssistant,
} from "../../../supabase/functions/chat-assistant/assistant.ts";
import { type Content, ownContent } from "../../../supabase/functions/chat-assistant/content.ts";
import { fingerprintOf } from "../../../supabase/functions/chat-assistant/learning/fingerprint.ts";
import { learnFrom } from "../../../supabase/functions/chat-assistant/learning/learn.ts";
import { pack, unpack } from "../../../supabase/functions/chat-assistant/learning/pack.ts";
import { recall } from "../../../supabase/functions/chat-assistant/learning/recall.ts";
import type { Learned } from "../../../supabase/functions/chat-assistant/understanding/scoring/learned.ts";

/** The assistant of any provider. To learn takes seconds: what she learns is kept for all workers that ask of the same. */
export function assistantFor(content: Content): Promise<Assistant> {
  return createAssistant(content, taught);
}

/** What is learned of this content by the code as it stands, from its file or anew. */
export async function taught(content: Content): Promise<Learned> {
  const file = join(tmpdir(), `taught-${nameLearningCode()}-${await fingerprintOf(content)}.txt`);
  if (existsSync(file)) return unpack(readFileSync(file, "utf8"));
  const learned = learnFrom(content, await recall(ownContent));
  const part = `${file}.${process.pid}`;
  writeFileSync(part, await pack(learned));
  renameSync(part, file);
  return learned;
}
