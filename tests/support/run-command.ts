import { execFile } from "node:child_process";
import { join } from "node:path";
import { repository } from "./deno-door.ts";
import { quickStart } from "./server.ts";

/** Runs `backup`, `restore` or `move` with these settings; gives its exit code and the lines of both outputs. */
export function runCommand(name: string, argument: string, environment: Record<string, string>) {
  return new Promise<{ code: number; said: string[] }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...quickStart.options, join(repository, `server/${name}.ts`), argument],
      {
        cwd: repository,
        env: { PATH: process.env.PATH, ...quickStart.environment, ...environment },
      },
      (_error, stdout, stderr) => {
        const said = `${stdout}${stderr}`.split("\n").filter(Boolean);
        resolve({ code: child.exitCode ?? -1, said });
      },
    );
  });
}
