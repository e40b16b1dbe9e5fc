import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { mails } from "../../content/mails.ts";
import { programs as taught } from "../../content/programs.ts";
import { cloneTree } from "../support/clone.ts";
import {
  denoOffline,
  denoProgram,
  functionsFolder,
  openDenoDoor,
  repository,
} from "../support/deno-door.ts";
import { anEnquiry } from "../support/enquiry.ts";
import { filled } from "../support/filled.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";

const names = readdirSync(functionsFolder).filter((name) =>
  existsSync(join(functionsFolder, name, "index.ts")),
);

test("the import map names the versions that are installed", () => {
  const { imports } = readJson("supabase/functions/deno.json");
  const { dependencies } = readJson("package.json");
  for (const address of Object.values<string>(imports)) {
    const [, name, version] = /^npm:(@?[^@]+?)@([^/]+)/.exec(address) ?? [];
    expect(`${name}@${version}`).toBe(`${name}@${dependencies[name ?? ""]}`);
  }
});

test("Deno finds no wrong type in any function", async () => {
  const doors = names.map((name) => `supabase/functions/${name}/index.ts`);
  await promisify(execFile)(denoProgram, ["check", ...denoOffline, ...doors], { cwd: repository });
});

test("chat-assistant does not start without what the build learned from just this", async () => {
  const clone = cloneTree();
  onTestFinished(() => clone.remove());
  const open = () => openDenoDoor("chat-assistant", {}, clone.folder);
  const refusal = /Uncaught .*run npm run build, then deploy again/;
  // Only the settings are missing.
  await expect(open()).rejects.toThrow("SUPABASE_DB_URL is not set");

  const assistant = "supabase/functions/chat-assistant";
  const weights = join(clone.folder, `${assistant}/learned/weights.js`);
  const learned = readFileSync(weights);
  rmSync(weights);
  await expect(open()).rejects.toThrow(refusal);

  writeFileSync(weights, learned);
  const examples = join(clone.folder, `${assistant}/intents/money.ts`);
  writeFileSync(examples, readFileSync(examples, "utf8").replace("fees", "fee"));
  await expect(open()).rejects.toThrow(refusal);
});

const programs = findPostgres();

describe.skipIf(!programs)("under Deno, on a real PostgreSQL", () => {
  let cluster: RunningPostgres;
  let sink: SmtpSink;
  let sql: postgres.Sql;
  let environment: Record<string, string>;

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
    sink = await startSmtpSink();
    const url = await cluster.createDatabase();
    // Our own server brings the database to where `supabase db push` brings a hosted one.
    await (await startServer({ DATABASE_URL: url, SMTP_URL: sink.url })).stop();
    sql = postgres(url, { max: 1, onnotice: () => {} });
    environment = {
      SUPABASE_DB_URL: url,
      SMTP_URL: sink.url,
      SITE_URL: "https://bootcamp.example",
    };
  });

  afterAll(async () => {
    await sql?.end();
    await sink?.close();
    await cluster?.stop();
  });

  async function open(name: string) {
    const door = await openDenoDoor(name, environment);
    onTestFinished(() => door.close());
    return door;
  }

  test.each(names)("%s starts and refuses in words what it cannot use", async (name) => {
    const door = await open(name);
    const response = await door.call("not an object");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("send-enrollment-email sends the two mails of an enquiry", async () => {
    const enquiry = anEnquiry();
    await sql`insert into enrollment_inquiries ${sql(enquiry)}`;
    const door = await open("send-enrollment-email");
    const { course_name, ...rest } = enquiry;
    const response = await door.call({ ...rest, courseName: course_name });
    expect(response.status).toBe(200);
    const of = (told: (mail: (typeof sink.mails)[number]) => boolean) =>
      sink.mails.filter(told).length;
    // The provider's with the number; the learner's, which does not show it whole.
    await expect.poll(() => of(({ text }) => text.includes(enquiry.phone))).toBe(1);
    await expect.poll(() => of(({ recipients }) => recipients.includes(enquiry.email))).toBe(1);
  });

  test("deliver-emails sends whatever is due", async () => {
    const enquiry = anEnquiry();
    await sql`insert into enrollment_inquiries ${sql(enquiry)}`;
    const door = await open("deliver-emails");
    expect((await door.call({})).status).toBe(200);
    await expect
      .poll(() => sink.mails.flatMap(({ recipients }) => recipients))
      .toContain(enquiry.email);
  });

  test("send-user-alert records the visitor and tells the provider", async () => {
    const door = await open("send-user-alert");
    const response = await door.call({
      firstName: "Ravi",
      lastName: "Kumar",
      email: "ravi@example.in",
      timestamp: new Date().toISOString(),
    });
    expect(response.status).toBe(200);
    expect(await sql`select first_name, email from chat_visitors`).toEqual([
      { first_name: "Ravi", email: "ravi@example.in" },
    ]);
    await expect
      .poll(() => sink.mails.map(({ subject }) => subject))
      .toContain(filled(mails.chatVisitorNotice.subject, { name: "Ravi Kumar" }));
  });

  test("chat-assistant starts and answers from what the build has learned", async () => {
    const door = await open("chat-assistant");
    const response = await door.call({ message: `How long is ${taught[0].title}?` });
    expect(await response.json()).toMatchObject({ reply: expect.stringContaining("hours") });
  });

  test("a function that cannot reach its database says so without details", async () => {
    const door = await openDenoDoor("send-user-alert", {
      ...environment,
      SUPABASE_DB_URL: "postgres://postgres@127.0.0.1:1/none",
    });
    onTestFinished(() => door.close());
    const response = await door.call({
      firstName: "Ravi",
      lastName: "Kumar",
      email: "ravi@example.in",
      timestamp: new Date().toISOString(),
    });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/127|ECONN|postgres/);
    expect(door.output.join("\n")).toContain("A function failed");
  });
});

function readJson(path: string) {
  return JSON.parse(readFileSync(join(repository, path), "utf8"));
}
