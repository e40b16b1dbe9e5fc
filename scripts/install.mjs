import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
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

/** Reads .env for the build and the server alike; what the environment names itself wins. */
export function readEnvFile() {
  if (existsSync(`${root}/.env`)) process.loadEnvFile(`${root}/.env`);
}

/** Installs what the lockfile names unless that has been done since the lockfile last changed. */
export function installIfStale() {
  if (modified("node_modules/.package-lock.json") >= modified("package-lock.json")) return;
  console.log("Installing what package-lock.json names …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    NODE_ENV: "development",
  });
}

function modified(file) {
  return statSync(`${root}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
