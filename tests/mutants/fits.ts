import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Edit } from "./edit.ts";

const root = join(import.meta.dirname, "../..");

/** Whether a fault can be made: its line stands in its file, and nothing that stands later makes it of no consequence. */
export function fits({ file, from }: Edit): boolean {
  return readFileSync(join(root, file), "utf8").includes(from) && !isReplaced(file, from);
}

/** A function of one migration that a later one writes anew is of no consequence. */
function isReplaced(file: string, from: string): boolean {
  if (!file.endsWith(".sql")) return false;
  const folder = dirname(file);
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".sql") && name > basename(file))
    .some((name) => readFileSync(join(root, folder, name), "utf8").includes(from));
}
