import { rename, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { fingerprintOf } from "../supabase/functions/chat-assistant/learning/fingerprint.ts";
import { learnFrom } from "../supabase/functions/chat-assistant/learning/learn.ts";

/**
 * Has the assistant learn from the examples and content/, and writes what she has learned as a module beside her
 * sources in `folder` (supabase/), where both hosts find it. Whoever reads it meanwhile finds the old one or the new.
 */
export async function writeLearned(folder: string): Promise<void> {
  const fingerprint = await fingerprintOf(ownContent);
  const packed = gzipSync(JSON.stringify(learnFrom(ownContent))).toString("base64");
  const file = `${folder}/functions/chat-assistant/learned/weights.js`;
  const module = `/* @ts-self-types="./weights.d.ts" */
export const fingerprint = "${fingerprint}";
export const packed = "${packed}";
`;
  const part = `${file}.${process.pid}`;
  await writeFile(part, module);
  await rename(part, file);
}

if (import.meta.main) {
  await writeLearned("supabase");
}
