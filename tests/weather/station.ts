import { setTimeout as wait } from "node:timers/promises";
import { buildIfStale } from "../../scripts/build-if-stale.mjs";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import type { Scenario, Start } from "./scenario.ts";
import { onBoth, onPglite, onPostgres } from "./scenarios.ts";

/**
 * `npm run test:weather`: the promises that hold in bad weather, each tried on the databases that it concerns, as
 * a table for docs/reliability.md. A name, or a part of one, runs the scenarios whose promise contains it. Ends
 * with 1 when a promise was broken. Takes a quarter of an hour, on this machine alone.
 */
const wanted = process.argv[2]?.toLowerCase() ?? "";
const rows: string[] = [];
buildIfStale();
const programs = findPostgres();
const postgres = programs ? await startPostgres(programs) : undefined;

for (const scenario of [...onBoth, ...onPglite]) {
  await attempt("PGlite", scenario, async () => ({}));
}
if (postgres) {
  for (const scenario of [...onBoth, ...onPostgres(postgres)]) {
    await attempt("PostgreSQL", scenario, async () => ({
      DATABASE_URL: await postgres.createDatabase(),
    }));
  }
  await postgres.stop();
} else {
  say("PostgreSQL is not installed and cannot be: its half is left out.");
}
say("\n| what we promise | how it is tested | database | figure |\n| --- | --- | --- | --- |");
say(rows.join("\n"));
if (rows.length === 0) say(`No promise holds "${wanted}": nothing was tried.`);
// What a broken promise has left behind must not keep this from ending.
process.exit(rows.length === 0 ? 1 : process.exitCode);

async function attempt(
  database: string,
  { promise, how, run }: Scenario,
  newDatabase: () => Promise<Record<string, string>>,
): Promise<void> {
  if (!promise.toLowerCase().includes(wanted)) {
    return;
  }
  const cleanUp: (() => unknown)[] = [];
  const start: Start = async (environment) => {
    const server = await startServer({ ...(await newDatabase()), ...environment });
    cleanUp.push(() => end(server));
    return server;
  };
  const figure = await Promise.race([run(start, (work) => cleanUp.push(work)), endless()]).catch(
    (error: Error) => {
      process.exitCode = 1;
      return `BROKEN: ${error.message}`;
    },
  );
  for (const work of cleanUp.reverse()) {
    await work();
  }
  say(`${database}: ${promise} · ${figure}`);
  rows.push(`| ${promise} | ${how} | ${database} | ${figure} |`);
}

/** Fails after a time in which every scenario has come to its end. */
async function endless(): Promise<never> {
  await wait(15 * 60_000, undefined, { ref: false });
  throw new Error("it came to no end");
}

/** Stops a server; one that does not hear of it within a minute is killed. */
async function end(server: RunningServer): Promise<void> {
  const isDeaf = await Promise.race([
    server.stop().then(() => false),
    wait(60_000, true, { ref: false }),
  ]);
  if (isDeaf) await server.kill();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
