import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether this is Debian or one of its kin, and we are root there. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && isDebian();
}

/** Installs packages of Debian; gives whether they are here now. */
export function installPackages(packages) {
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", install, { stdio: "inherit", env }).status === 0;
}

function isDebian() {
  try {
    return /^ID(?:_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
