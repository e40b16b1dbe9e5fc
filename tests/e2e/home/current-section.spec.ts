import type { Page } from "@playwright/test";
import { navigation } from "../../../content/home.ts";
import { header } from "../../../content/pages.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, openHome, test } from "../fixtures.ts";

function links(page: Page) {
  return page.getByRole("banner").locator("li a");
}

async function expectCurrent(page: Page, label: string): Promise<void> {
  await expect(links(page).and(page.locator("[aria-current]"))).toHaveText([label]);
}

test("each link is marked once it is chosen, and the mark follows the scrolling, both ways", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  await openHome(page);
  for (const [width, height] of [
    [360, 640],
    [2560, 1440],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await test.step(`${width} by ${height}`, async () => {
      await expectCurrent(page, labelOf("#home"));
      for (const { label } of [...navigation.slice(1), ...navigation.toReversed()]) {
        if (width < 768) await page.getByRole("button", { name: header.menu }).click();
        await links(page).filter({ hasText: label }).click();
        await expectCurrent(page, label);
      }
    });
  }
  const scroll = (top: number) =>
    page.evaluate((y) => scrollBy({ top: y, behavior: "instant" }), top);
  await scroll(1e6);
  await expectCurrent(page, labelOf("#contact"));
  await scroll(-330);
  await expectCurrent(page, labelOf("#testimonials"));
  await scroll(-1e6);
  await expectCurrent(page, labelOf("#home"));
});
