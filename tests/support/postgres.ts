import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { childProcesses } from "./child-processes.ts";
import { freePort } from "./free-port.ts";

export type RunningPostgres = {
  /** The address of a new database: an empty one, or like that one. */
  createDatabase(like?: string): Promise<string>;
  /** Ends all its connections and processes without ceremony and starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Lets all of its processes stand still, its connections open; gives what lets them go on. */
  freeze(): () => void;
  /** Its data goes with it, unless they are to be kept at this path. */
  stop(keep?: string): Promise<void>;
};

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * The folder of PostgreSQL's programs: from the path, from where Debian puts them, or newly installed where
 * that is possible. Undefined where there are none to be had.
 */
export function findPostgres(): string | undefined {
  const installed = lookForPostgres();
  if (installed || process.getuid?.() !== 0) {
    return installed;
  }
  // Several test files may try at once: each waits for the other's lock.
  const install =
    "apt-get update; apt-get -o DPkg::Lock::Timeout=120 install --yes --no-install-recommends postgresql";
  spawnSync("sh", ["-c", install], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "ignore",
    timeout: 240_000,
  });
  return lookForPostgres();
}

function lookForPostgres(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  ];
  return folders.find((folder) => globSync(join(folder, "initdb")).length > 0);
}

/**
 * Starts a PostgreSQL of its own on the loopback interface, on a free port or this one, its data in a temporary folder:
 * empty, or a copy of those that another has kept.
 */
export async function startPostgres(
  programs: string,
  wanted?: number,
  kept?: string,
): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  if (nobody.uid !== undefined) {
    chownSync(folder, nobody.uid, nobody.gid);
  }
  const data = join(folder, "data");
  const options = { cwd: folder, ...nobody };
  if (kept) {
    // Owners as well, which Node's own copy does not keep.
    execFileSync("cp", ["-a", kept, data]);
  } else {
    const settings = ["--username", "postgres", "--auth", "trust", "--encoding", "UTF8"];
    execFileSync(join(programs, "initdb"), ["--pgdata", data, ...settings, "--no-sync"], {
      ...options,
      stdio: "ignore",
    });
  }
  const port = wanted ?? (await freePort());
  const launch = () => {
    const launched = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder],
      { ...options, stdio: "ignore" },
    );
    return { child: launched, exited: once(launched, "exit") };
  };
  let { child, exited } = launch();
  const admin = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    max: 1,
    onnotice: () => {},
  });
  await accepting(admin, exited);
  let databases = 0;
  return {
    async createDatabase(like = "template1") {
      databases += 1;
      const name = `site_${databases}`;
      await admin.unsafe(`create database ${name} template ${like}`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      child.kill("SIGQUIT");
      await exited;
      ({ child, exited } = launch());
      await accepting(admin, exited);
    },
    freeze() {
      const parent = child.pid ?? 0;
      // First the one that makes the others: what it made after they were counted would go on.
      process.kill(parent, "SIGSTOP");
      const frozen = [parent, ...childProcesses(parent)];
      for (const id of frozen) {
        process.kill(id, "SIGSTOP");
      }
      return () => {
        // Once: afterwards they may be gone, and their ids another's.
        for (const id of frozen.splice(0)) {
          process.kill(id, "SIGCONT");
        }
      };
    },
    async stop(keep) {
      await admin.end();
      child.kill("SIGINT");
      await exited;
      if (keep) await rename(data, keep);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Does in this database what PostgreSQL does by itself within a minute after many rows have come, and would do in the
 * middle of a measurement.
 */
export async function vacuum(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`vacuum (analyze)`;
  await sql.end();
}

async function accepting(admin: postgres.Sql, exited: Promise<unknown>): Promise<void> {
  const isOver = exited.then(() => true);
  for (const deadline = Date.now() + 30_000; ; ) {
    // Where another one has its port, ours ends at once, and it would be the other that answers.
    if (await Promise.race([isOver, wait(50, false)]))
      throw new Error(`PostgreSQL ended: is port ${admin.options.port} taken?`);
    try {
      await admin`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
    }
  }
}
