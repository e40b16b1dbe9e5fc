import { buildIfStale } from "../scripts/build-if-stale.mjs";
import { loadEnquiries } from "../tests/support/load-enquiries.ts";
import { manyEnquiries } from "../tests/support/many-enquiries.ts";
import { findPostgres, startPostgres, vacuum } from "../tests/support/postgres.ts";
import { startServer } from "../tests/support/server.ts";
import { signedInAdmin } from "../tests/support/sign-in.ts";
import { caller, questions, type Times, timed } from "./desk/answers.ts";
import { measureBrowser } from "./desk/browser.ts";
import { takeFile } from "./desk/file.ts";
import { waitedForCore } from "./desk/waits.ts";

/**
 * `npm run bench:desk`: how long the admins' desk waits for its answers, over HTTP as the signed-in admin, on each
 * database with 100,000 and with 1,000,000 enquiries; and with the smaller number what that is like in a browser, on
 * the built site. For less: `npm run bench:desk -- 100000`, or `npm run bench:desk -- 100000 PGlite`. The enquiries
 * are made up from a seed and the same each time. Beside each question stands for how much of its time something
 * waited for a core: on a busy machine the worst times tell those waits.
 */
const databases = ["PGlite", "PostgreSQL"] as const;
type Database = (typeof databases)[number];

const numbers = process.argv.slice(2).filter((each) => /^\d+$/.test(each));
const names = process.argv.slice(2).filter((each) => !/^\d+$/.test(each));
const sizes = numbers.length > 0 ? numbers.map(Number) : [100_000, 1_000_000];
/** What the smallest number of enquiries took, by database and question. */
const smallest = new Map<string, Times>();

const unknown = names.filter((name) => !databases.some((each) => each === name));
if (unknown.length > 0) throw new Error(`There is no database ${unknown}: ${databases}`);
buildIfStale();
for (const size of sizes) {
  for (const database of databases) {
    if (names.length === 0 || names.includes(database)) {
      await measureOn(database, size);
    }
  }
}

async function measureOn(database: Database, size: number): Promise<void> {
  if (database === "PGlite") {
    return measure(database, size, {});
  }
  const programs = findPostgres();
  if (programs) {
    const cluster = await startPostgres(programs);
    try {
      await measure(database, size, { DATABASE_URL: await cluster.createDatabase() });
    } finally {
      await cluster.stop();
    }
  } else {
    console.log("PostgreSQL is not installed: its rows are missing.");
  }
}

async function measure(
  database: Database,
  size: number,
  environment: Record<string, string>,
): Promise<void> {
  const empty = await startServer(environment);
  await empty.terminate();
  const loading = performance.now();
  await loadEnquiries(empty.environment, manyEnquiries(size, new Date()));
  if (environment.DATABASE_URL) {
    await vacuum(environment.DATABASE_URL);
  }
  const loaded = Math.round((performance.now() - loading) / 1000);
  const server = await startServer(empty.environment);
  console.log(`\n${database}, ${size.toLocaleString("en-US")} enquiries, loaded in ${loaded} s\n`);
  try {
    const { data } = await (await signedInAdmin(server)).auth.getSession();
    const call = caller(server, data.session?.access_token ?? "");
    const table: Record<string, string | number>[] = [];
    for (const { what, target, ask } of questions(call, size)) {
      const { result: times, share } = await waitedForCore(() => timed(ask));
      const before = smallest.get(`${database} ${what}`);
      const factor = before && { "p50 x": Number((times.p50 / before.p50).toFixed(2)) };
      if (!before) {
        smallest.set(`${database} ${what}`, times);
      }
      const beside = { "target at 100,000": target[database], "waited for a core": share };
      table.push({ what, ...times, ...beside, ...factor });
    }
    console.table(table);
    console.log(await takeFile(call, server));
    if (size === Math.min(...sizes)) {
      await measureBrowser(server, data.session ?? {});
    }
  } finally {
    await server.stop();
    await empty.stop();
  }
}
