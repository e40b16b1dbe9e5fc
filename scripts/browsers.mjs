import { accessSync, constants } from "node:fs";
import { delimiter } from "node:path";
import { installPackages, mayInstallPackages } from "./debian.mjs";

/** What each engine needs: programs on the path, any one of each list, and the packages of Debian that bring them. */
const engines = {
  chromium: {
    // The one without windows first: it is the same engine, and takes half the time.
    programs: [
      [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
      ],
    ],
    variable: "CHROMIUM_PATH",
    packages: ["chromium-headless-shell"],
  },
  firefox: {
    programs: [["firefox-esr", "firefox"]],
    variable: "FIREFOX_PATH",
    packages: ["firefox-esr"],
  },
  webkit: {
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
  },
};

export const engineNames = /** @type {const} */ (["chromium", "firefox", "webkit"]);

/** The program that runs this engine here, from its variable or the path; undefined where something is missing. */
export function findEngine(name) {
  const { programs, variable } = engines[name];
  if (variable && process.env[variable]) return process.env[variable];
  const found = programs.map(findProgram);
  return found.includes(undefined) ? undefined : found[0];
}

/** Installs the engines that are missing where we may; ends where Chromium is still missing then. */
export function ensureBrowsers() {
  const missing = findMissing();
  if (missing.length > 0 && mayInstallPackages()) {
    console.log(`Installing ${missing.join(", ")} for the browser tests …`);
    installPackages(missing.flatMap((name) => engines[name].packages));
  }
  if (findEngine("chromium")) return;
  sayWhatIsMissing();
  process.exit(1);
}

/** Says of each engine that is not here what is left out without it and how it comes here. */
export function sayWhatIsMissing() {
  for (const name of findMissing()) console.error(explain(name));
}

function findMissing() {
  return engineNames.filter((name) => !findEngine(name));
}

function explain(name) {
  const { packages, variable } = engines[name];
  const install = `sudo apt-get install --no-install-recommends ${packages.join(" ")}`;
  const elsewhere = variable ? `, or name its executable in ${variable}` : "";
  const effect = name === "chromium" ? "The browser tests need it" : "The flows leave it out";
  return `${name} is not here. ${effect}. Install it (Debian, Ubuntu: ${install})${elsewhere}.`;
}

function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((file) => isExecutable(file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
