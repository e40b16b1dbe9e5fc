import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { run } from "./run.mjs";

/** Whether this is Debian or one of its kin, and we are root there. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && isDebian();
}

/** Installs packages of Debian; ends the process if that fails. */
export function installPackages(packages) {
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    DEBIAN_FRONTEND: "noninteractive",
  });
}

function isDebian() {
  try {
    return /^ID(?:_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
