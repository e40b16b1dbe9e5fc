import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../../content/site.ts";
import { newClient, register } from "../support/client.ts";
import { comesAbout } from "../support/comes-about.ts";
import { repository } from "../support/deno-door.ts";
import { newFolder } from "../support/new-folder.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { runSql } from "../support/restart.ts";
import { runCommand } from "../support/run-command.ts";
import { quickStart, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

/** So many that reading them takes long enough to be stopped meanwhile. */
const many = `insert into private.limit_uses (bucket, address)
  select 'registration', md5(n::text) from generate_series(1, 30000) as n`;

test("whoever asks a server for a backup and goes away ends nothing but that", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  await runSql(server, many);
  const folder = server.environment.DATA_DIR ?? "";
  const asking = request({ socketPath: join(folder, "backup-door"), path: "/" }).end();
  asking.on("error", () => {});
  await comesAbout("a draft of the backup", () => holds(folder, /^backup\..*\.part$/));
  asking.destroy();
  await expect.poll(() => readdirSync(folder).filter(isDraft)).toEqual([]);
  expect((await register(newClient(server))).error).toBeNull();
  expect(server.logs.join("\n")).not.toContain("A backup failed");
});

test("a server that is asked to stop does not wait for ever for who does not fetch a backup", async () => {
  const server = await startServer();
  onTestFinished(async () => {
    // One that waits after all would wait here as well.
    await server.kill();
    await server.stop();
  });
  await runSql(server, many);
  const socketPath = join(server.environment.DATA_DIR ?? "", "backup-door");
  const asking = request({ socketPath, path: "/" }).end();
  asking.on("error", () => {});
  // Its answer has begun, and nobody reads on.
  const [answer] = await once(asking, "response");
  answer.on("error", () => {});
  expect(await server.terminate()).toBe(0);
});

test.each(["backup", "move"])("a %s that is stopped leaves nobody's data behind", async (name) => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  await runSql(server, many);
  await server.terminate();
  const folder = newFolder();
  const target = join(folder, "target");
  const child = launchCommand(name, target, { TMPDIR: folder, ...server.environment });
  const begun = name === "move" ? /^target$/ : /^target\.part$/;
  await comesAbout("what it writes", () => holds(folder, begun), child);
  child.kill("SIGINT");
  await once(child, "exit");
  expect(child.exitCode).toBe(1);
  // A database that nothing has been moved into holds nobody's data.
  expect(readdirSync(folder).filter((file) => name === "backup" || file !== "target")).toEqual([]);
});

const programs = findPostgres();

test.skipIf(!programs)(
  "a restore that is stopped when its rows are in leaves nobody signed in",
  async () => {
    const server = await startServer();
    onTestFinished(() => server.stop());
    await signedInAdmin(server);
    const file = join(newFolder(), "backup");
    expect(await runCommand("backup", file, server.environment)).toMatchObject({ code: 0 });

    const cluster = await startPostgres(programs ?? "");
    onTestFinished(() => cluster.stop());
    const DATABASE_URL = await cluster.createDatabase();
    const sql = postgres(DATABASE_URL, { max: 3, onnotice: () => {} });
    onTestFinished(() => sql.end({ timeout: 5 }));
    const waiting = async () => {
      const [row] = await sql`select count(*)::int from pg_locks
        where locktype = 'advisory' and not granted`;
      return row?.count;
    };
    // In the line for the lock that keeps two from migrating at once: we, the restore, and we again. So it is stopped
    // just when its rows are in.
    const first = await sql.reserve();
    await first`select pg_advisory_lock(20261121)`;
    const child = launchCommand("restore", file, { DATABASE_URL, DATA_DIR: newFolder() });
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
    const second = await sql.reserve();
    const turn = second`select pg_advisory_lock(20261121)`.execute();
    await expect.poll(waiting).toBe(2);
    await first`select pg_advisory_unlock(20261121)`;
    await turn;
    child.kill("SIGINT");
    await once(child, "exit");
    expect(await sql`select email from auth.users`).toHaveLength(site.adminEmails.length);
    expect(await sql`select from auth.sessions`).toEqual([]);
    expect(await sql`select from auth.refresh_tokens`).toEqual([]);
    expect(await sql`select from auth.one_time_tokens`).toEqual([]);
    for (const connection of [first, second]) connection.release();
  },
);

function launchCommand(name: string, argument: string, environment: Record<string, string>) {
  return spawn(
    process.execPath,
    [...quickStart.options, join(repository, `server/${name}.ts`), argument],
    {
      cwd: repository,
      env: { PATH: process.env.PATH, ...quickStart.environment, ...environment },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
}

function isDraft(file: string): boolean {
  return file.startsWith("backup.");
}

function holds(folder: string, name: RegExp): boolean {
  return readdirSync(folder).some((file) => name.test(file));
}
