import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import type { Database, Query } from "../database/database.ts";
import { readBackup, writeBackup } from "./file.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database far away, with one table of forty thousand numbers. */
function farDatabase(): Database {
  let fetched = 0;
  const query: Query = async <Row>(text: string) => {
    await wait(5);
    if (text.includes("pg_class")) {
      return [{ table: "public.numbers", columns: ["n"], after: [] }] as Row[];
    }
    if (!text.startsWith("fetch") || fetched === 40) return [];
    fetched += 1;
    return Array.from({ length: 1000 }, () => ({ line: String(Math.random()) })) as Row[];
  };
  const transaction: Database["transaction"] = (work) => work(query);
  return { query, transaction, atLeisure: transaction, close: async () => {} };
}

test("a file that cannot be begun is told once, whatever the database does meanwhile", async () => {
  const file = join(folder, "missing", "backup");
  await expect(writeBackup(farDatabase(), file)).rejects.toThrow("ENOENT");
});

test("a disk that fills up under it ends a backup with its word, and nothing is left", async () => {
  const file = join(folder, "backup");
  symlinkSync("/dev/full", `${file}.part`);
  await expect(writeBackup(farDatabase(), file)).rejects.toThrow("ENOSPC");
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup that is not to go on ends on its way, and nothing is left", async () => {
  const file = join(folder, "backup");
  const check = () => {
    throw new Error("Enough");
  };
  await expect(writeBackup(farDatabase(), file, check)).rejects.toThrow("Enough");
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that is no backup is called so by its name", async () => {
  const file = join(folder, "letter.txt");
  writeFileSync(file, "Dear admin");
  await expect(readBackup(file).next()).rejects.toThrow(`${file} cannot be read as a backup`);
  rmSync(file);
});
