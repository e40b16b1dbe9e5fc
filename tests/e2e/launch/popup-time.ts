import type { Page } from "@playwright/test";
import { launch } from "../../../content/launch.ts";

type Timer = { due: number; hasRun: boolean };

/** Notes in every document that comes from now on when the pop-up is to open, and whether that time has come. */
export async function watchPopupTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers: Timer[] = [];
    Reflect.set(window, "popupTimers", timers);
    // A busy machine may take its time between two looks at the clock: what counts is what the page was told.
    const now = performance.now.bind(performance);
    let told = 0;
    performance.now = () => {
      told = now();
      return told;
    };
    const start = window.setTimeout.bind(window);
    Reflect.set(window, "setTimeout", (work: () => void, delay: number, ...given: unknown[]) => {
      if (!(given[0] instanceof HTMLDialogElement)) return start(work, delay, ...given);
      const [navigation] = performance.getEntriesByType("navigation");
      const { loadEventStart } = navigation as PerformanceNavigationTiming;
      const timer = { due: told + delay - loadEventStart, hasRun: false };
      timers.push(timer);
      return start(() => {
        Reflect.apply(work, window, given);
        timer.hasRun = true;
      }, delay);
    });
  });
}

/** How many milliseconds after the load event each of the pop-up's timers is due. */
export async function popupTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (Reflect.get(window, "popupTimers") as Timer[]).map(({ due }) => due));
}

/** Waits until the pop-up's time has come, whatever came of it. */
export async function passPopupTime(page: Page): Promise<void> {
  if (!launch) return;
  await page.waitForFunction(() => {
    const timers = Reflect.get(window, "popupTimers") as Timer[];
    return timers.length > 0 && timers.every(({ hasRun }) => hasRun);
  });
}
