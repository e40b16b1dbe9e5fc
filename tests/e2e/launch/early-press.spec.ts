import type { Page } from "@playwright/test";
import { programsSection } from "../../../content/home.ts";
import { launch } from "../../../content/launch.ts";
import { header } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { registrationDialog } from "../../../content/registration.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, test } from "../fixtures.ts";
import { passPopupTime, watchPopupTime } from "./popup-time.ts";

/** Presses the second button that enrolls as soon as it stands on the page: before the application, before the pop-up. */
async function pressEarly(page: Page): Promise<void> {
  await page.addInitScript((enroll) => {
    addEventListener("DOMContentLoaded", () => {
      const buttons = [...document.querySelectorAll("button")];
      buttons.filter((button) => button.textContent === enroll)[1]?.click();
    });
  }, programsSection.enroll);
}

test.beforeEach(({ page }) => watchPopupTime(page));

function dialogs(page: Page) {
  return {
    registration: page.getByRole("dialog", { name: registrationDialog.title }),
    // Behind a dialog it would be hidden from those who hear the page, and seen all the same.
    popup: page.getByRole("dialog", { name: launch?.title ?? "", includeHidden: true }),
  };
}

test("a press before the application is there opens the dialog when it is", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await pressEarly(page);
  await page.goto("/");
  const { registration, popup } = dialogs(page);
  const buttons = page.getByRole("button", {
    name: programsSection.enroll,
    exact: true,
    includeHidden: true,
  });
  const busy = () => buttons.evaluateAll((all) => all.map((button) => button.ariaBusy === "true"));
  expect(await busy()).toEqual(programs.map((_, index) => index === 1));
  await buttons.first().click();
  expect(await busy()).toEqual(programs.map((_, index) => index === 0));
  await buttons.nth(1).click();
  await passPopupTime(page);
  if (launch) await expect(popup).toBeHidden();
  release();
  await expect(registration).toBeVisible();
  await expect(registration).toContainText(programs[1]?.title ?? "");
  await expect.poll(busy).toEqual(programs.map(() => false));
});

test("the pop-up never covers a dialog that the visitor has opened", async ({ page }) => {
  test.skip(!launch, "nothing is launched");
  await pressEarly(page);
  await page.goto("/");
  const { registration, popup } = dialogs(page);
  await expect(registration).toBeVisible();
  await passPopupTime(page);
  await expect(popup).toBeHidden();
  await expect(registration).toBeVisible();
});

test("the pop-up waits for the menu and comes after it", async ({ page }) => {
  test.skip(!launch, "nothing is launched");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () =>
      document.querySelector<HTMLElement>("button[popovertarget]")?.click(),
    );
  });
  await page.goto("/");
  await passPopupTime(page);
  const link = page
    .getByRole("navigation", { name: header.navigation })
    .getByRole("link", { name: labelOf("#about") });
  await expect(link).toBeVisible();
  await expect(dialogs(page).popup).toBeHidden();
  await link.click();
  await expect(dialogs(page).popup).toBeVisible();
  await expect(link).toBeHidden();
});
