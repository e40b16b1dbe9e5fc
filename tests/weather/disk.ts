import { cpSync } from "node:fs";
import { join } from "node:path";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { startServer } from "../support/server.ts";
import { mountSmallDisk } from "../support/small-disk.ts";
import { missing } from "./kill.ts";
import { promised, type Scenario, tally } from "./scenario.ts";
import { untilTaken } from "./until-taken.ts";

export const fullDisk: Scenario = {
  promise: "A full disk refuses writing politely, serves the site, and loses nothing",
  how: "192 MB in memory, filled to the last byte three times under eight clients",
  async run(start, later) {
    const disk = mountSmallDisk();
    if (!disk) {
      return "left out: no small disk can be mounted here";
    }
    later(() => disk.unmount());
    const template = await start();
    await template.terminate();
    const DATA_DIR = join(disk.folder, "data");
    cpSync(template.environment.DATA_DIR ?? "", DATA_DIR, { recursive: true });
    const server = await startServer({ ...trustLoopback, DATA_DIR });
    later(() => server.terminate());
    const acknowledged = new Set<string>();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const full of [false, true]) {
        full ? disk.fill(0) : round > 0 && disk.makeRoom();
        await Promise.all(
          Array.from({ length: 8 }, async (_, visitor) => {
            for (let n = 0; n < 40; n += 1) {
              const email = `${round}-${full}-${visitor}-${n}@example.com`;
              const { status } = await register(
                newClient(server, `10.${round}.${visitor}.${n >> 6}`),
                { email },
              );
              statuses.push(status);
              if (status === 201) acknowledged.add(email);
            }
          }),
        );
        promised((await fetch(server.url)).status === 200, "the site was not served");
      }
    }
    disk.makeRoom();
    await untilTaken(server);
    promised(
      statuses.includes(503) && statuses.every((status) => status === 201 || status === 503),
      tally(statuses),
    );
    promised(acknowledged.size > 0, "nothing was taken");
    const lost = await missing(server, acknowledged);
    promised(lost === 0, `${lost} are lost`);
    const lines = server.logs.filter((line) => line.includes('"level":50')).length;
    return `${tally(statuses)}, 0 lost, ${lines} error lines`;
  },
};
