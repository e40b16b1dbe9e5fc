import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureBrowsers } from "./browsers.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { keepTemporaryFilesInMemory } from "./folder-in-memory.mjs";
import { installIfStale } from "./install.mjs";
import { environment } from "./run.mjs";

/** One after the other; what stands together runs side by side. The browsers want the machine for themselves. */
const steps = [["types", "lint"], ["units"], ["e2e"], ["flows"]];

/** `npm test`: from an empty clone, everything: types, lint, units and contract tests, browser tests, flows. */
installIfStale();
ensureBrowsers();
buildIfStale();
keepTemporaryFilesInMemory();
for (const step of steps) {
  const codes = await Promise.all(step.map(runScript));
  if (codes.some((code) => code !== 0)) process.exit(1);
}

async function runScript(name) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const child = spawn("npm", ["run", "--silent", name], { stdio: "inherit", env: environment() });
  const [code] = await once(child, "exit");
  console.log(`— ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return code;
}
