import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const content = join(root, "tests/fixtures/second-provider/content");

export type ProviderTree = {
  folder: string;
  /** Runs the build, and gives its exit code and what it said, line by line. */
  build(): { status: number | null; said: string[] };
  remove(): void;
};

/**
 * A clone of the tree as it stands, turned into the second provider as README tells: files of `content/` replaced,
 * nothing else. `SITE_URL` is the address that its build is for.
 */
export function cloneSecondProvider(SITE_URL: string): ProviderTree {
  const folder = mkdtempSync(join(tmpdir(), "second-provider-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  const needed = /^(app|build|content|server|supabase)\/|^[^/]+\.(json|ts)$/;
  for (const file of files.filter((name) => needed.test(name))) {
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  cpSync(content, join(folder, "content"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const { PATH, HOME } = process.env;
  return {
    folder,
    build: () => {
      const environment = { cwd: folder, env: { PATH, HOME, SITE_URL }, encoding: "utf8" } as const;
      const { status, stderr } = spawnSync(process.execPath, ["build/build.ts"], environment);
      return { status, said: stderr.split("\n").filter(Boolean) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
