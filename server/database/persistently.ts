import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseError } from "../../supabase/functions/_shared/database-failure.ts";
import type { Deadline } from "./deadline.ts";
import type { Gate } from "./gate.ts";

/** Milliseconds to leave a server alone that could not serve a transaction. */
const pause = 100;

/**
 * Does the work inside the gate, and again: once after a deadlock, and until the deadline while the server has no
 * connection to spare. Throws what the work throws otherwise.
 */
export async function persistently<Result>(
  gate: Gate,
  deadline: Deadline,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let deadlocks = 0; ; ) {
    const leave = await gate.enter(deadline);
    try {
      return await work();
    } catch (error) {
      deadline.check();
      const full = isWithoutConnection(error);
      deadlocks += full ? 0 : 1;
      if (!full && (deadlocks > 1 || !isEndedForAnother(error))) {
        throw error;
      }
      if (full) {
        gate.narrow();
      }
    } finally {
      leave();
    }
    await wait(pause);
  }
}

/** Whether the server, or this login, has as many connections as it may have. */
function isWithoutConnection(error: unknown): boolean {
  return isDatabaseError(error) && error.code === "53300";
}

/** Whether PostgreSQL undid a transaction because it stood in another one's way: a deadlock, for one. */
function isEndedForAnother(error: unknown): boolean {
  return isDatabaseError(error) && ["40001", "40P01"].includes(error.code);
}
