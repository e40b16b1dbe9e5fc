import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { embeddedPublishableKey } from "../../content/backend.ts";
import { anEnquiry } from "../support/enquiry.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { findProgram } from "../support/programs.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { startCaddy, startNginx, startPgbouncer } from "./programs.ts";
import { startReplicas } from "./replicas.ts";

let cluster: RunningPostgres;
beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed and cannot be.");
  cluster = await startPostgres(programs);
});
afterAll(() => cluster.stop());

const proxies = { caddy: startCaddy, nginx: startNginx };

for (const [name, start] of Object.entries(proxies)) {
  const program = findProgram(name);
  if (!program) process.stderr.write(`${name} is not installed: its tests are left out.\n`);

  describe.skipIf(!program)(`behind ${name} as deploy/ sets it up`, () => {
    test("a limit counts visitors, not the proxy, and not what they claim", async () => {
      const { servers, sql } = await startReplicas(cluster, 2);
      const proxy = await start(program ?? "", servers.map(portOf));
      onTestFinished(() => proxy.stop());
      await sql`update private.limits set max = 3 where bucket = 'registration'`;
      const one = visitorFrom(proxy.url, "127.0.2.1");
      const statuses: number[] = [];
      for (let n = 0; n < 5; n += 1) statuses.push(await one.registers(`10.9.8.${n}`));
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
      expect(await visitorFrom(proxy.url, "127.0.2.2").registers()).toBe(201);
    });

    test("every process is restarted under load, and no request fails", async () => {
      const { servers, sql } = await startReplicas(cluster, 2, { DRAIN_SECONDS: "3" });
      const proxy = await start(program ?? "", servers.map(portOf));
      onTestFinished(() => proxy.stop());
      await sql`update private.limits set max = 1000000 where bucket = 'registration'`;
      failures.length = 0;
      let going = true;
      const statuses: number[] = [];
      const visitors = Array.from({ length: 6 }, async (_, n) => {
        const visitor = visitorFrom(proxy.url, `127.0.3.${n + 1}`);
        while (going) {
          statuses.push(await visitor.registers().catch(() => 0));
          statuses.push(await visitor.reads("/").catch(() => 0));
        }
      });
      for (const [n, server] of servers.entries()) {
        await server.terminate();
        servers[n] = await restarted(server);
        await wait(2000);
      }
      going = false;
      await Promise.all(visitors);
      const failed = statuses.filter((status) => status !== 200 && status !== 201);
      expect(failed).toEqual([]);
      expect(statuses.length).toBeGreaterThan(200);
      process.stdout.write(`${name}: ${statuses.length} requests through two restarts\n`);
    });
  });
}

const pgbouncer = findProgram("pgbouncer");
if (!pgbouncer) process.stderr.write("pgbouncer is not installed: its test is left out.\n");

test.skipIf(!pgbouncer)("through PgBouncer in transaction mode it works the same", async () => {
  const pool = await startPgbouncer(pgbouncer ?? "", await cluster.createDatabase());
  onTestFinished(() => pool.stop());
  const server = await startServer({ DATABASE_URL: pool.url });
  onTestFinished(() => server.stop());
  const visitors = Array.from({ length: 12 }, () => visitorFrom(server.url, "127.0.0.1"));
  const statuses = await Promise.all(
    visitors.map(async (visitor) => {
      const each: number[] = [];
      for (let n = 0; n < 10; n += 1) each.push(await visitor.registers());
      return each;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201]));
  const { data } = await (await signedInAdmin(server)).from("enrollment_inquiries").select();
  expect(data).toHaveLength(120);
});

function portOf(server: RunningServer): number {
  return Number(new URL(server.url).port);
}

/** On the same port and data; the old one's clean-up is the new one's, too. */
async function restarted(server: RunningServer): Promise<RunningServer> {
  const again = await startServer(server.environment);
  return {
    ...again,
    async stop() {
      await again.stop();
      await server.stop();
    },
  };
}

/** What was said of requests that failed, to be read when a test does. */
const failures: string[] = [];

/** Somebody at this address of the loopback network, whose connection is kept open. */
function visitorFrom(url: string, localAddress: string) {
  const agent = new Agent({ keepAlive: true, localAddress });
  async function send(path: string, headers: Record<string, string>, body?: string) {
    const target = new URL(path, url.replace("localhost", "127.0.0.1"));
    return new Promise<number>((resolve, reject) => {
      const sending = request(target, { agent, method: body ? "POST" : "GET", headers });
      sending.once("error", reject);
      sending.once("response", async (response) => {
        const said = await text(response);
        const status = response.statusCode ?? 0;
        if (status >= 500) failures.push(`${status} ${response.headers.server} ${said}`);
        resolve(status);
      });
      sending.end(body);
    });
  }
  return {
    reads: (path: string) => send(path, {}),
    registers: (claimed?: string) => {
      const body = JSON.stringify(anEnquiry());
      const headers = {
        apikey: embeddedPublishableKey,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        ...(claimed ? { "x-forwarded-for": claimed } : {}),
      };
      return send("/rest/v1/enrollment_inquiries", headers, body);
    },
  };
}
