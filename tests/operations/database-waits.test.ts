import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { site } from "../../content/site.ts";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { lockTables } from "../support/lock-tables.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";

/**
 * SPEC §8 has an answer for everything but silence. In seconds: the server waits for seven at most; a machine that is
 * busy with other tests has taken four more to ask for all of it and to answer.
 */
const longest = 15;

const programs = findPostgres();

describe.skipIf(!programs)("a PostgreSQL that keeps everybody waiting", () => {
  let database: RunningPostgres;
  beforeAll(async () => {
    database = await startPostgres(programs ?? "");
  });
  afterAll(() => database.stop());

  async function start(DATABASE_URL: string) {
    const server = await startServer({ ...trustLoopback, DATABASE_URL });
    onTestFinished(() => server.stop());
    return server;
  }

  test("tables locked for long: every call is answered in time, and afterwards as before", async () => {
    const DATABASE_URL = await database.createDatabase();
    const server = await start(DATABASE_URL);
    const sql = postgres(DATABASE_URL, { max: 1 });
    onTestFinished(() => sql.end());
    const watch = postgres(DATABASE_URL, { max: 1 });
    onTestFinished(() => watch.end());
    const waiting = async () => {
      const busy = await watch`select from pg_stat_activity
        where state = 'active' and application_name like 'site %' and datname = current_database()`;
      return busy.length;
    };
    await sql.begin(async (holder) => {
      // Should the sweep of the outbox be in the way, it is the one to give in.
      await holder.unsafe("set local deadlock_timeout = '1min'");
      await holder.unsafe(lockTables);
      // More than the server has connections, so that some wait for one as well.
      const answers = await Promise.all(Array.from({ length: 12 }, () => callAll(server)).flat());
      expect(answers).toEqual(answers.map(() => 503));
      const health = await fetch(`${server.url}/healthz`);
      expect(health.status).toBe(200);
      // The connections are free again; only the sweep of the outbox may have begun anew.
      await expect.poll(waiting).toBeLessThan(3);
    });
    await expect.poll(waiting).toBe(0);
    // What was refused is not done afterwards either.
    const [late] = await sql`select (select count(*) from public.enrollment_inquiries) as enquiries,
      (select count(*) from public.chat_visitors) as visitors,
      (select count(*) from private.limit_uses) as uses`;
    expect(late).toEqual({ enquiries: "0", visitors: "0", uses: "0" });
    expect((await register(newClient(server))).error).toBeNull();
  });

  test("a server that stands still: every call is answered in time, and soon after it goes on", async () => {
    const server = await start(await database.createDatabase());
    expect((await register(newClient(server))).error).toBeNull();
    const thaw = database.freeze();
    onTestFinished(thaw);
    const health = timed(fetch(`${server.url}/readyz`));
    const answers = await Promise.all([
      health,
      ...Array.from({ length: 8 }, () => callAll(server)).flat(),
    ]);
    expect(answers).toEqual(answers.map(() => 503));
    thaw();
    await expect
      .poll(async () => (await register(newClient(server), { email: "later@example.com" })).status)
      .toBe(201);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test("a login with few connections: registrations wait for one that is held", async () => {
    const url = new URL(await database.createDatabase());
    const sql = postgres(url.href, { max: 1 });
    onTestFinished(() => sql.end());
    await sql`create role few login createrole nosuperuser connection limit 4`;
    await sql.unsafe(`alter database ${url.pathname.slice(1)} owner to few`);
    url.username = "few";
    const server = await start(url.href);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        register(newClient(server), { email: `learner-${n}@example.com` }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  });
});

/** A registration, a chat message, a chat start, a link, and its use, as the site calls them: their statuses. */
function callAll(server: RunningServer): Promise<number | string>[] {
  const post = (path: string, body: object) =>
    timed(
      fetch(server.url + path, {
        method: "POST",
        headers: { apikey: server.publishableKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const visitor = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
  return [
    timed(register(newClient(server))),
    post("/functions/v1/chat-assistant", { message: "Hello" }),
    post("/functions/v1/send-user-alert", { ...visitor, timestamp: new Date().toISOString() }),
    post("/auth/v1/otp", { email: site.adminEmails[0] }),
    post("/auth/v1/verify", { type: "magiclink", token_hash: "A".repeat(43) }),
  ];
}

/** The status of an answer, or the time that it took when that was too long. */
async function timed(answer: PromiseLike<{ status: number }>): Promise<number | string> {
  const asked = performance.now();
  const { status } = await answer;
  const seconds = (performance.now() - asked) / 1000;
  return seconds < longest ? status : `${status} after ${seconds.toFixed(1)} s`;
}
