import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { site } from "../../content/site.ts";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { lockTables } from "../support/lock-tables.ts";
import type { RunningServer } from "../support/server.ts";
import { missing } from "./kill.ts";
import { promised, type Scenario, tally, timed } from "./scenario.ts";
import { untilTaken } from "./until-taken.ts";

/** One call after the other for so long; the slowest answer, in seconds, and all statuses. */
async function keepCalling(server: RunningServer, milliseconds: number) {
  const until = performance.now() + milliseconds;
  const statuses: number[] = [];
  let slowest = 0;
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const calls = [
    (n: number) => register(newClient(server), { email: `${n}@example.com` }),
    () => post("/functions/v1/chat-assistant", { message: "Hello" }),
    () => post("/auth/v1/verify", { type: "magiclink", token_hash: "A".repeat(43) }),
    () => post("/auth/v1/otp", { email: site.adminEmails[0] }),
    () => fetch(`${server.url}/healthz`),
    () => fetch(server.url),
  ];
  await Promise.all(
    calls
      .flatMap((call) => [call, call, call, call])
      .map(async (call, caller) => {
        for (let n = 0; performance.now() < until; n += 1) {
          const [{ status }, seconds] = await timed<{ status: number }>(call(caller * 1000 + n));
          statuses.push(status);
          slowest = Math.max(slowest, seconds);
          await wait(50);
        }
      }),
  );
  return { statuses, slowest };
}

function judge({ statuses, slowest }: { statuses: number[]; slowest: number }): string {
  promised(slowest < 10, `an answer took ${slowest.toFixed(1)} s`);
  promised(!statuses.includes(500), `there were 500s: ${tally(statuses)}`);
  promised(statuses.includes(503), `nobody was told to wait: ${tally(statuses)}`);
  return `slowest answer ${slowest.toFixed(1)} s, ${tally(statuses)}`;
}

export const locked: Scenario = {
  promise: "A locked table leaves nobody without an answer for more than 10 s",
  how: "every table locked for 70 s under 24 clients",
  async run(start) {
    const server = await start(trustLoopback);
    const sql = postgres(server.environment.DATABASE_URL ?? "", { max: 1 });
    const result = await sql.begin(async (holder) => {
      await holder.unsafe(lockTables);
      return keepCalling(server, 70_000);
    });
    await sql.end();
    return judge(result);
  },
};

export function frozen(freeze: () => () => void): Scenario {
  return {
    promise: "A database that stands still leaves nobody without an answer for more than 10 s",
    how: "all its processes stopped for 40 s under 24 clients; then seconds to the next success",
    async run(start, later) {
      const server = await start(trustLoopback);
      const thaw = freeze();
      later(thaw);
      const figure = judge(await keepCalling(server, 40_000));
      thaw();
      const [, seconds] = await timed(untilTaken(server));
      promised(seconds < 10, `the next success took ${seconds.toFixed(1)} s`);
      return `${figure}; back after ${seconds.toFixed(1)} s`;
    },
  };
}

export const fewConnections: Scenario = {
  promise: "At its limit of connections PostgreSQL refuses nobody",
  how: "a login with four connections, 200 registrations at once",
  async run(start) {
    const unlimited = await start(trustLoopback);
    const url = new URL(unlimited.environment.DATABASE_URL ?? "");
    const sql = postgres(url.href, { max: 1, onnotice: () => {} });
    await sql`drop role if exists few`;
    await sql`create role few login superuser connection limit 4`;
    await sql`alter role few nosuperuser createrole`;
    await sql.unsafe("create database of_few owner few");
    await sql.end();
    url.username = "few";
    url.pathname = "of_few";
    const server = await start({ ...trustLoopback, DATABASE_URL: url.href });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        timed(
          Promise.resolve(
            register(newClient(server, `10.1.1.${n}`), { email: `${n}@example.com` }),
          ),
        ),
      ),
    );
    const statuses = answers.map(([{ status }]) => status);
    promised(
      statuses.every((status) => status === 201),
      tally(statuses),
    );
    const slowest = Math.max(...answers.map(([, seconds]) => seconds));
    return `${tally(statuses)}, slowest ${slowest.toFixed(1)} s`;
  },
};

export function restarted(restart: () => Promise<void>): Scenario {
  return {
    promise: "A restart of PostgreSQL loses no acknowledged registration",
    how: "restarted (immediate) four times under eight clients",
    async run(start) {
      const server = await start(trustLoopback);
      const acknowledged = new Set<string>();
      const statuses: number[] = [];
      let going = true;
      const clients = Array.from({ length: 8 }, async (_, visitor) => {
        for (let n = 0; going; n += 1) {
          const email = `${visitor}-${n}@example.com`;
          const { status } = await register(newClient(server, `10.2.${visitor}.${n >> 7}`), {
            email,
          });
          statuses.push(status);
          if (status === 201) acknowledged.add(email);
          await wait(5);
        }
      });
      try {
        for (let n = 0; n < 4; n += 1) {
          await wait(1500);
          await restart();
        }
        await wait(1500);
      } finally {
        going = false;
        await Promise.all(clients);
      }
      promised(!statuses.includes(500), tally(statuses));
      promised(acknowledged.size > 0, "nothing was taken");
      const lost = await missing(server, acknowledged);
      promised(lost === 0, `${lost} of ${acknowledged.size} are lost`);
      return `${tally(statuses)}, 0 lost`;
    },
  };
}
