import { readFileSync } from "node:fs";

/** Runs the work and tells for which share of its time something on this machine waited for a core, where Linux says so. */
export async function waitedForCore<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; share: string }> {
  const began = performance.now();
  const before = readWaits();
  const result = await work();
  const waited = (readWaits() - before) / 1000 / (performance.now() - began);
  return { result, share: Number.isNaN(waited) ? "not told" : `${Math.round(100 * waited)} %` };
}

/** Microseconds so far. */
function readWaits(): number {
  try {
    return Number(/^some .*total=(\d+)/m.exec(readFileSync("/proc/pressure/cpu", "utf8"))?.[1]);
  } catch {
    return Number.NaN;
  }
}
