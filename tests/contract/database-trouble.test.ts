import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { enquiry, newClient, register, trustLoopback } from "../support/client.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

const postgresPrograms = findPostgres();

describe.skipIf(!postgresPrograms)("on PostgreSQL", () => {
  let database: RunningPostgres;
  beforeAll(async () => {
    database = await startPostgres(postgresPrograms ?? "");
  });
  afterAll(() => database.stop());

  /** A server on a new database, and a connection behind its back. */
  async function startWithConnection() {
    const DATABASE_URL = await database.createDatabase();
    const server = await startServer({ ...trustLoopback, DATABASE_URL });
    onTestFinished(() => server.stop());
    const sql = postgres(DATABASE_URL, { max: 2 });
    onTestFinished(() => sql.end());
    const waiting = async () => {
      const [row] = await sql<{ count: number }[]>`select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.count;
    };
    return { server, sql, waiting };
  }

  test("when PostgreSQL is started again, the server goes on", async () => {
    const { server } = await startWithConnection();
    let going = true;
    const statuses = new Set<number>();
    const clients = Array.from({ length: 8 }, async (_, n) => {
      for (let m = 0; going; m += 1) {
        const visitor = newClient(server, `203.0.113.${n}`);
        statuses.add((await register(visitor, { email: `${n}.${m}@example.com` })).status);
      }
    });
    for (let n = 0; n < 2; n += 1) {
      await expect.poll(() => statuses.has(201)).toBe(true);
      await database.restart();
      statuses.clear();
    }
    await expect.poll(() => statuses.has(201)).toBe(true);
    going = false;
    await Promise.all(clients);
    expect(statuses).not.toContain(500);
  });

  test("a registration that PostgreSQL ended for another transaction's sake succeeds after all", async () => {
    const { server, sql, waiting } = await startWithConnection();
    const visitor = newClient(server, "203.0.113.1");
    await register(visitor, { email: "before@example.com" });
    const { registering } = await sql.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(hashtextextended(
        ${`${enquiry.email} ${enquiry.phone} ${programs[0].slug}`}, 0))`;
      const registering = register(visitor).then((answer) => answer);
      await expect.poll(waiting).toBe(1);
      // The registration holds this row and waits for us: one of the two has to go.
      await holder`update private.limit_uses set uses = uses where address = '203.0.113.1'`;
      return { registering };
    });
    expect((await registering).error).toBeNull();
    expect(await sql`select from public.enrollment_inquiries`).toHaveLength(2);
  });

  test("rows in opposite order, sent by many, hold nobody up", async () => {
    const { server } = await startWithConnection();
    const rows = ["first", "last"].map((name) => ({ ...enquiry, email: `${name}@example.com` }));
    const attacks = Array.from({ length: 40 }, (_, n) =>
      newClient(server, `203.0.113.${n}`)
        .from("enrollment_inquiries")
        .insert(n % 2 ? rows : rows.toReversed()),
    );
    const visitors = Array.from({ length: 10 }, (_, n) =>
      register(newClient(server, `198.51.100.${n}`), { email: `visitor-${n}@example.com` }),
    );
    const answers = await Promise.all(visitors);
    expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
    const statuses = (await Promise.all(attacks)).map(({ status }) => status);
    expect(statuses).toEqual(Array(40).fill(400));
    // A deadlock would have been found after a second, and ended with a line for the operator.
    expect(server.logs.filter((line) => line.includes("A data request failed"))).toEqual([]);
  });

  test("a session renewed while it is being ended has ended", async () => {
    const { server, sql, waiting } = await startWithConnection();
    const admin = await signedInAdmin(server);
    const { renewing } = await sql.begin(async (ending) => {
      await ending`select from auth.sessions for update`;
      const renewing = admin.auth.refreshSession();
      await expect.poll(waiting).toBe(1);
      await ending`delete from auth.sessions`;
      return { renewing };
    });
    expect((await renewing).error?.code).toBe("refresh_token_not_found");
  });

  test("without its database the server says so, and the operator sees where", async () => {
    const gone = await startPostgres(postgresPrograms ?? "");
    const server = await startServer({ DATABASE_URL: await gone.createDatabase() });
    onTestFinished(() => server.stop());
    await gone.stop();
    expect(await register(newClient(server))).toMatchObject({
      status: 503,
      error: { code: "PGRST000", message: "The database cannot be reached. Please try again." },
    });
    // The log comes by another way than the answer.
    const find = () => server.logs.find((entry) => entry.includes("A data request failed"));
    await expect.poll(find).toBeDefined();
    const line = find() ?? "{}";
    expect(JSON.parse(line)).toMatchObject({ error: expect.any(String), at: expect.any(Array) });
    expect(line).not.toContain(enquiry.name);
  });
});
