import type { ChildProcess } from "node:child_process";
import { expect } from "vitest";

/**
 * Waits until something that a test does not do itself has come about, looking often enough to see what soon goes by.
 * Fails within a minute and says what has not come; at once, where the process that should bring it about has ended.
 */
export async function comesAbout(
  what: string,
  isSo: () => boolean,
  by?: ChildProcess,
): Promise<void> {
  let seen = false;
  const hasEnded = () => by !== undefined && (by.exitCode ?? by.signalCode) !== null;
  const settled = () => {
    // Before the look at the process, which may do it and end in between.
    const ended = hasEnded();
    seen = isSo();
    return seen || ended;
  };
  await expect.poll(settled, { interval: 2, timeout: 60_000, message: what }).toBe(true);
  expect(seen, `${what}, before its process ended`).toBe(true);
}
