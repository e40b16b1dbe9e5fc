import type { Page } from "@playwright/test";
import { launch } from "../../../content/launch.ts";
import { expect, test } from "../fixtures.ts";

test.skip(!launch, "nothing is launched");

function parts(page: Page) {
  if (!launch) throw new Error("Nothing is launched");
  const popup = page.getByRole("dialog", { name: launch.title });
  return {
    popup,
    badge: popup.getByRole("listitem").first(),
    accept: popup.getByRole("link", { name: launch.accept }),
    decline: popup.getByRole("button", { name: launch.decline }),
  };
}

test("in a low window it begins at its beginning and scrolls", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.clear());
  const { popup, badge, decline } = parts(page);
  for (const [width, height] of [
    [320, 480],
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const where = `at ${width} by ${height}`;
    await expect(popup, where).toBeFocused();
    await expect(badge, where).toBeInViewport({ ratio: 1 });
    await decline.scrollIntoViewIfNeeded();
    await expect(decline, where).toBeInViewport({ ratio: 1 });
  }
});

test("scrolled, its words stand on the light ground", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/");
  const { popup } = parts(page);
  await expect(popup).toBeVisible();
  const scrolled = await popup.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
    return element.scrollTop;
  });
  test.skip(scrolled < 100, "few words: the pop-up is hardly taller than the window");
  const { x, y, height } = (await popup.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const look = (top: number) =>
    page.screenshot({ clip: { x: x + 2, y: top, width: 1, height: 1 }, animations: "disabled" });
  // At its left edge: where the dark strip stood, just below the round corner, and at half its height.
  expect(await look(y + 30)).toEqual(await look(y + height / 2));
});

test.describe("on a phone", () => {
  test.use({ isMobile: true, hasTouch: true });

  test("upright or across, its beginning and both of its buttons are in view", async ({ page }) => {
    await page.goto("/");
    const { popup, badge, accept, decline } = parts(page);
    await expect(popup).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 560],
      [360, 640],
      [640, 360],
      [740, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [badge, accept, decline])
        await expect(part, `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
    }
  });
});
