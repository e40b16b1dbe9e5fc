import type { Locator, Page } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import { expect } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { learners, opened, toast } from "./desk-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  timezoneId: "Asia/Kolkata",
  expectedErrors: ["Failed to load resource"],
});

const calls = "**/rest/v1/rpc/*";

function retry(page: Page): Locator {
  return page.getByRole("button", { name: enrollmentList.retry });
}

/** A call counts as failed once it has been tried four times, with seconds in between. */
async function waitForFailure(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(sign).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.beforeEach(async ({ page, own }) => {
  await registerAll(own, learners);
  await page.clock.install();
  await signIn(page, own);
  await expect(page.getByRole("row", { name: "Asha Rao" })).toBeVisible();
});

test("the keyboard stays on the export that is stopped", async ({ page }) => {
  await page.route("**/rpc/list_enquiries", () => undefined);
  await page.getByRole("button", { name: csv.action }).press("Enter");
  await expect(page.getByRole("button", { name: csv.stop })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, csv.stopped)).toBeVisible();
  await expect(page.getByRole("button", { name: csv.action })).toBeFocused();
});

test("the keyboard goes on at the heading of what a retry has brought", async ({ page }) => {
  await page.route(calls, (route) => route.abort());
  await page.reload();
  await waitForFailure(page, retry(page));
  await page.unroute(calls);
  await retry(page).press("Enter");
  await expect(page.getByRole("row", { name: "Asha Rao" })).toBeVisible();
  await expect(page.getByRole("heading", { name: enrollmentList.heading })).toBeFocused();

  await page.route(calls, (route) => route.abort());
  await page.getByRole("link", { name: "Asha Rao", exact: true }).press("Enter");
  await waitForFailure(page, retry(page));
  await page.unroute(calls);
  await retry(page).press("Enter");
  await expect(retry(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Asha Rao" })).toBeFocused();
});

test("new enquiries that a retry has brought wait no longer", async ({ page, own }) => {
  await registerAll(own, [enquiry("Dev Nair")]);
  const arrived = page.getByRole("button", { name: enrollmentList.arrived(1) });
  await page.clock.fastForward(10_000);
  await expect(arrived).toBeVisible();
  await page.route("**/rpc/list_enquiries", (route) => route.abort());
  await arrived.click();
  await waitForFailure(page, retry(page));
  await expect(arrived).toBeVisible();
  await page.unroute("**/rpc/list_enquiries");
  // Nothing but the retry tells that they are there.
  await page.route("**/rpc/new_enquiries", () => undefined);
  await retry(page).click();
  await expect(page.getByRole("row", { name: "Dev Nair" })).toBeVisible();
  await expect(arrived).toBeHidden();
});

test("a step to another enquiry that fails is told", async ({ page }) => {
  await page.getByRole("link", { name: "Chitra Iyer", exact: true }).click();
  await expect(opened(page, "Chitra Iyer").getByText(openedEnquiry.noHistory)).toBeVisible();
  await page.route(calls, (route) => route.abort());
  // The next one has been fetched ahead, and the one behind it has not.
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeVisible();
  await page.keyboard.press("j");
  await waitForFailure(page, page.getByText(openedEnquiry.failure));
  const told = toast(page, enrollmentList.failure.title);
  await expect(told).toBeHidden();
  await page.keyboard.press("k");
  await waitForFailure(page, told);
});
