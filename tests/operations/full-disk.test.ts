import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { newFolder } from "../support/new-folder.ts";
import { runSql } from "../support/restart.ts";
import { runCommand } from "../support/run-command.ts";
import { launchServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.ts";

const probe = mountSmallDisk();
probe?.unmount();
if (!probe) {
  process.stderr.write("No small disk can be mounted here: what a full one does is not tested.\n");
}

/** A small disk that goes with the test, and on it the data of a server that has run. */
async function diskWithData() {
  const disk = mountSmallDisk() as SmallDisk;
  onTestFinished(() => disk.unmount());
  const template = await startServer();
  await template.terminate();
  const DATA_DIR = join(disk.folder, "data");
  cpSync(template.environment.DATA_DIR ?? "", DATA_DIR, { recursive: true });
  await template.stop();
  return { disk, DATA_DIR };
}

describe.skipIf(!probe)("on a small disk of its own", () => {
  test("that fills up, the server refuses writing, goes on reading, and recovers by itself", async () => {
    const { disk, DATA_DIR } = await diskWithData();
    const server = await startServer({ ...trustLoopback, DATA_DIR });
    onTestFinished(() => server.stop());
    const admin = await signedInAdmin(server);
    const list = async () => (await admin.from("enrollment_inquiries").select("email")).data;
    const stored = (await register(newClient(server))).data;

    const { status: home } = await fetch(server.url);
    // At once, with no time to prepare for it.
    disk.fill(0);
    await expect.poll(async () => (await register(newClient(server))).status).toBe(503);
    expect(await list()).toEqual([{ email: stored.email }]);
    disk.makeRoom();
    await expect.poll(async () => (await register(newClient(server))).status).toBe(201);

    for (const left of [40, 0]) {
      disk.fill(left);
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

    disk.makeRoom();
    await expect
      .poll(async () => (await register(newClient(server), { email: "later@example.com" })).status)
      .toBe(201);
    expect(await list()).toHaveLength(2);
  });

  test("that is full already, the server starts all the same, and the admin reads the list", async () => {
    const { disk, DATA_DIR } = await diskWithData();
    const before = await startServer({ DATA_DIR });
    const admin = await signedInAdmin(before);
    const { email } = (await register(newClient(before))).data;
    const { session } = (await admin.auth.getSession()).data;
    const { status: home } = await fetch(before.url);
    await before.terminate();

    disk.fill(40);
    const server = await startServer({ DATA_DIR });
    onTestFinished(() => server.stop());
    expect((await fetch(server.url)).status).toBe(home);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await register(newClient(server))).status).toBe(503);
    const again = newClient(server);
    await again.auth.setSession(session ?? { access_token: "", refresh_token: "" });
    expect((await again.from("enrollment_inquiries").select("email")).data).toEqual([{ email }]);
    disk.makeRoom();
    await expect.poll(async () => (await register(newClient(server))).status).toBe(201);
  });

  test("that a backup would fill, the server refuses it and goes on storing", async () => {
    const { disk, DATA_DIR } = await diskWithData();
    const server = await startServer({ DATA_DIR });
    onTestFinished(() => server.stop());
    const file = join(newFolder(), "backup");
    disk.fill(70);
    expect(await runCommand("backup", file, { DATA_DIR })).toEqual({
      code: 1,
      said: [expect.stringMatching(/^The disk under .* has too little room for a backup/)],
    });
    expect((await register(newClient(server))).status).toBe(201);
    disk.makeRoom();
    expect(await runCommand("backup", file, { DATA_DIR })).toMatchObject({ code: 0 });
  });

  test("that has no room for what must be written first, the start ends with a line about the disk", async () => {
    const { disk, DATA_DIR } = await diskWithData();
    const said = async (environment: Record<string, string>) => {
      const { process, logs, exited } = launchServer(environment);
      await exited;
      expect(process.exitCode).toBe(1);
      return logs.at(-1);
    };
    const line = expect.stringMatching(/^The disk under .* is nearly full: .* Make room/);
    disk.fill(40);
    expect(await said({ DATA_DIR: join(disk.folder, "new") })).toEqual(line);
    disk.fill(0);
    expect(await said({ DATA_DIR })).toEqual(line);
    disk.makeRoom();
    const server = await startServer({ DATA_DIR });
    await runSql(server, "delete from supabase_migrations.schema_migrations");
    await server.terminate();
    disk.fill(40);
    expect(await said({ DATA_DIR })).toEqual(line);
  });
});
