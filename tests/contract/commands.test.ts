import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/deno-door.ts";
import { newFolder } from "../support/new-folder.ts";

test("a command that cannot be started is a failure, and is named in one line", () => {
  const folder = newFolder();
  cpSync(join(repository, "scripts"), join(folder, "scripts"), { recursive: true });
  // Neither installed here nor on the path.
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, "scripts/with-settings.mjs"), "server/backup.ts", "backup"],
    { env: { PATH: "" }, encoding: "utf8" },
  );
  expect(stderr).toMatch(/^node could not be started: .*ENOENT\.\n$/);
  expect(status).toBe(1);
});

test.each(["start", "dev", "with-settings", "test"])(
  "an older Node is told in one line what %s needs",
  (name) => {
    const older = `data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.19.0" } })`;
    const folder = newFolder();
    cpSync(join(repository, "scripts"), join(folder, "scripts"), { recursive: true });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", older, join(folder, `scripts/${name}.mjs`), "backup"],
      { env: { PATH: "" }, encoding: "utf8" },
    );
    expect(`${stdout}${stderr}`).toMatch(
      /^This needs Node 20\.12 or newer, and this is 18\.19\.0: .*\n$/,
    );
    expect(status).toBe(1);
    const { engines } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
    expect(engines.node).toBe(">=20.12");
  },
);
