import { setTimeout as wait } from "node:timers/promises";
import { programs } from "../../content/programs.ts";
import { enquiry, newClient, register, trustLoopback } from "../support/client.ts";
import { residentMegabytes } from "../support/process-memory.ts";
import { restartAfter } from "../support/restart.ts";
import { promised, type Scenario, tally } from "./scenario.ts";

const minutes = 5;

export const mixedLoad: Scenario = {
  promise: "Under load memory stays flat and nothing fails",
  how: `${minutes} minutes of registrations, chat messages and pages from six clients; resident memory after one minute and at the end`,
  async run(start) {
    const server = await start(trustLoopback);
    const statuses: number[] = [];
    const until = performance.now() + minutes * 60_000;
    const call = async (visitor: number, n: number) => {
      const address = `10.${visitor + 10}.${(n >> 7) & 255}.1`;
      const client = newClient(server, address);
      if (n % 3 === 0) {
        return (await register(client, { email: `${visitor}-${n}@example.com` })).status;
      }
      if (n % 3 === 1) {
        const { error } = await client.functions.invoke("chat-assistant", {
          body: { message: `How long is ${programs[0].title}?` },
        });
        return error ? 500 : 200;
      }
      const page = await fetch(server.url);
      await page.arrayBuffer();
      return page.status;
    };
    const clients = Array.from({ length: 6 }, async (_, visitor) => {
      for (let n = 0; performance.now() < until; n += 1) {
        statuses.push(await call(visitor, n));
        await wait(20);
      }
    });
    const all = Promise.all(clients);
    // Else one that fails in the first minute would end this process.
    all.catch(() => {});
    await wait(60_000);
    const early = await megabytes(server.pid);
    await all;
    const late = await megabytes(server.pid);
    promised(
      statuses.every((status) => status < 300),
      tally(statuses),
    );
    promised(late < early * 1.25 + 50, `it grew from ${early} to ${late} MB`);
    return `${statuses.length} calls, none failed; ${early} MB, then ${late} MB`;
  },
};

export const deadlocks: Scenario = {
  promise: "Rows that stand in each other's way hold up nobody",
  how: "for 15 s, pairs of requests with the same ten rows in opposite order; one registration after the other beside them",
  async run(start) {
    const server = await start(trustLoopback);
    const until = performance.now() + 15_000;
    const rows = Array.from({ length: 10 }, (_, n) => ({
      ...enquiry,
      email: `row-${n}@example.com`,
    }));
    const statuses: number[] = [];
    const times: number[] = [];
    const attackers = Array.from({ length: 24 }, async (_, network) => {
      for (let n = 0; performance.now() < until; n += 1) {
        const { status } = await newClient(server, `10.5.${network}.${n & 127}`)
          .from("enrollment_inquiries")
          .insert(network % 2 ? rows : rows.toReversed());
        statuses.push(status);
        await wait(100);
      }
    });
    for (let n = 0; performance.now() < until; n += 1) {
      const before = performance.now();
      const { status } = await register(newClient(server, `10.6.${n >> 7}.1`), {
        email: `${n}@example.com`,
      });
      promised(status === 201, `a registration got ${status}`);
      times.push(performance.now() - before);
      await wait(20);
    }
    await Promise.all(attackers);
    promised(!statuses.includes(500), tally(statuses));
    times.sort((a, b) => a - b);
    const [median, worst] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
    promised(worst < 4000, `one took ${Math.round(worst)} ms`);
    return `theirs ${tally(statuses)}; ours p50 ${Math.round(median)} ms, worst ${Math.round(worst)} ms`;
  },
};

export const clockJump: Scenario = {
  promise: "A clock that ran ahead and was put right leaves no limit stuck",
  how: "all counters used up and dated a day ahead, then a registration",
  async run(start, later) {
    const early = await start(trustLoopback);
    await register(newClient(early));
    const server = await restartAfter(
      early,
      "update private.limit_uses set uses = 1000000, window_start = window_start + interval '1 day'",
    );
    later(() => server.terminate());
    const { status } = await register(newClient(server), { email: "later@example.com" });
    promised(status === 201, `it got ${status}`);
    return "taken";
  },
};

async function megabytes(pid: number): Promise<number> {
  const size = await residentMegabytes(pid, "VmRSS");
  if (size === undefined) throw new Error("only Linux tells the size of a process");
  return Math.round(size);
}
