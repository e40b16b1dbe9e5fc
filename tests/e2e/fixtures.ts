import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { launch } from "../../content/launch.ts";
import { type Products, products } from "./products.ts";

type TestFixtures = {
  /** Console errors that a test expects, by a part of their text; every other one fails it. */
  expectedErrors: string[];
  /** Whether all motion happens at twenty times its speed. */
  hurriesMotion: boolean;
};

/**
 * Every worker has running products of its own; every page fails its test on an unexpected console error,
 * an uncaught exception or a violation of the content security policy.
 */
export const test = base.extend<TestFixtures, Products>({
  ...products,
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  hurriesMotion: [true, { option: true }],
  page: async ({ page, expectedErrors, hurriesMotion }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    if (hurriesMotion) await hurryMotion(page);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((part) => text.includes(part)));
    expect(unexpected, "unexpected console errors").toEqual([]);
  },
});

/**
 * Motion happens as it does for a visitor, only sooner: to draw a page that moves, sixty times a second and without a
 * graphics card, would take as long as all else that a test does.
 */
async function hurryMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 20 });
}

/** Opens the home page as a visitor who has put the launch pop-up aside, where there is one. */
export async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await closeLaunch(page);
}

/** Waits until the application has taken the home page over. */
export async function waitForApplication(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "earlyPress"))).toBeUndefined();
}

/** Holds what is fetched from these addresses until the function is called that it gives. */
export async function holdFiles(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Closes the launch pop-up, where one is launched, as soon as it has opened. */
export async function closeLaunch(page: Page): Promise<void> {
  if (!launch || (await hasSeenLaunch(page))) return;
  await page.getByRole("button", { name: launch.decline }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Whether the pop-up stays away, which the provider wants to be shown once per session. */
async function hasSeenLaunch(page: Page): Promise<boolean> {
  if (launch?.schedule.show !== "session") return false;
  return page.evaluate(
    () =>
      sessionStorage.getItem("launch-shown") !== null && !document.querySelector("dialog[open]"),
  );
}

/**
 * Fails when axe finds a violation of WCAG 2.2 AA in the page as it stands now. In axe's older mode, which reads no
 * frames of other origins, and there are none: the newer one carries all that was looked at into a blank page of its
 * own, and takes two to three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without preload: what axe fetches of a style sheet that did not come would be put into the page, against its policy.
    .options({ resultTypes: ["violations"], preload: false })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(findings).toEqual([]);
}

export { expect };
