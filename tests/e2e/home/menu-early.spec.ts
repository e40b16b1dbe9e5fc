import type { Page } from "@playwright/test";
import { about } from "../../../content/home.ts";
import { header } from "../../../content/pages.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, openHome, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 800 } });

/** What the browser tells assistive software about the menu's button. */
async function readExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === header.menu,
  );
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

/** The application never comes: what works here works before hydration. */
test("the menu tells its state and closes on a choice before the application is there", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => undefined);
  await openHome(page);
  const toggle = page.getByRole("button", { name: header.menu });
  const bars = toggle.locator("span");
  const menu = page.getByRole("navigation", { name: header.navigation });
  const closedLook = await bars.evaluate((element) => getComputedStyle(element).transform);
  expect(await readExpanded(page)).toBe(false);
  await toggle.click();
  await expect(menu).toBeVisible();
  expect(await readExpanded(page)).toBe(true);
  await expect(bars).not.toHaveCSS("transform", closedLook);
  await menu.getByRole("link", { name: labelOf("#about") }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: about.heading })).toBeInViewport();
  expect(await readExpanded(page)).toBe(false);
});
