import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { fillWithLearners, opened } from "./desk-page.ts";

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

test("an enquiry that is opened far down a list stays where it is, beside it and when it is closed, and so does what is read when the window is turned", async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillWithLearners(own, 400);
  await signIn(page, own);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(link("Learner 399")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 14_000));
  await expect(link("Learner 195")).toBeInViewport();
  const top = async (name: string) => (await link(name).boundingBox())?.y ?? Number.NaN;
  /** Until the row has come to rest so far from the top of the window, as rows are measured in whole pixels. */
  const expectTop = (name: string, wanted: number) =>
    expect
      .poll(async () => Math.abs((await top(name)) - wanted), { message: name })
      .toBeLessThan(30);

  await expectRowsToRest(page);
  const place = await top("Learner 195");
  await link("Learner 195").click();
  await expect(opened(page, "Learner 195")).toBeVisible();
  await expectTop("Learner 195", place);
  await page.keyboard.press("j");
  await expect(opened(page, "Learner 194")).toBeVisible();
  const next = await top("Learner 194");
  expect(next - place).toBeLessThan(150);
  await page.keyboard.press("Escape");
  await expect(link("Learner 194")).toBeFocused();
  await expectTop("Learner 194", next);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("row", { name: "Learner 194" })).toBeInViewport({ ratio: 0.98 });

  // Whoever has gone on from there is not led back to it.
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole("row", { name: "Learner 194" })).not.toBeInViewport();
  const read = page.getByRole("row", { name: "Learner 188" });
  await expect(read).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await expectRowsToRest(page);
  await expect(read).toBeInViewport();
});

/** Until the rows stand at the same places at two looks, frames apart, at the width that the window has come to have. */
async function expectRowsToRest(page: Page): Promise<void> {
  const places = () =>
    page
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect()).map(({ top, width }) => [top, width]),
      );
  await expect(async () => {
    const before = await places();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await places()).toEqual(before);
  }).toPass();
}

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
