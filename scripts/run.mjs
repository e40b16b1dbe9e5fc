import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** Runs one of the project's commands with its own Node first on the path; ends the process if it fails. */
export function run(command, parameters, extra = {}) {
  const { error, status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    env: environment(extra),
  });
  if (error) console.error(`${command} could not be started: ${error.message}.`);
  // One that was not started, or that a signal ended, has no status.
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment in which `node` is the version that the lockfile names. */
export function environment(extra = {}) {
  const path = `${root}/node_modules/.bin${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH: path, ...extra };
}
