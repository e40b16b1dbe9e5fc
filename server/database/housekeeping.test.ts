import { expect, onTestFinished, test, vi } from "vitest";
import type { Database, Query } from "./database.ts";
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
  const query = async (text: string) => {
    if (text.includes("private.erasures")) return [{ enquiries: 1000, chatVisitors: 2 }];
    thousands -= 1;
    return [{ more: thousands > 0 }];
  };
  const transaction = (work: (query: Query) => unknown) => work(query as unknown as Query);
  const told: object[] = [];
  const stopping = new AbortController();
  const kept = keepHouse({
    database: { transaction } as unknown as Database,
    embeddedIn: undefined,
    upToDate: true,
    forgetSessions: async () => {},
    log: { info: (fields) => void told.push(fields), error() {} },
    stopping: stopping.signal,
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(thousands).toBe(0);
  thousands = 3;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(thousands).toBe(0);
  expect(told).toEqual([
    { enquiries: 5000, chatVisitors: 10 },
    { enquiries: 3000, chatVisitors: 6 },
  ]);
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
    transaction: async () => ({ more: false, enquiries: 0, chatVisitors: 0 }),
    async atLeisure() {
      if (!hasRoom) throw readOnly;
      written += 1;
      return [];
    },
  };
  const stopping = new AbortController();
  const kept = keepHouse({
    database: database as unknown as Database,
    embeddedIn: undefined,
    upToDate: false,
    forgetSessions: async () => {},
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
