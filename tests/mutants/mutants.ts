import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import type { Edit } from "./edit.ts";
import { edits } from "./edits.ts";
import { fits } from "./fits.ts";

/**
 * `npm run test:mutants`: makes one fault after the other, runs the tests that should notice, puts the line back,
 * and lists the faults that nobody noticed. A word takes those whose file contains it. Ends with 1 when one
 * survived or an edit no longer fits its file.
 */
const root = join(import.meta.dirname, "../..");
const wanted = process.argv[2] ?? "";
const chosen = edits.filter(({ file }) => file.includes(wanted));
if (chosen.length === 0) throw new Error(`No file of a fault holds "${wanted}"`);
const survivors: string[] = [];
const report = join(mkdtempSync(join(tmpdir(), "mutants-")), "report.json");

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      message: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

for (const edit of chosen) {
  const outcome = attempt(edit);
  say(`${edit.file}: ${edit.from} → ${edit.to || "nothing"}\n  ${outcome}`);
  if (!outcome.startsWith("noticed")) {
    survivors.push(edit.file);
    process.exitCode = 1;
  }
}
rmSync(dirname(report), { recursive: true });
say(`\n${chosen.length - survivors.length} of ${chosen.length} faults were noticed.`);

/** What became of the fault, with the first test that noticed it: one that did for another reason shows by its name. */
function attempt(edit: Edit): string {
  if (!fits(edit)) {
    return "NO FIT";
  }
  const { file, from, to, tests } = edit;
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, whole);
  process.once("SIGINT", restore);
  try {
    writeFileSync(
      path,
      whole.replace(from, () => to),
    );
    const asked = ["--bail=1", "--reporter=json", `--outputFile=${report}`, ...tests];
    rmSync(report, { force: true });
    const { status } = spawnSync("npx", ["vitest", "run", ...asked], {
      cwd: root,
      stdio: "ignore",
    });
    if (status === 0) return "SURVIVED";
    const name = firstFailure();
    return name ? `noticed by ${name}` : "NO TEST RAN";
  } finally {
    restore();
    process.removeListener("SIGINT", restore);
  }
}

/** The name of the first failed test in the report, or a file that could not be run by its message; of neither, nothing. */
function firstFailure(): string | undefined {
  if (!existsSync(report)) return undefined;
  const { testResults } = v.parse(reportSchema, JSON.parse(readFileSync(report, "utf8")));
  for (const { assertionResults, message } of testResults) {
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed || message) return failed?.fullName ?? message.split("\n")[0];
  }
  return undefined;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
