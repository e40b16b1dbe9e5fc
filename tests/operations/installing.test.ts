import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/deno-door.ts";
import { newFolder } from "../support/new-folder.ts";

/** An npm that notes what it was told, and installs nothing but a Node. */
const npm = `#!/bin/sh
echo "$1" >> told
mkdir -p node_modules/.bin
ln -sf "${process.execPath}" node_modules/.bin/node
touch node_modules/.package-lock.json
`;

test("`npm run build`, `backup`, `restore` and `move` install first what is not installed yet, or no longer", () => {
  const folder = newFolder();
  cpSync(join(repository, "scripts"), join(folder, "scripts"), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), "{}");
  // Which the Node that is there before may not know how to read.
  writeFileSync(join(folder, "program.ts"), "console.log(`done` satisfies string);");
  const path = join(folder, "path");
  mkdirSync(path);
  writeFileSync(join(path, "npm"), npm, { mode: 0o755 });
  const run = () =>
    execFileSync(process.execPath, ["scripts/with-settings.mjs", "program.ts"], {
      cwd: folder,
      env: { PATH: `${path}:${process.env.PATH}` },
      encoding: "utf8",
    });
  const installed = () => readFileSync(join(folder, "told"), "utf8").trim().split("\n");

  expect(run()).toMatch(/^Installing what package-lock\.json names …\ndone\n$/);
  expect(run()).toBe("done\n");
  expect(installed()).toEqual(["ci"]);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, "package-lock.json"), later, later);
  run();
  expect(installed()).toEqual(["ci", "ci"]);
});
