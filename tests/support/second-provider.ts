import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const content = join(root, "tests/fixtures/second-provider/content");

export type ProviderTree = {
  folder: string;
  /** What the build said, line by line. */
  said: string[];
  remove(): void;
};

/**
 * A clone of the tree as it stands, turned into the second provider as README tells: files of `content/` replaced,
 * `npm run build`, nothing else. `SITE_URL` is the address that it is built for.
 */
export function buildSecondProvider(SITE_URL: string): ProviderTree {
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
  const output = execFileSync(process.execPath, ["build/build.ts"], {
    cwd: folder,
    env: { PATH, HOME, SITE_URL },
    encoding: "utf8",
    stdio: "pipe",
  });
  return {
    folder,
    said: output.split("\n").filter(Boolean),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
