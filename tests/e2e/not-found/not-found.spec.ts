import { notFound } from "../../../content/pages.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

test("an unknown address says so, is logged, and leads home", async ({ page, server }) => {
  const warning = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("/courses/advanced"),
  });
  const response = await page.goto("/courses/advanced");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: notFound.heading })).toBeVisible();
  expect((await warning).type()).toBe("warning");
  await expect.poll(() => server.logs.join()).toContain("/courses/advanced");
  await expectAccessible(page);
  await page.getByRole("link", { name: notFound.home }).click();
  await expect(page).toHaveURL("/");
});

test("on a phone on its side the way home is in view", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/nowhere");
  await expect(page.getByRole("link", { name: notFound.home })).toBeInViewport({ ratio: 1 });
});

test("it stands without JavaScript as well", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/nowhere`);
  await expect(page.getByRole("heading", { name: notFound.heading })).toBeVisible();
  await context.close();
});
