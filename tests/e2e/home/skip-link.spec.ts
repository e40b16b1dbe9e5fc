import { controls } from "../../../content/pages.ts";
import { expect, expectAccessible, openHome, test } from "../fixtures.ts";

test("the keyboard's first stop leads past the navigation", async ({ page }) => {
  await openHome(page);
  const link = page.getByRole("link", { name: controls.skip });
  await expect(link).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
});
