import type { Server } from "node:http";

/** Milliseconds that requests in flight get to finish. */
const patience = 10_000;

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

/** Runs `stop` at the first SIGINT or SIGTERM; further ones are ignored while it is at work. */
export function onceAskedToStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (!stopping) {
        stopping = true;
        void stop();
      }
    });
  }
}
