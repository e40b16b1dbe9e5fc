import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { embeddedPublishableKey } from "../../content/backend.ts";
import { initializedDataDirectory } from "./data-directory.ts";
import { runInside } from "./run-inside.ts";

const root = join(import.meta.dirname, "../..");

export type RunningServer = {
  url: string;
  /** Where the site is, if not there as well. */
  siteUrl?: string;
  /** The mail catcher's page; undefined when SMTP_URL is set. */
  mailUrl: string | undefined;
  /** Where it tells its metrics; undefined unless METRICS_PORT is set. */
  metricsUrl: string | undefined;
  publishableKey: string;
  pid: number;
  /** What it was started with, data directory included: enough to start it again. */
  environment: Record<string, string>;
  /** Every line of both outputs so far. */
  logs: string[];
  /** Has it run SQL on its embedded database, and gives the last statement's rows; undefined when it has ended. */
  runInside<Row>(sql: string): Promise<Row[]> | undefined;
  /** SIGTERM, and waits for the end; gives the exit code. */
  terminate(): Promise<number | null>;
  /** The same, and removes the data directory if it is a temporary one. */
  stop(): Promise<void>;
  /** SIGKILL, and waits for the end. */
  kill(): Promise<void>;
};

/**
 * Starts the real server in a process of its own, on a free port and with a temporary data directory, unless
 * the environment given says otherwise. Throws with its log when it ends before it is ready.
 */
export async function startServer(
  environment: Record<string, string> = {},
  folder = root,
): Promise<RunningServer> {
  const temporary = environment.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), "server-"));
  const DATA_DIR = environment.DATA_DIR ?? join(temporary ?? "", "data");
  if (temporary && !environment.DATABASE_URL && folder === root) {
    // All at once: a thousand files one by one take three times as much of the processor.
    cpSync(await initializedDataDirectory(startPlain), DATA_DIR, { recursive: true });
  }
  const server = await startPlain({ ...environment, DATA_DIR }, folder);
  return {
    ...server,
    stop: async () => {
      await server.terminate();
      if (temporary) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

async function startPlain(
  environment: Record<string, string>,
  folder?: string,
): Promise<RunningServer> {
  const { process: child, logs, exited } = launchServer(environment, folder);
  const ready = await new Promise<Ready>((resolve, reject) => {
    exited.then(() =>
      reject(new Error(`The server ended before it was ready:\n${logs.join("\n")}`)),
    );
    readReady(child, resolve);
  });
  async function terminate(): Promise<number | null> {
    child.kill("SIGTERM");
    await exited;
    return child.exitCode;
  }
  return {
    url: `http://localhost:${ready.port}`,
    mailUrl: ready.mailUrl,
    metricsUrl: ready.metricsPort ? `http://localhost:${ready.metricsPort}` : undefined,
    publishableKey: embeddedPublishableKey,
    pid: child.pid ?? 0,
    environment,
    logs,
    runInside: (sql) => (child.connected ? runInside(child, sql) : undefined),
    terminate,
    stop: async () => void (await terminate()),
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

type Ready = { msg: "ready"; port: number; mailUrl?: string; metricsPort?: number };

/**
 * Most of what a start costs is V8 making PGlite's code faster than a test needs it, and reading TypeScript that it
 * has read before. Only in tests: what is measured runs as it does elsewhere.
 */
export const quickStart =
  process.env.VITEST || process.env.TEST_WORKER_INDEX
    ? {
        options: ["--liftoff-only"],
        environment: { NODE_COMPILE_CACHE: join(tmpdir(), "server-compile-cache") },
      }
    : { options: [], environment: {} };

/** For `npm run test:late`: what answers browsers late is loaded first. */
function lateAnswers(seed = process.env.LATE_ANSWERS) {
  return seed
    ? {
        options: ["--import", join(import.meta.dirname, "late-answers.ts")],
        environment: { LATE_ANSWERS: seed },
      }
    : { options: [], environment: {} };
}

/** Where no site is built, nothing is asked of one either: units start no build. */
export function siteOption(folder = root): string[] {
  return existsSync(join(folder, "dist")) ? [] : ["--without-site"];
}

/** Starts the process and gives it at once, whatever becomes of it. */
export function launchServer(environment: Record<string, string>, folder = root) {
  const late = lateAnswers(environment.LATE_ANSWERS);
  const inside = ["--import", join(import.meta.dirname, "sql-inside.ts")];
  const options = [...quickStart.options, ...inside, ...late.options];
  const program = [join(folder, "server/main.ts"), ...siteOption(folder)];
  const child = spawn(process.execPath, [...options, ...program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      ...quickStart.environment,
      ...late.environment,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const logs: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface(output).on("line", (line) => logs.push(line));
  }
  return { process: child, logs, exited: once(child, "close") };
}

function readReady(child: ChildProcess, found: (ready: Ready) => void): void {
  if (!child.stderr) {
    return;
  }
  createInterface(child.stderr).on("line", (line) => {
    if (line.startsWith("{") && line.includes('"ready"')) {
      found(JSON.parse(line) as Ready);
    }
  });
}
