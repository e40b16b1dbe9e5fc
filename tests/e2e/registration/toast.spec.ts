import { controls } from "../../../content/pages.ts";
import { expect, test } from "../fixtures.ts";
import { failed, fillRegistration, openRegistration, submitted } from "./registration-page.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

const inserts = "**/rest/v1/enrollment_inquiries*";

test("a failure stays five seconds, above the dialog and in reach there, and what went well is announced for four", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(inserts, (route) => route.abort());
  const form = await openRegistration(page);
  await fillRegistration(form, { email: "four@example.in" });
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.submit.click();
  const failure = page.getByText(failed);
  await expect(failure).toBeVisible();
  await page.clock.runFor(4900);
  await expect(failure).toBeVisible();
  await page.clock.runFor(500);
  await expect(failure).toBeHidden();
  await page.clock.resume();

  await form.submit.click();
  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(failure).toBeHidden();
  await expect(form.dialog).toBeVisible();

  await form.submit.click();
  await expect(failure).toBeVisible();
  await expect(form.submit).toBeFocused();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(failure).toBeHidden();
  await expect(form.dialog).toBeVisible();
  await expect(form.submit).toBeFocused();

  await page.unroute(inserts);
  await page.clock.pauseAt(Date.now() + 600_000);
  await form.submit.click();
  const toast = page.getByText(submitted);
  await expect(toast).toBeVisible();
  const region = page.getByRole("region", { name: "Notifications" });
  await expect(region).toContainText(submitted);
  await expect(region).toHaveAttribute("aria-live", "polite");
  // It stays as long as the pointer is on it.
  await toast.hover();
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 600);
  await page.clock.runFor(3900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(500);
  await expect(toast).toBeHidden();
});

test("a second failure with the same words is announced like the first, while that still stands", async ({
  page,
}) => {
  await page.route(inserts, (route) => route.abort());
  const form = await openRegistration(page);
  await fillRegistration(form, { email: "twice@example.in" });
  await form.submit.click();
  const region = page.getByRole("region", { name: "Notifications" });
  await expect(region).toContainText(failed);
  await expect(form.submit).toBeFocused();
  await region.evaluate((live) => {
    const added: string[] = [];
    Reflect.set(window, "added", added);
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) {
        added.push(...[...addedNodes].map((node) => node.textContent ?? ""));
      }
    }).observe(live, { childList: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "added").join(" ")))
    .toContain(failed);
});
