import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import { type Content, ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { fingerprintOf } from "../supabase/functions/chat-assistant/learning/fingerprint.ts";
import { learnFrom } from "../supabase/functions/chat-assistant/learning/learn.ts";
import { pack, unpack } from "../supabase/functions/chat-assistant/learning/pack.ts";
import { nameLearningCode } from "./learning-code.ts";

/**
 * Has the assistant learn from the examples and content/, and writes what she has learned as a module beside her
 * sources in `folder` (supabase/), where both hosts find it. Whoever reads it meanwhile finds the old one or the new.
 * Where what stands there was learned from just this, and by just this code, it stays; where only the content was
 * another one, what she has learned for every provider is kept.
 */
export async function writeLearned(folder: string): Promise<void> {
  const file = `${folder}/functions/chat-assistant/learned/weights.js`;
  const byThisCode = headOf();
  const head = headOf(await fingerprintOf(ownContent));
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored.startsWith(head)) {
    // So that who looks at the times of files finds it newer than what it was learned from.
    return utimes(file, new Date(), new Date());
  }
  const [, before] = (stored.startsWith(byThisCode) && /packed = "(.*)"/.exec(stored)) || [];
  const known = before ? await unpack(before) : undefined;
  const part = `${file}.${process.pid}`;
  await writeFile(part, head + (await moduleOf(learnFrom(ownContent, known))));
  await rename(part, file);
}

type Learned = ReturnType<typeof learnFrom>;

/** What stands above the weights: which code has learned them, and from what. */
function headOf(fingerprint?: string): string {
  const code = `/* @ts-self-types="./weights.d.ts" */\n// Learned by the code ${nameLearningCode()}.\n`;
  return fingerprint ? `${code}export const fingerprint = "${fingerprint}";\n` : code;
}

async function moduleOf(learned: Learned): Promise<string> {
  return `export const packed = "${await pack(learned)}";\n`;
}

/** The module of what was learned of this content, as a build writes it. */
export async function learnedModule(content: Content, learned: Learned): Promise<string> {
  return headOf(await fingerprintOf(content)) + (await moduleOf(learned));
}

if (import.meta.main) {
  await writeLearned("supabase");
}
