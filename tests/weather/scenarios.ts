import type { RunningPostgres } from "../support/postgres.ts";
import { slowCrowd } from "./crowd.ts";
import { fullDisk } from "./disk.ts";
import { fuzz } from "./fuzz.ts";
import { killed, sharedRegistration } from "./kill.ts";
import { clockJump, deadlocks, mixedLoad } from "./load.ts";
import { badMailServer } from "./mail.ts";
import type { Scenario } from "./scenario.ts";
import { fewConnections, frozen, locked, restarted } from "./waits.ts";

export const onBoth: Scenario[] = [
  clockJump,
  deadlocks,
  slowCrowd,
  badMailServer,
  fuzz,
  killed,
  mixedLoad,
];

export const onPglite: Scenario[] = [fullDisk];

export function onPostgres({ freeze, restart }: RunningPostgres): Scenario[] {
  return [fewConnections, sharedRegistration, frozen(freeze), locked, restarted(restart)];
}
