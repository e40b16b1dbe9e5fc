import { navigation } from "../../../content/home.ts";
import { header } from "../../../content/pages.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, expectAccessible, openHome, test } from "../fixtures.ts";

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the menu says whether it is open, and closes on Escape, on a press outside and on a choice", async ({
    page,
  }) => {
    await openHome(page);
    const toggle = page.getByRole("button", { name: header.menu });
    const menu = page.getByRole("navigation", { name: header.navigation });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(195, 700);
    await expect(menu).toBeHidden();
    await toggle.click();
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: labelOf("#about") }).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#about")).toBeInViewport();
  });

  test("the menu closes when the focus leaves it, not within it, and when the screen grows wide", async ({
    page,
  }) => {
    await openHome(page);
    const toggle = page.getByRole("button", { name: header.menu });
    const menu = page.getByRole("navigation", { name: header.navigation });
    await toggle.press("Enter");
    for (const { label } of navigation) {
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link", { name: label })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(menu).toBeHidden();
  });
});

test("a name of three words has its line beside the links of a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHome(page);
  const lines = await page.getByRole("banner").evaluate((banner) => {
    // Whatever content/ says, of the same length everywhere.
    const links = banner.querySelectorAll("nav a");
    for (const [index, text] of ["Home", "Courses", "About", "Testimonials", "Contact"].entries()) {
      if (links[index]) links[index].textContent = text;
    }
    const name = banner.querySelector('a:not(nav *, [href="#content"])')?.lastChild;
    if (!name) throw new Error("The header has no name");
    name.textContent = "Malabar Language House";
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
