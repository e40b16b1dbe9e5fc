import { defineConfig } from "@playwright/test";
import { engineNames, findEngine, sayWhatIsMissing } from "./scripts/browsers.mjs";

// Once, not in every worker.
if (!process.env.TEST_WORKER_INDEX) sayWhatIsMissing();

/** The flows, once in each engine that is here; the engines run side by side. */
export default defineConfig({
  testDir: "tests/flows",
  outputDir: "test-results/flows",
  forbidOnly: true,
  workers: engineNames.length,
  // As in playwright.config.ts.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  reporter: [["list"]],
  projects: engineNames.filter(findEngine).map((name) => ({ name, workers: 1 })),
});
