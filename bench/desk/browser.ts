import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findEngine } from "../../scripts/browsers.mjs";
import type { RunningServer } from "../../tests/support/server.ts";
import { summarize, type Times } from "./answers.ts";
import { frameCost, layOutPlainly } from "./frames.ts";

/**
 * The same desk as an admin has it before them, in a window of 1440 x 900 pixels: how long until the first rows, until
 * grey rows are filled, what the whole list leaves behind, and what a frame of scrolling costs.
 */
export async function measureBrowser(server: RunningServer, session: object): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findEngine("chromium"),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript(
      (kept) => localStorage.setItem("session", kept),
      JSON.stringify(session),
    );
    await page.addInitScript(noteFirstRows);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");

    const first: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) first.push(await openDesk(page, server));
    say("first rows, ms after the session is known", summarize(first.slice(1)), 200);
    const drags: { time: number; rows: number }[] = [];
    for (let turn = 0; turn < 20; turn += 1) drags.push(await dragTo(page, (turn * 0.377) % 1));
    say("grey rows filled, ms after the stop", summarize(drags.map(({ time }) => time)), 250);
    say("rows in the document, at most", Math.max(...drags.map(({ rows }) => rows)), 60);
    const { ours, plain } = await compareFrames(page, devtools);
    say("main thread a frame, ms, four times slowed down", ours, `a plain list, ${plain}`);
    await openDesk(page, server);
    say("heap after the whole list, MB", await heapOfAll(page, devtools), 80);
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** When the first rows were painted, in the page's own time. */
    firstRows?: number;
  }
}

function noteFirstRows(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("tbody tr[data-enquiry]")) return;
    observer.disconnect();
    // The frame after the next is behind the paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.firstRows = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function openDesk(page: Page, server: RunningServer): Promise<number> {
  await page.goto(`${server.url}/enrollments`);
  await page.waitForFunction(() => window.firstRows !== undefined);
  return page.evaluate(() => {
    const known = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.endsWith("/auth/v1/user")) as PerformanceResourceTiming;
    return (window.firstRows ?? 0) - known.responseEnd;
  });
}

/**
 * Drags the bar from where it is to this share of its way; gives how long grey rows are left after the stop, and how
 * many rows were in the document at most.
 */
function dragTo(page: Page, share: number): Promise<{ time: number; rows: number }> {
  return page.evaluate(async (to) => {
    const all = () => [...document.querySelectorAll<HTMLElement>("tbody tr")];
    let rows = 0;
    const frame = async () => {
      await new Promise(requestAnimationFrame);
      rows = Math.max(rows, all().length);
    };
    const from = scrollY;
    const distance = to * (document.documentElement.scrollHeight - innerHeight) - from;
    for (let step = 1; step <= 20; step += 1) {
      scrollTo({ top: from + (distance * step) / 20, behavior: "instant" });
      await frame();
    }
    const stopped = performance.now();
    do await frame();
    while (all().some(({ dataset }) => !dataset.enquiry));
    await frame();
    return { time: performance.now() - stopped, rows };
  }, share);
}

/** Shows every row of the list once, in a low window so that it takes less long; gives the heap in MB behind it. */
async function heapOfAll(page: Page, devtools: CDPSession): Promise<number> {
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.evaluate(async () => {
    const isComing = () => document.querySelector("tbody tr:not([data-enquiry])") !== null;
    const end = () => document.documentElement.scrollHeight - innerHeight - 2;
    // A busy machine does not come to the end; what it has come to is told with the heap.
    const deadline = performance.now() + 240_000;
    while (scrollY < end() && performance.now() < deadline) {
      scrollBy({ top: 5000, behavior: "instant" });
      do await new Promise(requestAnimationFrame);
      while (isComing());
    }
  });
  const share = await page.evaluate(() => scrollY / (document.documentElement.scrollHeight - 300));
  console.log(`The list was gone through as far as ${Math.round(100 * share)} %.`);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return Math.round(usedSize / 1e6);
}

/** The main thread's time for a frame of scrolling, four times slowed down: the desk's, and that of the same rows all laid out. */
async function compareFrames(page: Page, devtools: CDPSession) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const ours = await frameCost(page, devtools);
  await layOutPlainly(page);
  const plain = await frameCost(page, devtools);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return { ours, plain };
}

function say(what: string, measured: Times | number, target: number | string): void {
  const told = typeof measured === "number" ? measured : `${measured.p50} / ${measured.p95}`;
  console.log(`${what}: ${told} (target: ${target})`);
}
