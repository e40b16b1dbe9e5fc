import { expect } from "vitest";
import type { RunningServer } from "./server.ts";

/** Waits until a server that was asked to stop takes no new connections, as one that has ended does not either. */
export async function takesNoMore(server: RunningServer): Promise<void> {
  const ask = () =>
    fetch(`${server.url}/healthz`, { headers: { connection: "close" } }).then(
      () => "taken",
      () => "refused",
    );
  await expect.poll(ask, { message: "a new connection to a server that stops" }).toBe("refused");
}
