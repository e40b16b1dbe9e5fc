import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Edit } from "./edit.ts";
import { edits } from "./edits.ts";

/**
 * `npm run test:mutants`: makes one fault after the other, runs the tests that should notice, puts the line back,
 * and lists the faults that nobody noticed. A word takes those whose file contains it. Ends with 1 when one
 * survived or an edit no longer fits its file.
 */
const root = join(import.meta.dirname, "../..");
const wanted = process.argv[2] ?? "";
const chosen = edits.filter(({ file }) => file.includes(wanted));
const survivors: string[] = [];

for (const edit of chosen) {
  const outcome = attempt(edit);
  say(`${outcome.padEnd(9)} ${edit.file}: ${edit.from} → ${edit.to || "nothing"}`);
  if (outcome !== "killed") {
    survivors.push(edit.file);
    process.exitCode = 1;
  }
}
say(`\n${chosen.length - survivors.length} of ${chosen.length} faults were noticed.`);

function attempt({ file, from, to, tests }: Edit): "killed" | "SURVIVED" | "NO FIT" {
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  if (!whole.includes(from) || isReplaced(file, from)) {
    return "NO FIT";
  }
  const restore = () => writeFileSync(path, whole);
  process.once("SIGINT", restore);
  try {
    writeFileSync(
      path,
      whole.replace(from, () => to),
    );
    const { status } = spawnSync("npx", ["vitest", "run", "--bail=1", ...tests], {
      cwd: root,
      stdio: "ignore",
    });
    return status === 0 ? "SURVIVED" : "killed";
  } finally {
    restore();
    process.removeListener("SIGINT", restore);
  }
}

/** A function of one migration that a later one writes anew is of no consequence. */
function isReplaced(file: string, from: string): boolean {
  const folder = dirname(file);
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".sql") && file.endsWith(".sql") && name > basename(file))
    .some((name) => readFileSync(join(root, folder, name), "utf8").includes(from));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
