import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { errorKind } from "../supabase/functions/_shared/error-kind.ts";
import type { Log } from "../supabase/functions/_shared/log.ts";

/** Milliseconds that requests in flight get to finish. */
const patience = 10_000;

/**
 * Goes on answering for so many seconds, each answer the last on its connection: whoever sends visitors here sees
 * meanwhile that this process is no longer ready and sends the next ones elsewhere.
 */
export async function drain(server: Server, seconds: number): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
  });
  await wait(seconds * 1000);
}

/** Takes no new requests and resolves when those in flight are answered. */
export async function stopServing(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection counts as open until it is seen idle.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

type Step = () => Promise<void> | void;

/**
 * At the first SIGINT or SIGTERM, takes the steps one after the other and ends the process; further signals
 * are ignored meanwhile.
 */
export function onceAskedToStop(log: Log, steps: readonly Step[]): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (!stopping) {
        stopping = true;
        void takeAll(steps, log).then((code) => process.exit(code));
      }
    });
  }
}

/** Takes every step, also after one that has failed, and gives the exit code; a failure is logged. */
export async function takeAll(steps: readonly Step[], log: Log): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      code = 1;
      log.error({ reason: errorKind(error) }, "A step of the shutdown failed");
    }
  }
  log.info({}, "stopped");
  return code;
}
