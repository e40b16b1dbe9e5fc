import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { learnIfStale } from "./learn-if-stale.mjs";
import { run } from "./run.mjs";

const root = resolve(import.meta.dirname, "..");
const inputs = ["app", "build", "content", "scripts", "vite.config.ts", "package-lock.json"];
const settings = ["SITE_URL", "PORT", "VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY"];

/** Builds the site unless dist/ was built from just these files and settings, and what the assistant has learned. */
export function buildIfStale() {
  buildSiteIfStale();
  learnIfStale();
}

function buildSiteIfStale() {
  const fingerprint = fingerprintInputs();
  const stamp = `${root}/dist/fingerprint`;
  if (readOrEmpty(stamp) === fingerprint) return;
  console.log("Building the site …");
  run("node", ["build/build.ts"]);
  writeFileSync(stamp, fingerprint);
}

function fingerprintInputs() {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const input of inputs) {
    const files = statSync(`${root}/${input}`).isDirectory()
      ? readdirSync(`${root}/${input}`, { recursive: true }).sort()
      : [""];
    for (const file of files) {
      const { mtimeMs, size } = statSync(`${root}/${input}/${file}`.replace(/\/$/, ""));
      hash.update(`${input}/${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest("hex");
}

function readOrEmpty(file) {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "utf8") : "";
}

if (process.argv[1] === import.meta.filename) buildIfStale();
