import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../support/deno-door.ts";

/** Fetched by its own test: its packages for other systems are not all to be had, and a clean install would fail. */
const cli = "supabase@3.1.0";
const npmCache = process.env.npm_config_cache ?? join(homedir(), ".npm");

export type Cli = {
  /** Runs `supabase …` and gives its exit code and what it said on both outputs. */
  run(...parameters: string[]): Promise<{ code: number; stdout: string; stderr: string }>;
  remove(): Promise<void>;
};

/** Supabase's own CLI on a copy of supabase/, since it keeps notes there, with a home of its own and no telemetry. */
export async function openCli(): Promise<Cli> {
  const folder = await mkdtemp(join(tmpdir(), "supabase-"));
  await cp(join(repository, "supabase"), join(folder, "supabase"), { recursive: true });
  return {
    run: (...parameters) =>
      new Promise((resolve) => {
        const child = execFile(
          "npx",
          ["--yes", cli, "--workdir", folder, "--agent", "no", ...parameters],
          {
            cwd: folder,
            env: {
              PATH: process.env.PATH,
              HOME: folder,
              npm_config_cache: npmCache,
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
