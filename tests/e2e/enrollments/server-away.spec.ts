import type { Locator, Page } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import { expect, expectAccessible } from "../fixtures.ts";
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

test("the keyboard stays on the export that is stopped, and goes on at the heading of what a retry has brought", async ({
  page,
}) => {
  await page.route("**/rpc/list_enquiries", () => undefined);
  await page.getByRole("button", { name: csv.action }).press("Enter");
  await expect(page.getByRole("button", { name: csv.stop })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, csv.stopped)).toBeVisible();
  await expect(page.getByRole("button", { name: csv.action })).toBeFocused();
  await page.unroute("**/rpc/list_enquiries");

  let tried = 0;
  await page.route("**/rpc/list_enquiries", async (route) => {
    tried += 1;
    await route.fulfill({ status: 503, json: { code: "PGRST000", message: "No database" } });
  });
  await page.reload();
  await expect(page.getByText(enrollmentList.loading)).toBeVisible();
  for (const [tries, wait] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => tried).toBe(tries + 1);
    await page.clock.fastForward(wait);
  }
  const told = toast(page, enrollmentList.failure.title);
  await expect(told).toContainText(enrollmentList.failure.description);
  expect(tried).toBe(4);
  await expectAccessible(page);
  await page.unroute("**/rpc/list_enquiries");
  await retry(page).press("Enter");
  await expect(page.getByRole("row", { name: "Asha Rao" })).toBeVisible();
  await expect(page.getByRole("heading", { name: enrollmentList.heading })).toBeFocused();
  await expect(retry(page)).toBeHidden();

  await page.route(calls, (route) => route.abort());
  await page.getByRole("link", { name: "Asha Rao", exact: true }).press("Enter");
  await waitForFailure(page, retry(page));
  await page.unroute(calls);
  await retry(page).press("Enter");
  await expect(retry(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Asha Rao" })).toBeFocused();
});

test("new enquiries that a retry has brought wait no longer, and a step to another that fails is told", async ({
  page,
  own,
}) => {
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
  await page.unroute("**/rpc/new_enquiries");

  await page.getByRole("link", { name: "Chitra Iyer", exact: true }).click();
  await expect(opened(page, "Chitra Iyer").getByText(openedEnquiry.noHistory)).toBeVisible();
  const told = toast(page, enrollmentList.failure.title);
  await page.clock.fastForward(5000);
  await expect(told).toBeHidden();
  await page.route(calls, (route) => route.abort());
  // The next one has been fetched ahead, and the one behind it has not.
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeVisible();
  await page.keyboard.press("j");
  await waitForFailure(page, page.getByText(openedEnquiry.failure));
  await expect(told).toBeHidden();
  await page.keyboard.press("k");
  await waitForFailure(page, told);
});
