import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { childProcesses } from "../support/child-processes.ts";
import { repository } from "../support/deno-door.ts";
import { siteOption, startServer } from "../support/server.ts";

const launcher = `
  import { supervise } from "./scripts/supervise.mjs";
  supervise([["node", ${JSON.stringify(["server/main.ts", ...siteOption()])}]], { silence: 3 });`;

/** A launcher with a server on a prepared data directory, and the ports at which that has been ready. */
async function launch() {
  const template = await startServer();
  onTestFinished(() => template.stop());
  await template.terminate();
  const { DATA_DIR } = template.environment;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", launcher], {
    cwd: repository,
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  const ready: string[] = [];
  const said: string[] = [];
  createInterface(child.stderr).on("line", (line) => {
    said.push(line);
    if (line.includes('"ready"')) ready.push(JSON.parse(line).port);
  });
  const server = () => childProcesses(child.pid ?? 0)[0] ?? 0;
  await expect.poll(() => ready.length, { timeout: 60_000 }).toBe(1);
  return { child, exited, ready, said, server };
}

test("a server that stands still is killed and started again; one that ends, has ended", async () => {
  const { child, exited, ready, server } = await launch();
  const first = server();
  // Deaf to SIGTERM as well, as a process is that never leaves its own code.
  process.kill(first, "SIGSTOP");
  process.kill(first, "SIGTERM");
  await expect.poll(() => ready.length, { timeout: 60_000 }).toBe(2);
  expect(server()).not.toBe(first);
  expect((await fetch(`http://localhost:${ready[1]}/healthz`)).status).toBe(200);

  process.kill(server(), "SIGTERM");
  await exited;
  expect([child.exitCode, ready.length]).toEqual([0, 2]);
});

test("a server that was killed from outside is said to have been", async () => {
  const { child, exited, said, server } = await launch();
  process.kill(server(), "SIGKILL");
  await exited;
  expect(child.exitCode).toBe(1);
  expect(said.join("\n")).toContain("was ended from outside (SIGKILL)");
});

test("a server whose launcher was killed does not stay behind", async () => {
  const { child, exited, server } = await launch();
  const orphan = server();
  child.kill("SIGKILL");
  await exited;
  await expect.poll(() => isThere(orphan), { timeout: 20_000 }).toBe(false);
});

function isThere(id: number): boolean {
  try {
    // Sends nothing.
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
