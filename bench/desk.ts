import { readFile } from "node:fs/promises";
import { programs as courses } from "../content/programs.ts";
import { loadEnquiries } from "../tests/support/load-enquiries.ts";
import { manyEnquiries } from "../tests/support/many-enquiries.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { type RunningServer, startServer } from "../tests/support/server.ts";
import { signedInAdmin } from "../tests/support/sign-in.ts";

/**
 * `npm run bench:desk`: how long the admins' desk waits for its answers, over HTTP as the signed-in admin, on each
 * database with 100,000 and with 1,000,000 enquiries. For less: `npm run bench:desk -- 100000`, or
 * `npm run bench:desk -- 100000 PGlite`. The enquiries are made up from a seed and the same each time.
 */
const repeats = 40;
const numbers = process.argv.slice(2).filter((each) => /^\d+$/.test(each));
const names = process.argv.slice(2).filter((each) => !/^\d+$/.test(each));
const sizes = numbers.length > 0 ? numbers.map(Number) : [100_000, 1_000_000];

type Call = (name: string, given: object) => Promise<{ rows: { key: string[] }[]; next: unknown }>;
type Line = Record<string, string | number>;

const programs = findPostgres();
for (const size of sizes) {
  await measure("PGlite", size, {});
  if (programs && isWanted("PostgreSQL")) {
    const postgres = await startPostgres(programs);
    await measure("PostgreSQL", size, { DATABASE_URL: await postgres.createDatabase() });
    await postgres.stop();
  }
}

function isWanted(database: string): boolean {
  return names.length === 0 || names.includes(database);
}

async function measure(
  database: string,
  size: number,
  environment: Record<string, string>,
): Promise<void> {
  if (!isWanted(database)) {
    return;
  }
  const empty = await startServer(environment);
  await empty.terminate();
  const loading = performance.now();
  await loadEnquiries(empty.environment, manyEnquiries(size, new Date()));
  const loaded = Math.round((performance.now() - loading) / 1000);
  const server = await startServer(empty.environment);
  try {
    const call = await caller(server);
    const table: Line[] = [];
    for (const [what, ask] of questions(call, size)) {
      table.push({ what, ...(await timed(ask)) });
    }
    table.push(await takeFile(call, server));
    console.log(
      `\n${database}, ${size.toLocaleString("en-US")} enquiries, loaded in ${loaded} s\n`,
    );
    console.table(table);
  } finally {
    await server.stop();
    await empty.stop();
  }
}

/** Calls the desk's functions with an open connection, and reads the answer whole. */
async function caller(server: RunningServer): Promise<Call> {
  const { data } = await (await signedInAdmin(server)).auth.getSession();
  return async (name, given) => {
    const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(given),
    });
    const answer = await response.json();
    if (!response.ok) {
      throw new Error(answer.message);
    }
    return answer;
  };
}

/** What is asked, differently each time where that is possible. */
function questions(call: Call, size: number): [string, (turn: number) => Promise<unknown>][] {
  const list = (given: object) => call("list_enquiries", given);
  const place = (turn: number) => Math.floor((size * (turn + 1)) / (repeats + 2));
  const sorts = ["date", "name", "email", "phone", "course", "status"];
  const three = { courses: [courses[0].slug], statuses: ["enrolled"], sources: ["instagram"] };
  const people = [...manyEnquiries(1000, new Date())];
  const middles: (string[] | undefined)[] = [];
  return [
    ["first page with its total", () => list({})],
    ["filters' numbers, who waits", () => call("count_enquiries", {})],
    ["picture", () => call("enquiry_picture", {})],
    ["page after a cursor in the middle", pageAfter],
    ["jump to anywhere", (turn) => list({ skip: place(turn), counted: false })],
    ["rare word", (turn) => list({ filter: { q: people[turn * 20]?.email.slice(0, 14) } })],
    ["phone number", (turn) => list({ filter: { q: people[turn * 20]?.phone.slice(6) } })],
    ["common word with its total", () => list({ filter: { q: "sharma" } })],
    [
      "three filters and an order",
      (turn) => list({ filter: three, sort: sorts[turn % sorts.length], descending: false }),
    ],
    ["who waits, oldest first", () => list({ filter: { statuses: ["new"] }, descending: false })],
    ["new ones", () => call("new_enquiries", { since: new Date().toISOString() })],
  ];

  async function pageAfter(turn: number): Promise<void> {
    middles[turn] ??= (
      await list({ skip: place(turn), page_size: 1, counted: false })
    ).rows[0]?.key;
    await list({ cursor: middles[turn], counted: false });
  }
}
/** The middle and the worst of the times, after a first round that does not count. */
async function timed(ask: (turn: number) => Promise<unknown>): Promise<Line> {
  const times: number[] = [];
  for (const round of ["warm", "counted"]) {
    for (let turn = 0; turn < repeats; turn += 1) {
      const before = performance.now();
      await ask(turn);
      if (round === "counted") {
        times.push(performance.now() - before);
      }
    }
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Number(times[Math.floor(repeats * share)]?.toFixed(1));
  return { "p50 ms": percentile(0.5), "p95 ms": percentile(0.95) };
}

/** The first 100,000 enquiries, page by page, as the desk takes them into a file. */
async function takeFile(call: Call, server: RunningServer): Promise<Line> {
  const before = await peakMemory(server.pid);
  const started = performance.now();
  let rows = 0;
  let cursor: unknown = null;
  do {
    const page = await call("list_enquiries", { cursor, page_size: 2000, counted: false });
    rows += page.rows.length;
    cursor = page.next;
  } while (cursor && rows < 100_000);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const more = Math.round((await peakMemory(server.pid)) - before);
  return { what: `file of ${rows}: ${seconds} s, peak memory + ${more} MB` };
}

/** The largest resident size that the process has had, in MB; only Linux tells it. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
