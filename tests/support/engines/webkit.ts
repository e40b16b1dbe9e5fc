import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import type { Engine } from "./engine.ts";
import { openSession } from "./webdriver.ts";
import { newWebKitTab } from "./webkit-tab.ts";

/**
 * The browser's bar of buttons holds its window open as wide as 447 pixels: without their room it becomes as
 * narrow as a phone.
 */
const narrowBar = "button, entry, image { min-width: 0; padding: 0; font-size: 1px }";

/** Starts WebKitGTK's driver on a display of its own; every tab is a browser of its own. */
export async function startWebKit(program: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(`${home}/.config/gtk-3.0`, { recursive: true });
  await writeFile(`${home}/.config/gtk-3.0/gtk.css`, narrowBar);
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "2600x5000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(screen.stdio[3] as Readable, "data");
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(number).trim()}`,
      LC_ALL: "C.UTF-8",
    },
    stdio: "ignore",
  });
  // Should the tests be broken off.
  process.once("exit", () => [driver, screen].map((child) => child.kill()));
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  const { version, send } = await openSession(address);
  await send("DELETE", "");
  return {
    name: "webkit",
    version: `webkitgtk/${version}`,
    newTab: async () => newWebKitTab(await openSession(address)),
    close: async () => {
      await end(driver);
      await end(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(50)) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error("WebKitWebDriver has not started");
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
