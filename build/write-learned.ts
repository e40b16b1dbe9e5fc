import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { fingerprintOf } from "../supabase/functions/chat-assistant/learning/fingerprint.ts";
import { learnFrom } from "../supabase/functions/chat-assistant/learning/learn.ts";
import { unpack } from "../supabase/functions/chat-assistant/learning/recall.ts";
import { nameLearningCode } from "./learning-code.ts";

/**
 * Has the assistant learn from the examples and content/, and writes what she has learned as a module beside her
 * sources in `folder` (supabase/), where both hosts find it. Whoever reads it meanwhile finds the old one or the new.
 * Where what stands there was learned from just this, and by just this code, it stays; where only the content was
 * another one, what she has learned for every provider is kept.
 */
export async function writeLearned(folder: string): Promise<void> {
  const file = `${folder}/functions/chat-assistant/learned/weights.js`;
  const byThisCode = `/* @ts-self-types="./weights.d.ts" */
// Learned by the code ${nameLearningCode()}.
`;
  const head = `${byThisCode}export const fingerprint = "${await fingerprintOf(ownContent)}";\n`;
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored.startsWith(head)) {
    // So that who looks at the times of files finds it newer than what it was learned from.
    return utimes(file, new Date(), new Date());
  }
  const [, before] = (stored.startsWith(byThisCode) && /packed = "(.*)"/.exec(stored)) || [];
  const known = before ? await unpack(before) : undefined;
  const packed = gzipSync(JSON.stringify(learnFrom(ownContent, known))).toString("base64");
  const part = `${file}.${process.pid}`;
  await writeFile(part, `${head}export const packed = "${packed}";\n`);
  await rename(part, file);
}

if (import.meta.main) {
  await writeLearned("supabase");
}
