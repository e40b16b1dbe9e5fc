import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { hero } from "../../content/home.ts";
import { cloneTree } from "../support/clone.ts";
import { repository } from "../support/deno-door.ts";
import { freePort } from "../support/free-port.ts";
import { inPage } from "../support/in-page.ts";

const live = `
SITE_URL=https://live.example
DATABASE_URL=postgres://nobody@127.0.0.1:9/live
SMTP_URL=smtp://127.0.0.1:9
VITE_SUPABASE_URL=https://live.supabase.co
VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_live
`;

/** A clone as one develops in it: with the packages of this one, and a place of its own for what Vite makes of them. */
function cloneToDevelop(): string {
  const { folder, remove } = cloneTree();
  onTestFinished(remove);
  cpSync(join(repository, "scripts"), join(folder, "scripts"), { recursive: true });
  // Older than what is installed.
  utimesSync(join(folder, "package-lock.json"), 0, 0);
  const modules = join(folder, "node_modules");
  rmSync(modules);
  mkdirSync(modules);
  for (const name of readdirSync(join(repository, "node_modules"))) {
    if (name !== ".vite") symlinkSync(join(repository, "node_modules", name), join(modules, name));
  }
  return folder;
}

test("`npm run dev` works on data of its own, whatever is live by .env, and leaves the built site alone", async () => {
  const folder = cloneToDevelop();
  writeFileSync(join(folder, ".env"), live);
  const { PATH, HOME } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  const said: string[] = [];
  createInterface(child.stderr).on("line", (line) => said.push(line));
  const ready = () => said.find((line) => line.includes('"ready"'));
  await expect
    .poll(() => ready() ?? child.exitCode, { timeout: 120_000, message: said.join("\n") })
    .not.toBeNull();

  const url = `http://localhost:${port}`;
  expect(JSON.parse(ready() ?? said.join("\n"))).toMatchObject({
    url,
    mailUrl: expect.stringContaining("localhost"),
  });
  expect(readdirSync(join(folder, "data"))).toEqual(["dev"]);
  const shown = async () => (await read(url)).includes(inPage(hero.heading));
  await expect.poll(shown, { timeout: 60_000 }).toBe(true);
  expect(await read(`${url}/app/backend-address.ts`)).not.toContain("live.supabase.co");
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

/** What is there; nothing while nobody answers. */
function read(url: string): Promise<string> {
  return fetch(url).then(
    (answer) => answer.text(),
    () => "",
  );
}
