import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { programs as courses } from "../content/programs.ts";
import { learnIfStale } from "../scripts/learn-if-stale.mjs";
import { type Driver, openDriver } from "../tests/support/driver.ts";
import { phone } from "../tests/support/phones.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { residentMegabytes } from "../tests/support/process-memory.ts";
import { type RunningServer, startServer } from "../tests/support/server.ts";
import { mailLater } from "./mail-later.ts";

/**
 * `npm run bench:registrations`: how many registrations a second the server takes over HTTP, next to the same
 * transaction through the database driver alone, on each database and in one run. The two take turns, so that
 * whatever else the machine is doing meets both alike. Every registration is a new one; they come from 8,192
 * client addresses, so that the limits stay on and are not reached.
 */
const clients = 16;
const rounds = 5;
const seconds = 3;

type Round = { perSecond: number; p50: number; p99: number };

let next = 0;
learnIfStale();
const table: Record<string, string | number>[] = [];
await measure("PGlite", async () => ({}));
const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs);
  try {
    await measure("PostgreSQL", async () => ({ DATABASE_URL: await postgres.createDatabase() }));
  } finally {
    await postgres.stop();
  }
} else {
  console.log("PostgreSQL is not installed: its rows are missing.");
}
console.log(`\n${clients} clients, ${rounds} turns of ${seconds} s, Node ${process.version}\n`);
console.table(table);

async function measure(database: string, newDatabase: () => Promise<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const driver = await openDriver({ ...(await newDatabase()), DATA_DIR: join(folder, "data") });
  const server = await startServer({
    ...(await newDatabase()),
    TRUSTED_PROXIES: "127.0.0.0/8,::1",
  });
  // The driver alone has nobody who sends the mails of its registrations: they wait on both sides.
  await mailLater(server);
  try {
    await takeTurns(database, driver, server);
  } finally {
    await server.stop();
    await driver.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeTurns(database: string, driver: Driver, server: RunningServer): Promise<void> {
  const alone: Round[] = [];
  const http: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await throughDriver(driver));
    http.push(await overHttp(server));
  }
  const peak = await residentMegabytes(server.pid, "VmHWM");
  const share = Math.round((100 * median(http, "perSecond")) / median(alone, "perSecond"));
  table.push(
    { database, way: "driver alone", ...summary(alone) },
    {
      database,
      way: "over HTTP",
      ...summary(http),
      "of the driver": `${share} %`,
      "peak MB": peak ? Math.round(peak) : "only known on Linux",
    },
  );
}

async function throughDriver(driver: Driver): Promise<Round> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - started < seconds * 1000) {
        const { address, enquiry } = registration();
        const before = performance.now();
        await driver.insert(enquiry, address);
        times.push(performance.now() - before);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / took, p50: percentile(0.5), p99: percentile(0.99) };
}

async function overHttp({ url, publishableKey }: RunningServer): Promise<Round> {
  const result = await autocannon({
    url: `${url}/rest/v1/enrollment_inquiries`,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          const { address, enquiry } = registration();
          return {
            ...request,
            headers: {
              apikey: publishableKey,
              "content-type": "application/json",
              prefer: "return=representation",
              "x-forwarded-for": address,
            },
            body: JSON.stringify(enquiry),
          };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests`);
  }
  const { requests, duration, latency } = result;
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

function median(turns: Round[], figure: keyof Round): number {
  return Math.round(turns.map((turn) => turn[figure]).sort((a, b) => a - b)[rounds >> 1] ?? 0);
}

function summary(turns: Round[]) {
  return {
    "per second": median(turns, "perSecond"),
    "p50 ms": median(turns, "p50"),
    "p99 ms": median(turns, "p99"),
    "worst p99 ms": Math.round(Math.max(...turns.map(({ p99 }) => p99))),
  };
}

/** The next visitor's registration; at most some tens come from one address. */
function registration() {
  const n = next++;
  return {
    address: `10.0.${(n >> 8) & 31}.${n & 255}`,
    enquiry: {
      name: "Asha Rao",
      email: `asha-${n}@example.com`,
      phone: phone(),
      course_name: courses[0].title,
    },
  };
}
