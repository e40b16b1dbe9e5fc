import { defineConfig } from "vitest/config";

/** Units stand beside what they test; contract tests start real servers and databases and need longer. */
export default defineConfig({
  test: {
    include: [
      "{app,content,server,supabase}/**/*.test.{ts,tsx}",
      "tests/{contract,chat,house}/**/*.test.ts",
    ],
    // Much of it is waiting: for servers to start, mails to fail, limits to pass.
    maxWorkers: 2,
    // For slow machines; what takes long on a quick one says so in its own test.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});
