import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { openDriver } from "../tests/support/driver.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { startServer } from "../tests/support/server.ts";

/**
 * `npm run bench:registrations`: how many registrations a second the server takes over HTTP, next to the same
 * transaction through the database driver alone, on each database and in one run. Every registration is a
 * new one; they come from 8,192 client addresses, so that the limits stay on and are not reached.
 */
const clients = 16;
const seconds = 10;

type Row = {
  database: string;
  way: string;
  "per second": number;
  "p50 ms": number;
  "p99 ms": number;
  "of the driver": string;
  "peak MB": number | string;
};

const rows: Row[] = [];
await measure("PGlite", async () => ({}));
const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs);
  await measure("PostgreSQL", async () => ({ DATABASE_URL: await postgres.createDatabase() }));
  await postgres.stop();
} else {
  console.log("PostgreSQL is not installed: its rows are missing.");
}
console.log(`\n${clients} clients, ${seconds} s each, Node ${process.version}\n`);
console.table(rows);

async function measure(database: string, newDatabase: () => Promise<Record<string, string>>) {
  const alone = await throughDriver(await newDatabase());
  const http = await overHttp(await newDatabase());
  rows.push(
    { database, way: "driver alone", ...alone, "of the driver": "", "peak MB": "" },
    {
      database,
      way: "over HTTP",
      ...http,
      "of the driver": `${Math.round((100 * http["per second"]) / alone["per second"])} %`,
    },
  );
}

async function throughDriver(environment: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const driver = await openDriver({ ...environment, DATA_DIR: join(folder, "data") });
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - started < seconds * 1000) {
        const { address, enquiry } = registration(next++);
        const before = performance.now();
        await driver.insert(enquiry, address);
        times.push(performance.now() - before);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  await driver.close();
  await rm(folder, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    "per second": Math.round(times.length / took),
    "p50 ms": percentile(0.5),
    "p99 ms": percentile(0.99),
  };
}

async function overHttp(environment: Record<string, string>) {
  const server = await startServer({ ...environment, TRUSTED_PROXIES: "127.0.0.0/8,::1" });
  let next = 0;
  const result = await autocannon({
    url: `${server.url}/rest/v1/enrollment_inquiries`,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          const { address, enquiry } = registration(next++);
          return {
            ...request,
            headers: {
              apikey: server.publishableKey,
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
  const peak = await peakMemory(server.pid);
  await server.stop();
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests`);
  }
  return {
    "per second": Math.round(result.requests.total / result.duration),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    "peak MB": peak,
  };
}

function registration(n: number) {
  return {
    address: `10.0.${(n >> 8) & 31}.${n & 255}`,
    enquiry: {
      name: "Asha Rao",
      email: `asha-${n}@example.com`,
      phone: "+91 9876543210",
      course_name: "Agentic AI Developer",
    },
  };
}

/** The largest resident size that the process has had, from Linux. */
async function peakMemory(pid: number): Promise<number | string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : "only known on Linux";
}
