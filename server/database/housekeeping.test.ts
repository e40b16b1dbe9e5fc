import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { keepHouse } from "./housekeeping.ts";

// The promised timers are not among those that Vitest moves on; these stand on some that are.
vi.mock("node:timers/promises", () => ({
  setTimeout: (delay: number, _: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, delay);
      signal.addEventListener("abort", reject);
    }),
}));

test("all that is too old is erased in one go, and ten minutes later what has become so", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  /** How many thousands are too old, and still there. */
  let thousands = 5;
  const query = async () => {
    thousands -= 1;
    return [{ more: thousands > 0 }];
  };
  const stopping = new AbortController();
  const kept = keepHouse({
    database: { query } as unknown as Database,
    embedded: false,
    upToDate: true,
    log: { info() {}, error() {} },
    stopping: stopping.signal,
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(thousands).toBe(0);
  thousands = 3;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(thousands).toBe(0);
  stopping.abort();
  await kept;
});

test("a start that had no room to bring the database up to date is made up for when it has", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let hasRoom = false;
  let written = 0;
  const readOnly = Object.assign(new Error("read-only"), { severity: "ERROR", code: "25006" });
  const database = {
    query: async () => [],
    async atLeisure() {
      if (!hasRoom) throw readOnly;
      written += 1;
      return [];
    },
  };
  const stopping = new AbortController();
  const kept = keepHouse({
    database: database as unknown as Database,
    embedded: false,
    upToDate: false,
    log: { info() {}, error() {} },
    stopping: stopping.signal,
  });
  await vi.advanceTimersByTimeAsync(1000);
  hasRoom = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(written).toBeGreaterThan(0);
  const once = written;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(written).toBe(once);
  stopping.abort();
  await kept;
});
