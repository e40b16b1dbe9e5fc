import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { load } from "../../server/copy/load.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { readSettings } from "../../server/settings.ts";
import { newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { waitForMail } from "../support/mails.ts";
import { newFolder } from "../support/new-folder.ts";
import { runSql } from "../support/restart.ts";
import { startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { silentLog } from "../support/silent-log.ts";

/**
 * All data of a database as the first release left it, as `npm run backup` writes it: five enquiries, a chat visitor,
 * a session of the admin, two mails that wait. It is never made anew.
 */
const firstRelease = join(import.meta.dirname, "../fixtures/first-release.jsonl");

onEachDatabase((_start, newDatabase) => {
  test("a database of the first release is brought up with all that is in it", async () => {
    const environment = { DATA_DIR: join(newFolder(), "data"), ...(await newDatabase()) };
    const database = await openDatabase(readSettings(environment), silentLog);
    await load(database, createInterface(createReadStream(firstRelease))).finally(() =>
      database.close(),
    );
    const server = await startServer(environment);
    onTestFinished(() => server.stop());

    const admin = await signedInAdmin(server);
    const { data } = await admin
      .from("enrollment_inquiries")
      .select()
      .order("date_of_enquiry", { ascending: false });
    expect(data?.map(({ name }) => name)).toEqual([
      "Meera Nair",
      "अनन्या शर्मा",
      "Zoë O'Neill",
      "Bilal Khan",
      "Asha Rao",
    ]);
    expect(data?.at(-1)).toMatchObject({
      email: "learner.0@example.in",
      phone: "+91 9876543210",
      course_name: "AI Application Developer",
      date_of_enquiry: expect.stringMatching(/^2026-11-21T17:34:12\.162/),
    });
    expect((await register(newClient(server))).error).toBeNull();
    await waitForMail(server, ({ recipients }) => recipients.includes("waits@example.in"));

    await server.terminate();
    const [after] = await runSql<{ visitors: number; versions: number }>(
      server,
      `select (select count(*)::int from public.chat_visitors) as visitors,
        (select count(*)::int from supabase_migrations.schema_migrations) as versions`,
    );
    const { length: versions } = await readdir("supabase/migrations");
    expect(after).toEqual({ visitors: 1, versions });
  });
});
