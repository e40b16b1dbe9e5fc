import { defineConfig } from "vitest/config";

/** What takes longer than seconds, each a command of its own: `npm run test:hosted`, `npm run test:replicas`. */
export default defineConfig({
  test: {
    include: ["tests/{hosted,replicas}/**/*.test.ts"],
    globalSetup: "tests/support/build.ts",
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
