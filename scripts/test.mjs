import "./require-node.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureBrowsers } from "./browsers.mjs";
import { keepTemporaryFilesInMemory } from "./folder-in-memory.mjs";
import { installIfStale } from "./install.mjs";
import { environment } from "./run.mjs";

const script = (name) => [name, "npm", "run", "--silent", name];

/** One after the other; what stands together runs side by side. The browsers want the machine for themselves. */
const steps = [
  [["build", "node", "scripts/build-if-stale.mjs"], script("types"), script("lint")],
  [script("units")],
  [script("e2e")],
  [script("flows")],
];

/** `npm test`: from an empty clone, everything: build, types, lint, units and contract tests, browser tests, flows. */
installIfStale();
ensureBrowsers();
keepTemporaryFilesInMemory();
for (const step of steps) {
  const codes = await Promise.all(step.map(run));
  if (codes.some((code) => code !== 0)) process.exit(1);
}

async function run([name, command, ...parameters]) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const env = environment({ FLOWS_AFTER_E2E: "yes" });
  const child = spawn(command, parameters, { stdio: "inherit", env });
  const [code] = await once(child, "exit");
  console.log(`— ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return code;
}
