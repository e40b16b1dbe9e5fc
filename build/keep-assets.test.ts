import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepAssets } from "./keep-assets.ts";

/** A built site of these files, all of them months old. */
function build(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "site/assets"), { recursive: true });
  for (const file of files) {
    const path = join(folder, "site/assets", file);
    writeFileSync(path, file);
    utimesSync(path, 0, 0);
  }
  return folder;
}

function assetsOf(folder: string): string[] {
  return readdirSync(join(folder, "site/assets")).sort();
}

test("what a build replaces stays for thirty days, however old it was, and then goes", async () => {
  const [first, second, third, fourth] = [
    build(["form-1.js", "form-1.js.br", "react.js"]),
    build(["form-2.js", "react.js"]),
    build(["form-3.js", "react.js"]),
    build(["form-1.js", "react.js"]),
  ];
  await keepAssets(first, second, new Date("2026-03-01T12:00:00Z"));
  expect(assetsOf(second)).toEqual(["form-1.js", "form-1.js.br", "form-2.js", "react.js"]);
  await keepAssets(second, third, new Date("2026-03-31T11:00:00Z"));
  expect(assetsOf(third)).toEqual([
    ...["form-1.js", "form-1.js.br", "form-2.js", "form-3.js"],
    "react.js",
  ]);
  await keepAssets(third, fourth, new Date("2026-03-31T13:00:00Z"));
  expect(assetsOf(fourth)).toEqual(["form-1.js", "form-2.js", "form-3.js", "react.js"]);
});

test("the first build of all has nothing to keep", async () => {
  const built = build(["form-1.js"]);
  await keepAssets(join(built, "nowhere"), built);
  expect(assetsOf(built)).toEqual(["form-1.js"]);
});
