import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const repository = join(import.meta.dirname, "../..");
export const functionsFolder = join(repository, "supabase/functions");
export const denoProgram = join(repository, "node_modules/.bin/deno");

/** Dependencies come from node_modules, in the versions that deno.json names; nothing from the network. */
export const denoOffline = ["--node-modules-dir=manual", "--no-remote"];

/** Starts one function of a tree under Deno, as hosted Supabase would, with an empty cache and on a free port. */
export async function openDenoDoor(
  name: string,
  environment: Record<string, string>,
  tree = repository,
) {
  const cache = await mkdtemp(join(tmpdir(), "deno-"));
  const rights = ["--allow-net", "--allow-env", "--allow-read"];
  const child = spawn(denoProgram, ["run", ...denoOffline, ...rights, `${name}/index.ts`], {
    cwd: join(tree, "supabase/functions"),
    env: {
      PATH: process.env.PATH,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: "1",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      NO_COLOR: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "close");
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        output.push(line);
        const listening = /Listening on (http:\S+)/.exec(line)?.[1];
        if (listening) {
          resolve(listening);
        }
      });
    }
    exited.then(() => reject(new Error(`${name} ended under Deno:\n${output.join("\n")}`)));
  });
  return {
    url,
    call: (body: unknown) =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.5" },
        body: JSON.stringify(body),
      }),
    output,
    /** Milliseconds of the processor that it has had so far, its start included; on Linux. */
    processorTime(): number {
      const [, rest = ""] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ");
      const [user, system] = rest.split(" ").slice(11);
      return (Number(user) + Number(system)) * 10;
    },
    async close() {
      child.kill("SIGTERM");
      await exited;
      await rm(cache, { recursive: true, force: true });
    },
  };
}
