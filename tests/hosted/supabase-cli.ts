import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { repository } from "../support/deno-door.ts";

/** Kept beside the dependencies and not among them: its packages for other systems are not to be had everywhere. */
const version = "3.1.0";
const home = join(repository, ".cache", `supabase-${version}`);
const program = join(home, "node_modules/.bin/supabase");

export type Cli = {
  /** Runs `supabase …` and gives its exit code and what it said on both outputs. */
  run(...parameters: string[]): Promise<{ code: number; stdout: string; stderr: string }>;
  remove(): Promise<void>;
};

/** Supabase's own CLI on a copy of supabase/, since it keeps notes there, with a home of its own and no telemetry. */
export async function openCli(): Promise<Cli> {
  if (!existsSync(program)) {
    const install = ["install", "--prefix", home, "--no-save", `supabase@${version}`];
    await promisify(execFile)("npm", install);
  }
  const folder = await mkdtemp(join(tmpdir(), "supabase-"));
  await cp(join(repository, "supabase"), join(folder, "supabase"), { recursive: true });
  return {
    run: (...parameters) =>
      new Promise((resolve) => {
        const child = execFile(
          program,
          ["--workdir", folder, "--agent", "no", ...parameters],
          {
            cwd: folder,
            env: {
              PATH: process.env.PATH,
              HOME: folder,
              DO_NOT_TRACK: "1",
              SUPABASE_TELEMETRY_DISABLED: "1",
            },
          },
          (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
        );
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
