import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type KeyInput, type Page } from "puppeteer-core";
import type { Engine, Tab } from "./engine.ts";

/** Starts Chromium (over its own protocol) or Firefox (over WebDriver BiDi). */
export async function startPuppeteer(
  name: "chromium" | "firefox",
  executablePath: string,
): Promise<Engine> {
  // Firefox as root refuses the home folder of someone else, as it is under sudo.
  const home = await mkdtemp(join(tmpdir(), "browser-"));
  const browser = await puppeteer.launch({
    browser: name === "firefox" ? "firefox" : "chrome",
    executablePath,
    env: { ...process.env, HOME: home },
    args: name === "firefox" ? [] : ["--no-sandbox", "--disable-quic"],
    // The size is the page's own; a phone's is asked for by `resize`.
    defaultViewport: null,
    timeout: 60_000,
  });
  return {
    name,
    version: await browser.version(),
    newTab: () => newTab(browser),
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key) => {
      const [last, ...held] = key.split("+").reverse() as KeyInput[];
      for (const modifier of held) await page.keyboard.down(modifier);
      if (last) await page.keyboard.press(last);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => resize(page, width, height),
    screenshot: () => page.screenshot(),
    errors,
    close: () => context.close(),
  };
}

/** Firefox 140 (Debian's) does not know the orientation that Puppeteer sets beside the size; the size it takes. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: Error) => {
    if (!error.message.includes("setScreenOrientationOverride")) throw error;
  });
  // Asked again and again, since what Puppeteer itself waits by is kept out by the site's content security policy.
  while ((await page.evaluate(() => innerWidth)) !== width);
}
