import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { enquiry, newClient, register, registerMany, trustLoopback } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start({ METRICS_PORT: "0", ...trustLoopback });
  });

  test("it says that it is ready", async () => {
    expect(await readiness(server)).toEqual([200, "ready"]);
  });

  test("what came in and how it was answered is counted, by routes that it knows", async () => {
    await registerMany(newClient(server, "198.51.100.7"), 3);
    await register(newClient(server), { email: "not an address" });
    await fetch(`${server.url}/rest/v1/made-up-by-a-stranger`);
    const text = await metrics(server);
    const counted = (route: string, status: number) => {
      const labels = `route="${route}",status="${status}"`;
      return Number(
        new RegExp(`_count{method="\\w+",${literally(labels)}} (\\d+)`).exec(text)?.[1],
      );
    };
    expect(counted("/rest/v1/enrollment_inquiries", 201)).toBe(3);
    expect(counted("/rest/v1/enrollment_inquiries", 400)).toBe(1);
    expect(counted("/rest/v1/*", 401)).toBe(1);
    expect(text).toContain('mails{state="waiting"} ');
    expect(text).not.toMatch(/made-up|asha|198\.51|@example/i);
  });

  test("mails are counted as they leave", async () => {
    await register(newClient(server), { email: "counted@example.in" });
    const { error } = await newClient(server).functions.invoke("send-enrollment-email", {
      body: {
        courseName: enquiry.course_name,
        name: enquiry.name,
        email: "counted@example.in",
        phone: enquiry.phone,
      },
    });
    expect(error).toBeNull();
    await expect
      .poll(async () => Number(/outcome="sent"} (\d+)/.exec(await metrics(server))?.[1]))
      .toBeGreaterThanOrEqual(2);
  });

  test("every answer of the backend bears an id, a proxy's own where that has given one", async () => {
    const id = async (given?: string) => {
      const headers = given === undefined ? undefined : { "x-request-id": given };
      const response = await fetch(`${server.url}/auth/v1/user`, { headers });
      return response.headers.get("x-request-id");
    };
    expect(await id()).toMatch(/^[\da-f-]{36}$/);
    expect(await id("from-the-proxy_1")).toBe("from-the-proxy_1");
    expect(await id("made <up>")).toMatch(/^[\da-f-]{36}$/);
  });
});

test("mails that the mail server does not take are seen to wait", async () => {
  const sink = await startSmtpSink();
  await sink.down();
  const server = await startServer({ METRICS_PORT: "0", SMTP_URL: sink.url });
  onTestFinished(() => server.stop());
  await register(newClient(server));
  const figure = async (name: string) =>
    Number(new RegExp(`^${literally(name)} (\\S+)`, "m").exec(await metrics(server))?.[1]);
  expect(await figure('mails{state="waiting"}')).toBe(2);
  await expect.poll(() => figure("mail_oldest_waiting_seconds")).toBeGreaterThan(0.5);
});

test("asked to stop, it is not ready first, goes on answering, and keeps no connection", async () => {
  const server = await startServer({ DRAIN_SECONDS: "3" });
  const ended = server.terminate();
  await expect.poll(() => readiness(server)).toEqual([503, "stopping"]);
  const response = await fetch(`${server.url}/`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
  expect((await register(newClient(server))).error).toBeNull();
  expect(await ended).toBe(0);
  await server.stop();
});

const programs = findPostgres();

describe.skipIf(!programs)("when something is wrong with PostgreSQL", () => {
  let cluster: RunningPostgres;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
  });
  afterAll(() => cluster.stop());

  async function startOn(url: string) {
    const server = await startServer({ DATABASE_URL: url });
    onTestFinished(() => server.stop());
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    onTestFinished(() => sql.end());
    return { server, sql };
  }

  test("it is alive and not ready while a migration is missing", async () => {
    const { server, sql } = await startOn(await cluster.createDatabase());
    await sql`update supabase_migrations.schema_migrations set version = version || '-undone'`;
    expect(await readiness(server)).toEqual([503, "migrations are missing"]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test("it is alive and not ready while the database does not answer", async () => {
    const { server } = await startOn(await cluster.createDatabase());
    const release = cluster.freeze();
    onTestFinished(release);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await readiness(server)).toEqual([503, "database does not answer"]);
    release();
    await expect.poll(() => readiness(server)).toEqual([200, "ready"]);
  });

  test("the id of a failed request leads to its line in the log, which quotes nobody", async () => {
    const { server, sql } = await startOn(await cluster.createDatabase());
    await sql`alter table private.enquiries rename to lost`;
    const response = await fetch(`${server.url}/rest/v1/enrollment_inquiries`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(enquiry),
    });
    expect(response.status).toBe(500);
    const id = response.headers.get("x-request-id");
    const line = server.logs.find((each) => each.includes(`"request":"${id}"`));
    expect(line).toContain("A data request failed");
    expect(line).not.toMatch(/asha|98765/i);
  });
});

async function readiness(server: RunningServer): Promise<[number, string]> {
  const response = await fetch(`${server.url}/readyz`);
  const { status } = (await response.json()) as { status: string };
  return [response.status, status];
}

async function metrics(server: RunningServer): Promise<string> {
  return (await fetch(`${server.metricsUrl}/metrics`)).text();
}

function literally(text: string): string {
  return text.replace(/[{}*]/g, "\\$&");
}
