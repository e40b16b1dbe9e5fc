import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { enquiry, newClient, register, trustLoopback } from "../support/client.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

const programs = findPostgres();

describe.skipIf(!programs)("on PostgreSQL", () => {
  let database: RunningPostgres;
  beforeAll(async () => {
    database = await startPostgres(programs ?? "");
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

  test("two registrations that stand in each other's way both succeed", async () => {
    const { server, sql, waiting } = await startWithConnection();
    const [first, middle, last] = ["first", "middle", "last"].map((name) => ({
      ...enquiry,
      email: `${name}@example.com`,
    }));
    const insert = (address: string, rows: unknown[]) =>
      newClient(server, address).from("enrollment_inquiries").insert(rows);
    const { inserts } = await sql.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(hashtextextended(
        ${`middle@example.com ${enquiry.phone} ${enquiry.course_name}`}, 0))`;
      const inserts = Promise.all([
        insert("203.0.113.1", [first, middle, last]),
        insert("203.0.113.2", [last, middle, first]),
      ]);
      await expect.poll(waiting).toBe(2);
      return { inserts };
    });
    expect((await inserts).map(({ error }) => error)).toEqual([null, null]);
    const rows = await sql`select from public.enrollment_inquiries`;
    expect(rows).toHaveLength(3);
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
    const gone = await startPostgres(programs ?? "");
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
