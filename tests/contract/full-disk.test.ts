import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { mountSmallDisk } from "../support/small-disk.ts";

const disk = mountSmallDisk();
if (!disk) {
  process.stderr.write("No small disk can be mounted here: what a full one does is not tested.\n");
}

describe.skipIf(!disk)("on a small disk of its own", () => {
  test("that fills up, the server refuses writing, goes on reading, and recovers by itself", async () => {
    onTestFinished(() => disk?.unmount());
    const template = await startServer();
    await template.terminate();
    const DATA_DIR = join(disk?.folder ?? "", "data");
    cpSync(template.environment.DATA_DIR ?? "", DATA_DIR, { recursive: true });
    await template.stop();
    const server = await startServer({ ...trustLoopback, DATA_DIR });
    onTestFinished(() => server.stop());
    const admin = await signedInAdmin(server);
    const list = async () => (await admin.from("enrollment_inquiries").select("email")).data;
    const stored = (await register(newClient(server))).data;

    const { status: home } = await fetch(server.url);
    // At once, with no time to prepare for it.
    disk?.fill(0);
    await expect.poll(async () => (await register(newClient(server))).status).toBe(503);
    expect(await list()).toEqual([{ email: stored.email }]);
    disk?.makeRoom();
    await expect.poll(async () => (await register(newClient(server))).status).toBe(201);

    for (const left of [40, 0]) {
      disk?.fill(left);
      await expect.poll(async () => (await register(newClient(server))).status).toBe(503);
      for (let n = 0; n < 20; n += 1) {
        const { status, error } = await register(newClient(server), { email: `${n}@example.com` });
        expect(status).toBe(503);
        expect(error?.message).toContain("cannot store anything just now");
      }
      expect(await list()).toEqual([{ email: stored.email }]);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await fetch(server.url)).status).toBe(home);
    }
    const complaints = server.logs.filter((line) => line.includes('"level":50'));
    const nearlyFull = expect.stringContaining("The disk is nearly full");
    expect(complaints).toEqual([nearlyFull, nearlyFull]);

    disk?.makeRoom();
    await expect
      .poll(async () => (await register(newClient(server), { email: "later@example.com" })).status)
      .toBe(201);
    expect(await list()).toHaveLength(2);
  });
});
