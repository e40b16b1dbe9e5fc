import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openEmbedded } from "../../server/database/embedded.ts";
import { migrate } from "../../server/database/migrations.ts";
import { vacuumWorn } from "../../server/database/vacuum.ts";
import { loadEnquiries } from "../support/load-enquiries.ts";
import { manyEnquiries } from "../support/many-enquiries.ts";
import { newFolder } from "../support/new-folder.ts";
import { silentLog } from "../support/silent-log.ts";

/** Bytes that the disk is said to have. */
const disk = vi.hoisted(() => ({ free: Number.POSITIVE_INFINITY }));
vi.mock("../../server/database/disk-room.ts", async (original) => ({
  ...(await original<typeof import("../../server/database/disk-room.ts")>()),
  freeRoom: () => disk.free,
}));

test("the embedded database does not grow with every change, where the disk has room to clear it", async () => {
  const DATA_DIR = join(newFolder(), "data");
  const made = await openEmbedded(DATA_DIR, silentLog);
  await migrate(made);
  await made.close();
  await loadEnquiries({ DATA_DIR }, manyEnquiries(400, new Date()));
  const { query, close } = await openEmbedded(DATA_DIR, silentLog);
  onTestFinished(close);

  async function work(): Promise<number> {
    for (const status of ["contacted", "enrolled", "closed", "new"]) {
      await query(`update private.enquiries set status = '${status}' where status <> '${status}'`);
      // As after a while: what has changed is counted when a later statement finds that it is time.
      await query("select pg_stat_force_next_flush()");
      await vacuumWorn(query, DATA_DIR);
    }
    const [size] = await query<{ bytes: number }>(
      "select pg_total_relation_size('private.enquiries')::float8 as bytes",
    );
    return size?.bytes ?? 0;
  }
  const once = await work();
  expect(await work()).toBeLessThan(1.2 * once);
  disk.free = 100 * 1024 * 1024;
  expect(await work()).toBeGreaterThan(1.2 * once);
});
