import { once } from "node:events";
import { connect } from "node:net";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { programs as offered } from "../../content/programs.ts";
import { enquiry, newClient, register, registerMany, trustLoopback } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { runSql } from "../support/restart.ts";
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
    expect(text).toContain('mails{state="waiting",to="provider"} ');
    expect(text).not.toMatch(/made-up|asha|198\.51|@example/i);
  });

  test("the chat's answers are counted by how they came about", async () => {
    for (const message of [`How long is ${offered[0].title}?`, "visa?", "flurb", "flurb"]) {
      const { error } = await newClient(server).functions.invoke("chat-assistant", {
        body: { message },
      });
      expect(error).toBeNull();
    }
    const text = await metrics(server);
    expect(text).toContain('chat_answers_total{kind="answered"} 1');
    expect(text).toContain('chat_answers_total{kind="not_known"} 1');
    expect(text).toContain('chat_answers_total{kind="off_topic"} 2');
    expect(text).toContain('chat_answers_total{kind="model"} 0');
    expect(text).not.toContain("flurb");
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

  test("a client that hangs up in the middle of a request is no error of ours", async () => {
    const paths = [
      "/rest/v1/enrollment_inquiries",
      "/rest/v1/rpc/list_enquiries",
      "/auth/v1/otp",
      "/functions/v1/chat-assistant",
    ];
    const lengths = ["content-length: 500", "transfer-encoding: chunked"];
    const refused = async () =>
      [...(await metrics(server)).matchAll(/_count\{method="POST",.*status="400"} (\d+)/g)]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    const before = await refused();
    for (const path of paths) {
      for (const length of lengths) {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${server.publishableKey}\r\nexpect: 100-continue\r\n${length}\r\n\r\n`,
        );
        await once(socket, "data");
        socket.resetAndDestroy();
      }
    }
    await expect.poll(refused).toBe(before + paths.length * lengths.length);
    expect(await metrics(server)).not.toContain('status="5');
    expect(server.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
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

test("mails that the mail server does not take are seen to wait, or to have been given up", async () => {
  const sink = await startSmtpSink();
  await sink.down();
  const server = await startServer({ METRICS_PORT: "0", SMTP_URL: sink.url });
  onTestFinished(() => server.stop());
  await register(newClient(server));
  const figure = async (name: string) =>
    Number(new RegExp(`^${literally(name)} (\\S+)`, "m").exec(await metrics(server))?.[1]);
  const figures = async (to: string) => [
    await figure(`mails{state="waiting",to="${to}"}`),
    await figure(`mails{state="given_up",to="${to}"}`),
  ];
  expect([await figures("provider"), await figures("learner")]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  await expect.poll(() => figure('mail_oldest_waiting_seconds{to="learner"}')).toBeGreaterThan(0.5);
  const giveUp = (ago: string) =>
    runSql(
      server,
      `update public.email_outbox set given_up_at = now() - interval '${ago}' where kind = 'enrollment_notice'`,
    );
  await giveUp("0 days");
  expect([await figures("provider"), await figures("learner")]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  // What is a day old has rung, and does not ring for ever.
  await giveUp("25 hours");
  expect(await figures("provider")).toEqual([0, 0]);
  expect(await figure('mail_oldest_waiting_seconds{to="provider"}')).toBe(0);
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
    const { message } = (await response.json()) as { message: string };
    const [, told] = /tell us the number (\S{8})\.$/.exec(message) ?? [];
    expect(id).toMatch(new RegExp(`^${told}`));
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
