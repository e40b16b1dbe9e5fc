import { expect, onTestFinished, test, vi } from "vitest";
import { claimed, outbox } from "../../supabase/functions/_shared/mail/outbox-double.ts";
import { sweepOutbox } from "./outbox-sweep.ts";

// The promised timers are not among those that Vitest moves on; these stand on some that are.
vi.mock("node:timers/promises", () => ({
  setTimeout: (delay: number, _: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, delay);
      signal.addEventListener("abort", reject);
    }),
}));

test("a mail that nobody else sends goes out within half a minute, time and again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting: object[] = [];
  const { deps, sent } = outbox(waiting);
  const stopping = new AbortController();
  const swept = sweepOutbox({ ...deps, stopping: stopping.signal });
  for (const id of [1, 2, 3]) {
    waiting.push(claimed(id));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toContain(id);
  }
  stopping.abort();
  await swept;
});
