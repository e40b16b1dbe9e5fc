import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { modified } from "./install.mjs";
import { run } from "./run.mjs";

const root = resolve(import.meta.dirname, "..");
const assistant = "supabase/functions/chat-assistant";
const learned = `${assistant}/learned/weights.js`;
/** All that is learned from, and the code that learns. */
const inputs = [
  "content",
  "build/learning-code.ts",
  "build/write-learned.ts",
  ...[
    "content.ts",
    "intents",
    "language",
    "messages",
    "stances",
    "talks",
    "understanding",
    "learning",
  ].map((name) => `${assistant}/${name}`),
];

/** Has the assistant learn anew if anything that she learns from has changed since she last did. */
export function learnIfStale() {
  if (modified(learned) > Math.max(...inputs.flatMap(withAllIn).map(modified))) return;
  console.log("Teaching Aivy …");
  run("node", ["build/write-learned.ts"]);
}

/** A folder itself tells when something in it was last taken out. */
function withAllIn(input) {
  if (!statSync(`${root}/${input}`).isDirectory()) return [input];
  const files = readdirSync(`${root}/${input}`, { recursive: true });
  return [input, ...files.map((file) => `${input}/${file}`)];
}
