import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** Where the assistant keeps what she has learned. */
export const learned = "supabase/functions/chat-assistant/learned/weights.js";

export type Clone = {
  folder: string;
  /** Runs the build, with what it finds in the environment, and gives its exit code and what it said, line by line. */
  build(environment?: Record<string, string>): { status: number | null; said: string[] };
  remove(): void;
};

/** A clone of the tree as it stands, with what every build of it finds in the environment. */
export function cloneTree(always: Record<string, string> = {}): Clone {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  const needed = /^(app|build|content|server|supabase)\/|^[^/]+\.(json|ts)$/;
  for (const file of files.filter((name) => needed.test(name))) {
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  // What the assistant has learned of the tree's own content she need not learn again.
  cpSync(join(root, learned), join(folder, learned));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const { PATH, HOME } = process.env;
  return {
    folder,
    build: (environment) => {
      const options = {
        cwd: folder,
        env: { PATH, HOME, ...always, ...environment },
        encoding: "utf8",
      } as const;
      const { status, stderr } = spawnSync(process.execPath, ["build/build.ts"], options);
      return { status, said: stderr.split("\n").filter(Boolean) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
