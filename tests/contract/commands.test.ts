import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
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
