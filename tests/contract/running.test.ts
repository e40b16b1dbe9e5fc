import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { enquiry, newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
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

  test("what it writes into the data directory is for its owner only", async () => {
    const directory = server.environment.DATA_DIR ?? "";
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(join(directory, "signing-key"))).mode & 0o777).toBe(0o600);
  });

  test("migrations are recorded as the Supabase CLI records them", async () => {
    const migrated = await start();
    await migrated.terminate();
    const recorded = await runSql<{ file: string; statements: string[] }>(
      migrated,
      `select version || '_' || name || '.sql' as file, statements
        from supabase_migrations.schema_migrations order by version`,
    );
    expect(recorded.map(({ file }) => file)).toEqual((await readdir("supabase/migrations")).sort());
    expect(recorded.every(({ statements }) => statements.length > 0)).toBe(true);
  });

  test("asked to stop, it finishes the request in hand, keeps the data and ends well", async () => {
    const stopping = await start();
    const { sending, answered } = halfSent(stopping);
    await reached(stopping, sending);
    const ended = stopping.terminate();
    await refusesNewConnections(stopping);
    sending.end('"}');
    expect((await answered).status).toBe(201);
    expect(await ended).toBe(0);

    const again = await startServer(stopping.environment);
    onTestFinished(() => again.stop());
    const { data } = await (await signedInAdmin(again)).from("enrollment_inquiries").select();
    expect(data).toMatchObject([enquiry]);
  });
});

/** A registration of which all but the end is on its way. */
function halfSent(server: RunningServer) {
  const body = JSON.stringify(enquiry);
  const sending = request(`${server.url}/rest/v1/enrollment_inquiries`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    },
  });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.once("error", reject);
    sending.once("response", async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    );
  });
  sending.write(body.slice(0, -2));
  return { sending, answered };
}

/** A request on a later connection is answered: the earlier one has been accepted. */
async function reached(server: RunningServer, sending: ClientRequest): Promise<void> {
  await new Promise((resolve) =>
    sending.once("socket", (socket) => socket.once("connect", resolve)),
  );
  await fetch(`${server.url}/healthz`, { headers: { connection: "close" } });
}

async function refusesNewConnections(server: RunningServer): Promise<void> {
  for (;;) {
    try {
      await fetch(`${server.url}/healthz`, { headers: { connection: "close" } });
    } catch {
      return;
    }
  }
}

test("a second process on the same data directory is refused with one line", async () => {
  const first = await startServer();
  onTestFinished(() => first.stop());
  const second = launchServer(first.environment);
  await second.exited;
  expect(second.process.exitCode).toBe(1);
  expect(second.logs).toEqual([
    `Another process is using the data directory ${first.environment.DATA_DIR}. Stop it, or set DATA_DIR to another one.`,
  ]);
  expect((await register(newClient(first))).error).toBeNull();
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

test("a taken port and an unreachable database stop the start with one line", async () => {
  const holder = await startServer();
  onTestFinished(() => holder.stop());
  const { port } = new URL(holder.url);
  const taken = launchServer({
    ...holder.environment,
    DATA_DIR: `${holder.environment.DATA_DIR}-2`,
    PORT: port,
  });
  const unreachable = launchServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
  await Promise.all([taken.exited, unreachable.exited]);
  expect(taken.logs.at(-1)).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT to another one.`,
  );
  expect(unreachable.logs).toEqual([
    expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/),
  ]);
});

test.each([
  [{ PORT: "eighty" }, /^Wrong settings: PORT must be a number/],
  [{ SMTP_URL: "mail.example.com" }, /^Wrong settings: SMTP_URL must be an address/],
  [{ TRUSTED_PROXIES: "everyone" }, /^Wrong settings: TRUSTED_PROXIES must be addresses/],
])("a wrong setting stops the start with one line: %o", async (environment, line) => {
  const { process, logs, exited } = launchServer(environment);
  await exited;
  expect(process.exitCode).toBe(1);
  expect(logs).toEqual([expect.stringMatching(line)]);
});

test("killed at any moment of its very first start, it starts the next time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "first-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const DATA_DIR = join(folder, "data");
  for (const milestone of ["lock", "database.new/PG_VERSION", "database"]) {
    const { process, exited } = launchServer({ DATA_DIR });
    await appears(DATA_DIR, milestone);
    process.kill("SIGKILL");
    await exited;
  }
  const server = await startServer({ DATA_DIR });
  onTestFinished(() => server.stop());
  expect((await register(newClient(server))).error).toBeNull();
  expect(await readdir(DATA_DIR)).not.toContain("database.new");
}, 90_000);

async function appears(directory: string, path: string): Promise<void> {
  while (!existsSync(join(directory, path))) {
    await wait(2);
  }
}
