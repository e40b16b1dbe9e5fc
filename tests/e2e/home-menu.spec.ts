import { expect, expectAccessible, openHome, test } from "./fixtures.ts";

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the menu says whether it is open and closes on a choice", async ({ page }) => {
    await openHome(page);
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await menu.getByRole("link", { name: "About" }).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#about")).toBeInViewport();
  });

  test("the menu closes on Escape and on a press outside", async ({ page }) => {
    await openHome(page);
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await toggle.click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(195, 700);
    await expect(menu).toBeHidden();
    await toggle.click();
    await toggle.click();
    await expect(menu).toBeHidden();
  });

  test("the menu closes when the screen grows wide", async ({ page }) => {
    await openHome(page);
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.click();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});

test("the link of the section that is read is marked", async ({ page }) => {
  await openHome(page);
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const [section, name] of [
    ["#courses", "Courses"],
    ["#about", "About"],
    ["#testimonials", "Testimonials"],
    ["#contact", "Contact"],
    ["#benefits", "Home"],
  ] as const) {
    await page.locator(section).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(navigation.locator("[aria-current]")).toHaveText([name]);
  }
});
