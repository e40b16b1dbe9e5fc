import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { installPackages, mayInstallPackages } from "./debian.mjs";
import { run } from "./run.mjs";

const root = resolve(import.meta.dirname, "..");

/** Reads .env for the build and the server alike; what the environment names itself wins. */
export function readEnvFile() {
  if (existsSync(`${root}/.env`)) process.loadEnvFile(`${root}/.env`);
}

/** Installs what the lockfile names unless that has been done since the lockfile last changed. */
export function installIfStale() {
  if (modified("node_modules/.package-lock.json") >= modified("package-lock.json")) return;
  ensureLibatomic();
  console.log("Installing what package-lock.json names …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    NODE_ENV: "development",
  });
}

/** The Node that the lockfile names is linked to a library which the smallest Linux systems lack. */
function ensureLibatomic() {
  const { stdout } = spawnSync("/sbin/ldconfig", ["-p"], { encoding: "utf8" });
  if (!stdout || stdout.includes("libatomic.so.1")) return;
  if (mayInstallPackages()) {
    console.log("Installing libatomic1, which Node needs …");
    if (!installPackages(["libatomic1"])) process.exit(1);
  } else {
    console.error(
      "libatomic.so.1 is not here. Where Node does not start without it, install it (Debian, Ubuntu: sudo apt-get install libatomic1).",
    );
  }
}

/** When a file of the tree was last written; 0 where there is none. */
export function modified(file) {
  return statSync(`${root}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
