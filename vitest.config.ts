import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What is asked of the assistant: of nothing but what it is given, so that test files may share what they load. */
const chat = "tests/chat/**/*.test.ts";

/** Units stand beside what they test; contract tests start real servers and databases. */
const units = globSync([
  "{app,build,content,server,supabase}/**/*.test.{ts,tsx}",
  "tests/{contract,house}/**/*.test.ts",
]);
/** What an operator does or meets that takes minutes: builds, copies, upgrades, outages. `npm run test:operations`. */
const operations = "tests/operations/**/*.test.ts";
/** What replaces modules or the environment would do so for the others as well. */
const replacing = units.filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(/.test(readFileSync(file, "utf8")),
);

/** Small files that wait for half a minute: begun last, as the smallest are, they would have the machine to themselves. */
const waiting =
  /\/(mail-shutdown|mail-outage|copying-stopped|building|crash|supervision)\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          sequence: { groupOrder: 2 },
          include: units,
          exclude: replacing,
          // What every file would load for itself takes each a third of a second.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "replacing", sequence: { groupOrder: 2 }, include: replacing },
      },
      {
        extends: true,
        test: {
          name: "operations",
          sequence: { groupOrder: 2 },
          include: [operations],
          isolate: false,
        },
      },
      {
        extends: true,
        // To load the assistant, and to teach her of other providers, takes each worker seconds. Nothing of it is waiting.
        test: {
          name: "chat",
          include: [chat],
          globalSetup: "tests/chat/support/teach-others.ts",
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    globalSetup: "tests/support/learn.ts",
    sequence: { sequencer: WaitingFirst },
    // Some of it is waiting (for mails to fail, limits to pass): four keep two cores full, more only delay each other.
    maxWorkers: 4,
    // The databases of tests are small and short-lived: V8 need not make PGlite's code faster than it comes.
    execArgv: ["--liftoff-only"],
    // A bound on what hangs, not on what is slow: a machine that is lent to others takes ten times as long in a bad hour.
    testTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 300_000,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
  },
});
