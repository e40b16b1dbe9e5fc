import { errorScreen } from "../../../content/pages.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";

test.use({ expectedErrors: ["broken on purpose"] });

test("an unexpected failure shows what happened and a way home, also in large text on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.goto("/enrollments?type=magiclink&token_hash=any");
  await expect(page.getByRole("heading", { name: errorScreen.heading })).toBeVisible();
  await expect(page.getByRole("link", { name: errorScreen.home })).toHaveAttribute("href", "/");
  await expectAccessible(page);
  await page.evaluate(() => {
    const address = document.querySelector('a[href^="mailto:"]');
    if (address) address.textContent = "namaskaram@malabarlanguages.example";
    document.documentElement.style.fontSize = "200%";
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
