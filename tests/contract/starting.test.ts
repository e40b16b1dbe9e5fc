import { generateKeyPairSync } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { newClient, register } from "../support/client.ts";
import { comesAbout } from "../support/comes-about.ts";
import { launchServer, type RunningServer, startServer } from "../support/server.ts";

test("whoever starts it is told which data it works on, and so is the log", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const data = `embedded, in ${server.environment.DATA_DIR}`;
  await expect.poll(() => server.logs).toContain(`  Data         ${data}`);
  const ready = server.logs.find((line) => line.includes('"msg":"ready"'));
  expect(JSON.parse(ready ?? "{}")).toMatchObject({ data });
});

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

describe("with a data directory that is there", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
    await server.terminate();
  });
  afterAll(() => server.stop());

  test.each(["PORT", "METRICS_PORT"])("a taken %s stops the start with one line", async (name) => {
    const { port } = new URL(server.url);
    const holder = createServer().listen(Number(port), "127.0.0.1");
    onTestFinished(() => void holder.close());
    const again = launchServer({ ...server.environment, [name]: port });
    await again.exited;
    expect(again.process.exitCode).toBe(1);
    expect(again.logs.at(-1)).toBe(
      `Port ${port} is taken by another program. Stop it, or set ${name} to another one.`,
    );
  });

  test("a HOST that is not this machine's stops the start with one line", async () => {
    const again = launchServer({ ...server.environment, HOST: "192.0.2.1" });
    await again.exited;
    expect(again.logs.at(-1)).toMatch(/^Port 0 of 192\.0\.2\.1 cannot be opened: .*EADDRNOTAVAIL/);
  });
});

test("an unreachable database stops the start with one line", async () => {
  const { logs, exited } = launchServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
  await exited;
  expect(logs).toEqual([
    expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/),
  ]);
});

test.each([
  [{ PORT: "eighty" }, /^Wrong settings: PORT must be a number/],
  [{ SMTP_URL: "mail.example.com" }, /^Wrong settings: SMTP_URL must be an address/],
  [{ SMTP_URL: "smtp://a:p#ss@mail.example" }, /^Wrong settings: SMTP_URL must have the special/],
  [
    { DATABASE_URL: "postgres://a:100%@127.0.0.1/b" },
    /^Wrong settings: DATABASE_URL must have the/,
  ],
  [{ MAIL_FROM: "The Bootcamp" }, /^Wrong settings: MAIL_FROM must be as Name <address>/],
  [{ MAIL_FROM: "'website@your.domain'" }, /MAIL_FROM must be as .*with no quotes around it/],
  [{ SITE_URL: "https://a.example/?b" }, /^Wrong settings: SITE_URL must have no question mark/],
  [
    { SITE_URL: "https://a.example/b" },
    /^Wrong settings: SITE_URL must have nothing behind the host/,
  ],
  [{ DATA_DIR: "/dev/null/x" }, /^The data directory \/dev\/null\/x cannot be used: ENOTDIR/],
  [{ DATA_DIR: "~/data" }, /^Wrong settings: DATA_DIR must be a path without ~/],
  [{ SIGNING_KEY: "too short" }, /^Wrong settings: SIGNING_KEY must be 32 bytes in base64/],
  [{ DRAIN_SECONDS: "a while" }, /^Wrong settings: DRAIN_SECONDS must be a number of seconds/],
  [
    { DKIM_SELECTOR: "site" },
    /^Wrong settings: DKIM_SELECTOR does nothing without DKIM_PRIVATE_KEY/,
  ],
  [
    { DKIM_PRIVATE_KEY: aMailKey() },
    /^Wrong settings: DKIM_PRIVATE_KEY does nothing without DKIM_/,
  ],
  [{ OPENAI_MODEL: "small" }, /^Wrong settings: OPENAI_MODEL does nothing without OPENAI_BASE_URL/],
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
    await comesAbout(milestone, () => existsSync(join(DATA_DIR, milestone)), process);
    process.kill("SIGKILL");
    await exited;
  }
  const server = await startServer({ DATA_DIR });
  onTestFinished(() => server.stop());
  expect((await register(newClient(server))).error).toBeNull();
  expect(await readdir(DATA_DIR)).not.toContain("database.new");
});

function aMailKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}
