import { setTimeout as wait } from "node:timers/promises";
import { newClient, register } from "../support/client.ts";
import type { RunningServer } from "../support/server.ts";

/** Registers again and again until it is taken: the server has noticed that the trouble is over. */
export async function untilTaken(server: RunningServer): Promise<void> {
  while ((await register(newClient(server))).status !== 201) await wait(50);
}
