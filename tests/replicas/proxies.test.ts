import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import postgres from "postgres";
import { describe, expect, onTestFinished, test } from "vitest";
import { countries } from "../../content/countries.ts";
import { programs } from "../../content/programs.ts";
import { findProgram } from "../support/programs.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { startCaddy, startNginx, startPgbouncer } from "./programs.ts";
import { createDatabase, startReplicas } from "./replicas.ts";
import { startCrowd, visitorFrom } from "./visitors.ts";

const proxies = { caddy: startCaddy, nginx: startNginx };

for (const [name, start] of Object.entries(proxies)) {
  const program = findProgram(name) ?? "";
  if (!program) process.stderr.write(`${name} is not installed: its tests are left out.\n`);

  async function startProxy(ports: number[]) {
    const proxy = await start(program, ports);
    onTestFinished(() => proxy.stop());
    return proxy;
  }

  describe.skipIf(!program)(`behind ${name} as deploy/ sets it up`, () => {
    test("a limit counts visitors, not the proxy, and not what they claim", async () => {
      const { servers, sql } = await startReplicas(2);
      const proxy = await startProxy(servers.map(portOf));
      await sql`update private.limits set max = 3 where bucket = 'registration'`;
      const one = visitorFrom(proxy.url, "127.0.2.1");
      const statuses: number[] = [];
      for (let n = 0; n < 5; n += 1) statuses.push((await one.registers(`10.9.8.${n}`)).status);
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
      expect((await visitorFrom(proxy.url, "127.0.2.2").registers()).status).toBe(201);
    });

    test("every process is restarted under load, and no request fails", async () => {
      const { servers, sql } = await startReplicas(2, { DRAIN_SECONDS: "3", METRICS_PORT: "0" });
      const proxy = await startProxy(servers.map(portOf));
      await sql`update private.limits set max = 1000000 where bucket = 'registration'`;
      const crowd = startCrowd(proxy.url, 6);
      for (const [n, server] of servers.entries()) {
        await server.terminate();
        const again = await restarted(server);
        servers[n] = again;
        await expect.poll(() => registeredAt(again), { timeout: 30_000 }).toBeGreaterThan(10);
      }
      const answers = await crowd.leave();
      expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
      expect(answers.length).toBeGreaterThan(200);
      process.stdout.write(`${name}: ${answers.length} requests through two restarts\n`);
    });
  });
}

const caddy = findProgram("caddy") ?? "";

test.skipIf(!caddy)("caddy turns nobody away where it knows of none that is ready", async () => {
  const processes = [await startUnready(), await startUnready()];
  const proxy = await startCaddy(
    caddy,
    processes.map(({ port }) => port),
  );
  onTestFinished(() => proxy.stop());
  // What a check has found is known before the next one begins.
  await expect.poll(() => Math.min(...processes.map(({ checks }) => checks()))).toBeGreaterThan(1);
  const visitor = visitorFrom(proxy.url, "127.0.2.1");
  expect(await visitor.registers()).toEqual({ status: 201, said: "taken" });
});

const pgbouncer = findProgram("pgbouncer") ?? "";
if (!pgbouncer) process.stderr.write("pgbouncer is not installed: its test is left out.\n");

test.skipIf(!pgbouncer)("through PgBouncer in transaction mode it works the same", async () => {
  const pool = await startPgbouncer(pgbouncer, await createDatabase());
  onTestFinished(() => pool.stop());
  const server = await startServer({ DATABASE_URL: pool.url });
  onTestFinished(() => server.stop());
  const visitors = Array.from({ length: 12 }, () => visitorFrom(server.url, "127.0.0.1"));
  const statuses = await Promise.all(
    visitors.map(async (visitor) => {
      const each: number[] = [];
      for (let n = 0; n < 10; n += 1) each.push((await visitor.registers()).status);
      return each;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201]));
  const { data } = await (await signedInAdmin(server)).from("enrollment_inquiries").select();
  expect(data).toHaveLength(120);
});

test.skipIf(!pgbouncer)("through PgBouncer who starts beside another knows of it", async () => {
  const database = await createDatabase();
  const pool = await startPgbouncer(pgbouncer, database);
  onTestFinished(() => pool.stop());
  const first = await startServer({ DATABASE_URL: pool.url });
  onTestFinished(() => first.stop());
  const sql = postgres(database);
  onTestFinished(() => sql.end());
  const newer = programs.map(({ slug }) => ({ slug, title: `Later ${slug}` }));
  await sql`select private.fill_catalogue(${JSON.stringify(newer)}::text::jsonb, ${JSON.stringify(countries)}::text::jsonb)`;
  const beside = await startServer({ DATABASE_URL: pool.url });
  onTestFinished(() => beside.stop());
  const titles = await sql`select title from private.programs where offered`;
  expect(titles.map(({ title }) => title).sort()).toEqual(newer.map(({ title }) => title).sort());
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

/** How many registrations this process has taken since it started: the proxy sends it visitors again. */
async function registeredAt(server: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${server.metricsUrl}`)).text();
  const line =
    /_count\{method="POST",route="\/rest\/v1\/enrollment_inquiries",status="201"\} (\d+)/;
  return Number(line.exec(metrics)?.[1] ?? 0);
}

/** A process that answers everybody and says that it is not ready; `checks` is how often it was asked that. */
async function startUnready() {
  let checks = 0;
  const server = createServer((request, response) => {
    if (request.url === "/readyz") {
      checks += 1;
      response.writeHead(503).end();
    } else {
      response.writeHead(201).end("taken");
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, checks: () => checks };
}
