import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** Runs one of the project's commands with its own Node first on the path; ends the process if it fails. */
export function run(command, parameters, extra = {}) {
  const { status, signal } = spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    env: environment(extra),
  });
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

/** The environment in which `node` is the version that the lockfile names. */
export function environment(extra = {}) {
  const path = `${root}/node_modules/.bin${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH: path, ...extra };
}
