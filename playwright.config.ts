import { defineConfig } from "@playwright/test";
import { findEngine } from "./scripts/browsers.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // Some of it is waiting: so many keep two cores full.
  workers: 4,
  // Where nobody watches, a machine's hiccup is told as flaky and holds nothing up; a fault fails twice.
  retries: process.env.CI ? 1 : 0,
  // Bounds on what hangs, not on what is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findEngine("chromium"),
      args: [
        "--no-sandbox",
        // Text as wide as in a Chromium that has windows.
        "--font-render-hinting=none",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
    viewport: { width: 1280, height: 800 },
    // To keep what every test saw takes a third of the time; of one that failed, run it again with --trace on.
    trace: "off",
  },
});
