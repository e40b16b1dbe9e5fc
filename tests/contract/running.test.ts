import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { closeToOthers } from "../../server/database/data-directory.ts";
import { enquiry, newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { newFolder } from "../support/new-folder.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { runSql } from "../support/restart.ts";
import { launchServer, type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });

  test("it says that it is well", async () => {
    const response = await fetch(`${server.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });

  test("what lies in the data directory is for its owner only, whoever made it", async () => {
    const first = await start();
    await first.terminate();
    const directory = first.environment.DATA_DIR ?? "";
    const mode = async (path: string) => (await stat(join(directory, path))).mode & 0o777;
    await chmod(directory, 0o755);
    await chmod(join(directory, "signing-key"), 0o644);
    const again = await startServer(first.environment);
    onTestFinished(() => again.stop());
    expect(await mode(".")).toBe(0o700);
    for (const entry of await readdir(directory)) {
      expect([entry, (await mode(entry)) & 0o077]).toEqual([entry, 0]);
    }
  });

  test("migrations are recorded as the Supabase CLI records them", async () => {
    const migrated = await start();
    const recorded = await runSql<{ file: string; statements: string[] }>(
      migrated,
      `select version || '_' || name || '.sql' as file, statements
        from supabase_migrations.schema_migrations order by version`,
    );
    expect(recorded.map(({ file }) => file)).toEqual((await readdir("supabase/migrations")).sort());
    expect(recorded.every(({ statements }) => statements.length > 0)).toBe(true);
  });
});

test("what others keep in the data directory stays as it is, and so does what a link leads to", async () => {
  const first = await startServer();
  onTestFinished(() => first.stop());
  await first.terminate();
  const directory = first.environment.DATA_DIR ?? "";
  const elsewhere = newFolder();
  const larger = join(elsewhere, "larger-disk");
  await cp(join(directory, "database"), larger, { recursive: true });
  await rm(join(directory, "database"), { recursive: true });
  await symlink(larger, join(directory, "database"));
  await writeFile(join(directory, "notes.txt"), "For everybody");
  await mkdir(join(directory, "pictures"));
  const paths = [larger, join(directory, "notes.txt"), join(directory, "pictures")];
  for (const path of paths) await chmod(path, 0o755);

  const again = await startServer(first.environment);
  onTestFinished(() => again.stop());
  for (const path of paths) expect([path, (await stat(path)).mode & 0o777]).toEqual([path, 0o755]);
  expect((await register(newClient(again))).error).toBeNull();
});

test("a folder of others is refused as the data directory, and stays open to them", async () => {
  const shared = newFolder();
  await chmod(shared, 0o755);
  await writeFile(join(shared, "somebody-else.txt"), "For everybody");
  const { process, logs, exited } = launchServer({ DATA_DIR: shared });
  onTestFinished(() => void process.kill());
  await exited;
  expect(process.exitCode).toBe(1);
  expect(logs).toEqual([
    `The data directory ${shared} cannot be used: others keep things in it, and it would be closed to them. Make it this user's own, or set DATA_DIR to a folder of its own.`,
  ]);
  expect((await stat(shared)).mode & 0o777).toBe(0o755);
  expect(await readdir(shared)).toEqual(["somebody-else.txt"]);
});

test("a folder that holds nothing but the data of `npm run dev`, or a new disk, is taken", async () => {
  const folder = newFolder();
  await chmod(folder, 0o755);
  for (const name of ["dev", "lost+found"]) await mkdir(join(folder, name));
  closeToOthers(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

const programs = findPostgres();

test.skipIf(!programs)(
  "two processes start on one empty PostgreSQL at the same time and share it",
  async () => {
    const postgres = await startPostgres(programs ?? "");
    onTestFinished(() => postgres.stop());
    const first = await mkdtemp(join(tmpdir(), "shared-"));
    onTestFinished(() => rm(first, { recursive: true, force: true }));
    const environment = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: first };
    const [one, two] = await Promise.all([startServer(environment), startServer(environment)]);
    onTestFinished(async () => void (await Promise.all([one.stop(), two.stop()])));

    const admin = await signedInAdmin(one);
    await register(newClient(two));
    const { data } = await admin.auth.getSession();
    const elsewhere = newClient(two);
    await elsewhere.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
    expect((await elsewhere.from("enrollment_inquiries").select()).data).toMatchObject([enquiry]);
  },
);
