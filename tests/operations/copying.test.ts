import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { site } from "../../content/site.ts";
import { newClient, register, registerMany } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { anEnquiry } from "../support/enquiry.ts";
import { deployLikeHosted, prepareLikeHosted } from "../support/hosted-postgres.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { runCommand as run } from "../support/run-command.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "copying-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

onEachDatabase((start, newDatabase) => {
  test("a backup made while it runs is the same in an empty database, and goes into no other", async () => {
    const server = await start();
    await fill(server);
    const file = newName("while-it-runs");
    expect(await run("backup", file, server.environment)).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await register(newClient(server), { email: "after@example.com" })).error).toBeNull();
    await server.terminate();
    expect(await run("restore", file, server.environment)).toMatchObject({
      code: 1,
      said: ["The database is not empty. Nothing has been changed."],
    });

    const empty = { DATA_DIR: newName("data"), ...(await newDatabase()) };
    const broken = newName("broken");
    await writeFile(broken, await readFile(file));
    await truncate(broken, (await stat(file)).size - 20);
    const { code, said } = await run("restore", broken, empty);
    expect([code, said]).toEqual([1, [expect.stringContaining("cannot be read as a backup")]]);
    expect(await run("restore", file, empty)).toMatchObject({ code: 0 });
    const again = newName("of-the-restored");
    expect(await run("backup", again, empty)).toMatchObject({ code: 0 });
    expect(await rowsOf(again)).toEqual(await rowsOf(file));

    const restored = await startServer(empty);
    onTestFinished(() => restored.stop());
    await showsWhatWasFilled(restored);
    const signedIn = await signedInAdmin(restored);
    const later = newName("while-signed-in");
    expect(await run("backup", later, restored.environment)).toMatchObject({ code: 0 });
    expect(await tokensIn(later)).toBe(1);
    await signedIn.auth.signOut();
    // Who has signed out since then is not signed in again by it.
    const third = { DATA_DIR: newName("data"), ...(await newDatabase()) };
    expect(await run("restore", later, third)).toMatchObject({ code: 0 });
    const ofThird = newName("of-the-third");
    expect(await run("backup", ofThird, third)).toMatchObject({ code: 0 });
    expect(await tokensIn(ofThird)).toBe(0);
    // Numbers go on where they were.
    expect((await register(newClient(restored), { email: "next@example.in" })).error).toBeNull();
  });
});

test("where a backup cannot be written is told before anything is done, also while the server runs", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const missing = newName("missing");
  expect(await run("backup", join(missing, "file"), server.environment)).toEqual({
    code: 1,
    said: [expect.stringMatching(/^The backup cannot be written: ENOENT: .*missing/)],
  });
  expect(await run("backup", folder, server.environment)).toEqual({
    code: 1,
    said: [`${folder} is a folder. Name the file that the backup is to be.`],
  });
});

const programs = findPostgres();

describe.skipIf(!programs)("the day that a school outgrows its machine", () => {
  let cluster: RunningPostgres;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
  });
  afterAll(() => cluster.stop());

  test("everything moves from the embedded database to PostgreSQL, and back", async () => {
    const small = await startServer({ DATA_DIR: newName("small") });
    await fill(small);
    const target = await cluster.createDatabase();
    const running = await run("move", target, small.environment);
    expect(running.said).toEqual([expect.stringContaining("Another process is using")]);
    await small.terminate();
    expect(await run("move", target, small.environment)).toMatchObject({ code: 0 });

    const moved = { DATABASE_URL: target, DATA_DIR: newName("of-postgres") };
    const large = await startServer(moved);
    await showsWhatWasFilled(large);
    const back = newName("back");
    const used = await run("move", back, moved);
    expect(used.said).toEqual([expect.stringContaining("A server is using this database")]);
    await large.terminate();
    expect(await run("move", back, moved)).toMatchObject({ code: 0 });
    // As a backup in the making leaves it when its server is killed, beside one that somebody keeps there.
    const draft = `backup.${crypto.randomUUID()}`;
    for (const file of [draft, `${draft}.part`, "backup.2026-11-21"]) {
      await writeFile(join(back, file), "everybody's data");
    }
    const home = await startServer({ DATA_DIR: back });
    onTestFinished(() => home.stop());
    const files = await readdir(back);
    expect(files.filter((file) => file.startsWith("backup."))).toEqual(["backup.2026-11-21"]);
    await showsWhatWasFilled(home);
  });

  test("everything but users and admins comes into a Supabase project that is deployed and empty", async () => {
    const own = await startServer({ DATA_DIR: newName("own") });
    await fill(own);
    await own.terminate();
    const file = newName("of-own");
    expect(await run("backup", file, own.environment)).toMatchObject({ code: 0 });
    const target = await newProject();
    const early = await run("move", target, own.environment);
    expect([early.code, early.said]).toEqual([1, [expect.stringContaining("same migrations")]]);

    await deployLikeHosted(target);
    const { users } = await keptIn(target);
    const filled = { enquiries: 7, visitors: 1, admins: 1, users };
    const moved = await run("move", target, own.environment);
    expect([moved.code, moved.said]).toEqual([0, [expect.stringContaining("hosted-data.sql")]]);
    expect(await keptIn(target)).toEqual(filled);
    // Numbers go on where they were.
    const sql = postgres(target, { max: 1 });
    await sql`insert into public.enrollment_inquiries ${sql(anEnquiry())}`;
    await sql.end();
    // The project's users stay there, and what they sign in with: also where a backup of it goes into a server of our own.
    const ofProject = newName("of-the-project");
    expect(await run("backup", ofProject, { DATABASE_URL: target })).toMatchObject({ code: 0 });
    expect((await rowsOf(ofProject)).join("\n")).not.toContain('"auth.');
    const back = { DATA_DIR: newName("back-from-project") };
    expect(await run("restore", ofProject, back)).toMatchObject({ code: 0 });
    const again = await run("restore", file, { DATABASE_URL: target });
    expect(again.said).toEqual(["The database is not empty. Nothing has been changed."]);

    const other = await newProject();
    await deployLikeHosted(other);
    expect(await run("restore", file, { DATABASE_URL: other })).toMatchObject({ code: 0 });
    expect(await keptIn(other)).toMatchObject({ enquiries: 7, visitors: 1, admins: 1 });
  });

  async function newProject(): Promise<string> {
    return prepareLikeHosted(await cluster.createDatabase(), site.adminEmails[0]);
  }
});

/** What a project holds of learners, its users, and how many of them are admins. */
async function keptIn(project: string) {
  const sql = postgres(project, { max: 1 });
  const [kept] = await sql`select (select count(*)::int from private.enquiries) as enquiries,
    (select count(*)::int from public.chat_visitors) as visitors,
    (select count(*)::int from private.admins join auth.users on id = user_id) as admins,
    (select json_agg(id) from auth.users) as users`;
  await sql.end();
  return kept ?? {};
}

/** Seven enquiries and a chat visitor, one with a name that wants care. */
async function fill(server: RunningServer): Promise<void> {
  const visitor = newClient(server);
  await register(visitor, { name: careful });
  expect(await registerMany(visitor, 6)).toBe(6);
  const { error } = await visitor.functions.invoke("send-user-alert", {
    body: {
      firstName: "Ravi",
      lastName: "Kumar",
      email: "ravi@example.in",
      timestamp: new Date().toISOString(),
    },
  });
  expect(error).toBeNull();
}
const careful = `Zoë "O'Neill" {"end":1} \\n 🎓`;

async function showsWhatWasFilled(server: RunningServer): Promise<void> {
  const admin = await signedInAdmin(server);
  const { data } = await admin.from("enrollment_inquiries").select();
  expect(data).toHaveLength(7);
  expect(data?.map(({ name }) => name)).toContain(careful);
  await admin.auth.signOut();
}

/** A backup's tables and rows, without their order, which is nobody's promise. */
async function rowsOf(file: string): Promise<string[]> {
  const [_header, ...rows] = gunzipSync(await readFile(file))
    .toString("utf8")
    .split("\n");
  return rows.sort();
}

/** How many tokens of sessions and sign-in links a backup holds. */
async function tokensIn(file: string): Promise<number> {
  return (await rowsOf(file)).filter((row) => row.startsWith('{"token_hash":')).length;
}

let names = 0;
function newName(stem: string): string {
  names += 1;
  return join(folder, `${stem}-${names}`);
}
