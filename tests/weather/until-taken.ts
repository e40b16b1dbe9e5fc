import { setTimeout as wait } from "node:timers/promises";
import { newClient, register } from "../support/client.ts";
import type { RunningServer } from "../support/server.ts";
import { promised } from "./scenario.ts";

/** Milliseconds after which a server has not come back. */
const patience = 60_000;

/** Registers again and again until it is taken: the server has noticed that the trouble is over. Throws after a minute. */
export async function untilTaken(server: RunningServer): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    const { status } = await register(newClient(server));
    if (status === 201) return;
    promised(performance.now() < deadline, `after a minute it still answers ${status}`);
    await wait(50);
  }
}
