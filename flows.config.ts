import { defineConfig } from "@playwright/test";
import { engineNames, findEngine, sayWhatIsMissing } from "./scripts/browsers.mjs";

// Once, not in every worker.
if (!process.env.TEST_WORKER_INDEX) sayWhatIsMissing();

/** Played on what stands elsewhere (tests/flows/fixtures.ts): in one engine, for the others see the same site at home. */
const isElsewhere = Boolean(process.env.FLOWS_ON);
const names = isElsewhere ? (["chromium"] as const) : engineNames.filter(findEngine);
const others = names.filter((name) => name !== "chromium");
/** Where the browser tests have gone before, Chromium has shown all that flows show, unless there is no other. */
const played = process.env.FLOWS_AFTER_E2E && others.length > 0 ? others : names;

/** The flows, once in each engine that is here; the engines run side by side. */
export default defineConfig({
  testDir: "tests/flows",
  // A gate of its own stands before our server there, which refuses single files.
  testIgnore: isElsewhere ? "**/failed-chunk.spec.ts" : [],
  outputDir: "test-results/flows",
  forbidOnly: true,
  // The slowest of them twice, or the others would wait for it.
  workers: played.length + 1,
  // As in playwright.config.ts.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  reporter: [["list"]],
  projects: played.map((name) => ({ name, workers: name === "webkit" ? 2 : 1 })),
});
