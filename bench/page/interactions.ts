import { chromium, type Page } from "@playwright/test";
import { programsSection } from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { header } from "../../content/pages.ts";
import { registrationForm } from "../../content/registration.ts";
import { findEngine } from "../../scripts/browsers.mjs";
import { country, digits } from "../../tests/support/phones.ts";

/** What a visitor does, in turn, and the longest any of its presses took to the next paint, in milliseconds. */
type Interaction = { name: string; slowest: number };

/**
 * Measures our page's answers to input on a phone-sized screen with the processor slowed down four times. The
 * browser reports durations in steps of 8 ms and nothing below 16 ms, which counts as 16 here.
 */
export async function measureInteractions(url: string): Promise<Interaction[]> {
  const browser = await chromium.launch({
    executablePath: findEngine("chromium"),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(collectDurations);
  await page.goto(url);
  if (launch) await page.getByRole("button", { name: launch.decline }).click();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  const results: Interaction[] = [];
  const step = async (name: string, act: () => Promise<void>) => {
    await settle(page);
    await act();
    results.push({ name, slowest: await settle(page) });
  };
  const menu = page.getByRole("button", { name: header.menu });
  await step("open the menu", () => menu.tap());
  await step("close the menu", () => menu.tap());
  const enroll = page.getByRole("button", { name: programsSection.enroll }).first();
  await enroll.scrollIntoViewIfNeeded();
  await step("open the dialog", async () => {
    await enroll.tap();
    await page.getByRole("dialog").waitFor();
  });
  for (const [label, text] of [
    [registrationForm.name, "Asha Rao"],
    [registrationForm.email, "asha@example.com"],
    [registrationForm.phoneNumber, digits()],
  ] as const) {
    const field = page.getByRole("dialog").getByRole("textbox", { name: label });
    if (label === registrationForm.phoneNumber)
      await page.getByRole("dialog").getByRole("combobox").selectOption(country.code);
    await field.focus();
    await step(`type the ${label.toLowerCase()}`, () => field.pressSequentially(text));
  }
  await browser.close();
  return results;
}

declare global {
  interface Window {
    durations: number[];
  }
}

/** Runs in the page: notes the duration of each event that belongs to an interaction. */
function collectDurations(): void {
  window.durations = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) window.durations.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as never);
}

/** Waits until the page has painted and reported, gives the longest duration since the last call. */
function settle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    const slowest = Math.max(16, ...window.durations);
    window.durations = [];
    return slowest;
  });
}
