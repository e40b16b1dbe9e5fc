import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newClient, register } from "../support/client.ts";
import { repository } from "../support/deno-door.ts";
import { newFolder } from "../support/new-folder.ts";
import { runSql } from "../support/restart.ts";
import { quickStart, startServer } from "../support/server.ts";

/** So many that reading them takes long enough to be stopped meanwhile. */
const many = `insert into private.limit_uses (bucket, address)
  select 'registration', md5(n::text) from generate_series(1, 30000) as n`;

test("whoever asks a server for a backup and goes away ends nothing but that", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  await runSql(server, many);
  const folder = server.environment.DATA_DIR ?? "";
  const asking = request({ socketPath: join(folder, "backup-door"), path: "/" }).end();
  asking.on("error", () => {});
  await appears(folder, /^backup\..*\.part$/);
  asking.destroy();
  await expect.poll(() => readdirSync(folder).filter(isDraft)).toEqual([]);
  expect((await register(newClient(server))).error).toBeNull();
  expect(server.logs.join("\n")).not.toContain("A backup failed");
});

test("a server that is asked to stop does not wait for ever for who does not fetch a backup", async () => {
  const server = await startServer();
  onTestFinished(async () => {
    // One that waits after all would wait here as well.
    await server.kill();
    await server.stop();
  });
  await runSql(server, many);
  const socketPath = join(server.environment.DATA_DIR ?? "", "backup-door");
  const asking = request({ socketPath, path: "/" }).end();
  asking.on("error", () => {});
  // Its answer has begun, and nobody reads on.
  const [answer] = await once(asking, "response");
  answer.on("error", () => {});
  expect(await server.terminate()).toBe(0);
});

test.each(["backup", "move"])("a %s that is stopped leaves nobody's data behind", async (name) => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  await runSql(server, many);
  await server.terminate();
  const folder = newFolder();
  const target = join(folder, "target");
  const child = spawn(
    process.execPath,
    [...quickStart.options, join(repository, `server/${name}.ts`), target],
    {
      cwd: repository,
      env: {
        PATH: process.env.PATH,
        TMPDIR: folder,
        ...quickStart.environment,
        ...server.environment,
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  await appears(folder, name === "move" ? /^target$/ : /^target\.part$/);
  child.kill("SIGINT");
  await once(child, "exit");
  expect(child.exitCode).toBe(1);
  // A database that nothing has been moved into holds nobody's data.
  expect(readdirSync(folder).filter((file) => name === "backup" || file !== "target")).toEqual([]);
});

function isDraft(file: string): boolean {
  return file.startsWith("backup.");
}

async function appears(folder: string, name: RegExp): Promise<void> {
  while (!readdirSync(folder).some((file) => name.test(file))) await wait(2);
}
