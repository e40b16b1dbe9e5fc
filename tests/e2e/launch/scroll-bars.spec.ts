import type { Page } from "@playwright/test";
import { launch } from "../../../content/launch.ts";
import { expect, test } from "../fixtures.ts";

/** Scroll bars that take room, as on most desktops; the tests' browser hides them unless told otherwise. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

function popup(page: Page) {
  return page.getByRole("dialog", { name: launch?.title });
}

test("behind the pop-up the page neither scrolls nor moves", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  const width = () => page.getByRole("banner").evaluate((header) => header.clientWidth);
  const before = await width();
  expect(before).toBeLessThan(1280);
  await expect(popup(page)).toBeVisible();
  expect(await width()).toBe(before);
  for (const [x, y] of [
    [40, 400],
    [640, 400],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 900);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("in a low window its scroll bar keeps to its round corners", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 700, height: 420 });
  await page.goto("/");
  await expect(popup(page)).toBeVisible();
  const { x, y, width, height } = (await popup(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const look = (top: number) =>
    page.screenshot({ clip: { x: x + width - 2, y: top, width: 1, height: 1 } });
  const lookAtAll = () => Promise.all([y + 1, y + height - 2, y + height / 2].map(look));
  const [top, bottom, middle] = await lookAtAll();
  await popup(page).evaluate((element) => {
    element.style.scrollbarColor = "red red";
  });
  const [redTop, redBottom, redMiddle] = await lookAtAll();
  expect(redMiddle).not.toEqual(middle);
  expect([redTop, redBottom]).toEqual([top, bottom]);
});

test("at 360 by 640 both of its buttons are in view beside a scroll bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  for (const part of [
    popup(page).getByText(launch?.badges[0] ?? ""),
    popup(page).getByRole("button", { name: launch?.decline }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});
