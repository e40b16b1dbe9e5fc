import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { run } from "./install.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of this machine: CHROMIUM_PATH, or the first one on the path; undefined where there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((file) => isExecutable(file));
}

/** Installs Debian's Chromium where there is none and we may; otherwise says what to install and ends. */
export function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log("Installing Chromium for the browser tests …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
    return;
  }
  console.error(
    "The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium) " +
      "or name its executable in CHROMIUM_PATH, then run npm test again.",
  );
  process.exit(1);
}

function isDebian() {
  try {
    return /^ID(?:_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
