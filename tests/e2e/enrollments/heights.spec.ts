import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { opened } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 800 } });

test("rows of different heights fill the table at whatever width it comes to have", async ({
  page,
  own,
}) => {
  const long = "Venkatanarasimharajuvaripeta Lakshmi Subramaniam Ramanathan";
  const learners = [long, `${long} Iyer`, "Asha Rao"].map((name, index) => ({
    ...enquiry(name),
    email: `learner.${index}@example.in`,
  }));
  await registerAll(own, learners);
  await signIn(page, own);
  await expectRowsToFill(page);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  await expect(opened(page, "Asha Rao")).toBeVisible();
  await expectRowsToFill(page);
  await page.keyboard.press("Escape");
  await expectRowsToFill(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRowsToFill(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectRowsToFill(page);
});

/** Until it has come to rest: at two looks, frames apart, the last row ends where the table does. */
async function expectRowsToFill(page: Page): Promise<void> {
  const isFilled = () =>
    page.getByRole("table").evaluate(async (table) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const rows = [...table.querySelectorAll("tbody tr")];
      const end = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
      // Each row counts as so many whole pixels.
      return Math.abs(end - table.getBoundingClientRect().bottom) < rows.length;
    });
  await expect.poll(async () => [await isFilled(), await isFilled()]).toEqual([true, true]);
}
