import type { Page } from "@playwright/test";
import { launch } from "../../../content/launch.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { launchWords } from "../home/words.ts";
import { popupTimes, watchPopupTime } from "./popup-time.ts";

test.skip(!launch, "nothing is launched");

function popup(page: Page) {
  return page.getByRole("dialog", { name: launch?.title ?? "" });
}

test("it shows every text of content/, in its order, and closes at a press beside it alone", async ({
  page,
}) => {
  await page.goto("/");
  await expect(popup(page)).toBeVisible();
  const text = (await popup(page).innerText()).replace(/\s+/g, " ");
  expect(text).toBe(launchWords.join(" "));
  await expectAccessible(page);

  const seats = popup(page).getByText(launch?.seats ?? "");
  await seats.click();
  await expect(popup(page)).toBeVisible();
  // Its words are selected, and the pointer is let go beside it.
  const words = await seats.boundingBox();
  if (!words) throw new Error("The pop-up has no seats");
  await page.mouse.move(words.x + 5, words.y + words.height / 2);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(popup(page)).toBeHidden();
});

test("it opens so many milliseconds after every load as content/ says, and closes when its link opens the form in a new tab", async ({
  page,
  context,
}) => {
  await context.route(launch?.formUrl ?? "", (route) => route.fulfill({ body: "the form" }));
  await watchPopupTime(page);
  await page.addInitScript(() => {
    const open = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function showModal() {
      document.documentElement.dataset.openedAt = String(performance.now());
      open.call(this);
    };
  });
  await page.goto("/");
  await expect(popup(page)).toBeVisible();
  const opened = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return Number(document.documentElement.dataset.openedAt) - loadEventStart;
  });
  const wanted = launch?.schedule.delay ?? 0;
  expect(opened).toBeGreaterThanOrEqual(wanted);
  // A timer counts whole milliseconds, and this one rounds up.
  const [due = 0, ...others] = await popupTimes(page);
  expect(due).toBeGreaterThan(wanted - 0.1);
  expect(due).toBeLessThan(wanted + 1.1);
  expect(others).toEqual([]);

  const tab = context.waitForEvent("page");
  await popup(page)
    .getByRole("link", { name: launch?.accept ?? "" })
    .click();
  await expect(await tab).toHaveURL(launch?.formUrl ?? "");
  expect(await (await tab).evaluate(() => window.opener)).toBeNull();
  await expect(popup(page)).toBeHidden();

  // Another provider may want it shown once per session.
  if (launch?.schedule.show !== "load") return;
  await page.reload();
  await expect(popup(page)).toBeVisible();
});

test("it does not wait for the application", async ({ page, expectedErrors }) => {
  expectedErrors.push("Failed to load resource");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(popup(page)).toBeVisible();
  await popup(page)
    .getByRole("button", { name: launch?.decline ?? "" })
    .click();
  await expect(popup(page)).toBeHidden();
});

test("by keyboard alone: focus goes in, stays in and comes back to where it was", async ({
  page,
}) => {
  await page.goto("/");
  await expect(popup(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(popup(page).getByRole("link", { name: launch?.accept ?? "" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(popup(page).getByRole("button", { name: launch?.decline ?? "" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator("header :focus")).toHaveCount(1);

  await page.addInitScript(() => {
    sessionStorage.clear();
    addEventListener("DOMContentLoaded", () =>
      document.querySelector<HTMLElement>('a[href="#about"]')?.focus(),
    );
  });
  await page.goto("/");
  await expect(popup(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole("link", { name: labelOf("#about") })).toBeFocused();
});
