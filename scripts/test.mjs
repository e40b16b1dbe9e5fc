import { ensureBrowsers } from "./browsers.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { installIfStale, run } from "./install.mjs";

/** `npm test`: from an empty clone, everything: types, lint, units and contract tests, browser tests. */
installIfStale();
ensureBrowsers();
buildIfStale();
for (const step of ["types", "lint", "units", "e2e"]) {
  const started = Date.now();
  console.log(`\n— ${step}`);
  run("npm", ["run", "--silent", step]);
  console.log(`— ${step}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
