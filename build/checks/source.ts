import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content-error.ts";

const root = join(import.meta.dirname, "../..");

/** Throws a {@link ContentError} for the first file in content/ that is no TypeScript, has a value of the wrong kind, or cannot be read. */
export async function checkSource(): Promise<void> {
  checkTypes("content");
  for (const file of globSync("content/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).sort()) {
    await import(join(root, file)).catch((error: unknown) => {
      const [line] = String(error).split("\n");
      throw new ContentError(`${placeIn(error) ?? file}  cannot be read: ${line}`);
    });
  }
}

/** Throws a {@link ContentError} for the first place where the site does not find in content/ what it needs. */
export function checkNeeds(): void {
  try {
    checkTypes("build/tsconfig.needs.json");
  } catch (error) {
    if (!(error instanceof ContentError) || error.message.startsWith("content/")) throw error;
    throw new ContentError(`content/  the site does not find what it needs: ${error.message}`);
  }
}

/** Throws a {@link ContentError} with the compiler's first line on this project. */
function checkTypes(project: string): void {
  try {
    const compiler = "node_modules/typescript/bin/tsc";
    // A second thread would take a third more of the processor.
    const options = ["--pretty", "false", "--noErrorTruncation", "--singleThreaded"];
    execFileSync(process.execPath, [compiler, "-p", project, ...options], { cwd: root });
  } catch (error) {
    const output = String((error as { stdout?: unknown }).stdout ?? error);
    throw new ContentError(output.trim().split("\n", 1)[0]);
  }
}

/** The innermost place in content/ that an error came through: "content/site.ts(28,3)". */
function placeIn(error: unknown): string | undefined {
  const [, file, line, column] =
    /\/(content\/[^\s:]+):(\d+):(\d+)/.exec((error as Error).stack ?? "") ?? [];
  return file && `${file}(${line},${column})`;
}
