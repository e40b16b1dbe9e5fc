import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "import-rules-"));
  copyFileSync(join(root, "biome.json"), join(house, "biome.json"));
});
afterAll(() => rmSync(house, { recursive: true }));

test.each([
  ["app/home/a.ts", "../registration/b.ts"],
  ["app/home/a.ts", "../ui/b.ts"],
  ["app/chat/a.ts", "../backend.ts"],
  ["app/launch/a.ts", "../../content/launch.ts"],
  ["server/a.ts", "../supabase/functions/x/handler.ts"],
  ["server/a.ts", "../content/site.ts"],
  ["supabase/functions/x/a.ts", "../_shared/b.ts"],
])("%s may import %s", (file, imported) => {
  expect(lintAccepts(file, imported)).toBe(true);
});

test.each([
  ["content/a.ts", "../app/ui/b.ts"],
  ["app/ui/a.ts", "../chat/b.ts"],
  ["app/chat/a.ts", "../registration/b.ts"],
  ["app/registration/a.ts", "../home/b.ts"],
  ["app/home/a.ts", "../enrollments/b.ts"],
  ["app/a.ts", "../server/b.ts"],
  ["app/launch/a.ts", "../../supabase/functions/x/handler.ts"],
  ["supabase/functions/x/a.ts", "../../../server/b.ts"],
  ["supabase/functions/x/a.ts", "../../../app/ui/b.ts"],
  ["server/a.ts", "../app/ui/b.ts"],
  ["bench/a.ts", "../server/app.ts"],
])("%s may not import %s", (file, imported) => {
  expect(lintAccepts(file, imported)).toBe(false);
});

function lintAccepts(file: string, imported: string): boolean {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export { part } from "${imported}";\n`);
  const { stdout, stderr, status } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", "--vcs-enabled=false", "--only=style/noRestrictedImports", path],
    { cwd: house, encoding: "utf8" },
  );
  rmSync(path);
  if (status !== 0) expect(stdout + stderr).toContain("noRestrictedImports");
  return status === 0;
}
