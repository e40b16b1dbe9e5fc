import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { enquiry, newClient, register } from "../support/client.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { launchServer, type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

const programs = findPostgres();

describe.skipIf(!programs)("a PostgreSQL that somebody gives us", () => {
  let database: RunningPostgres;
  beforeAll(async () => {
    database = await startPostgres(programs ?? "");
  });
  afterAll(() => database.stop());

  function connect(url: string) {
    const sql = postgres(url, { max: 1 });
    onTestFinished(() => sql.end());
    return sql;
  }

  test("a login that is no superuser is enough: it owns the database and may create roles", async () => {
    const url = new URL(await database.createDatabase());
    const sql = connect(url.href);
    await sql`create role plain_owner login createrole nosuperuser`;
    await sql.unsafe(`alter database ${url.pathname.slice(1)} owner to plain_owner`);
    url.username = "plain_owner";
    const server = await startServer({ DATABASE_URL: url.href });
    onTestFinished(() => server.stop());
    expect((await register(newClient(server))).error).toBeNull();
    const { data } = await (await signedInAdmin(server)).from("enrollment_inquiries").select();
    expect(data).toMatchObject([enquiry]);
  });

  test("two sites on one that is new may start for the first time at the same moment", async () => {
    const fresh = await startPostgres(programs ?? "");
    onTestFinished(() => fresh.stop());
    const sql = postgres(await fresh.createDatabase(), { max: 2 });
    onTestFinished(() => sql.end());
    const DATABASE_URL = await fresh.createDatabase();
    let starting: ReturnType<typeof startServer> | undefined;
    await sql.begin(async (another) => {
      for (const role of ["anon", "authenticated", "service_role"])
        await another.unsafe(`create role ${role} nologin noinherit`);
      starting = startServer({ DATABASE_URL });
      starting.catch(() => {});
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`).length)
        .toBeGreaterThan(0);
    });
    const server = await starting;
    if (server) onTestFinished(() => server.stop());
    expect((await register(newClient(server as RunningServer))).error).toBeNull();
  });

  test.each(["SQL_ASCII", "LATIN1"])(
    "one that stores text as %s, where names would be broken, is refused with one line",
    async (encoding) => {
      const url = new URL(await database.createDatabase());
      const name = `kept_as_${encoding.toLowerCase()}`;
      await connect(url.href).unsafe(
        `create database ${name} encoding '${encoding}' locale 'C' template template0`,
      );
      url.pathname = name;
      const refused = await startServer({ DATABASE_URL: url.href }).then(
        (server) => server.stop(),
        (error: Error) => error.message.split("\n").slice(1),
      );
      expect(refused).toEqual([expect.stringContaining(`stores text as ${encoding}`)]);
      expect(await connect(url.href)`select from pg_namespace where nspname = 'private'`).toEqual(
        [],
      );
    },
  );

  test.each(["schema_migrations", "identities"])(
    "that of a Supabase project, with auth.%s, is refused with one line and left as it is",
    async (table) => {
      const DATABASE_URL = await database.createDatabase();
      const sql = connect(DATABASE_URL);
      await sql`create schema auth`;
      await sql.unsafe(`create table auth.${table} (id int)`);
      await sql`create table auth.users (email text)`;
      await sql`insert into auth.users values ('somebody@example.com')`;
      const { process, logs, exited } = launchServer({ DATABASE_URL });
      await exited;
      expect(process.exitCode).toBe(1);
      expect(logs).toEqual([
        expect.stringMatching(/^The database of DATABASE_URL belongs to a Supabase project/),
      ]);
      expect(await sql`select email from auth.users`).toEqual([{ email: "somebody@example.com" }]);
    },
  );
});
