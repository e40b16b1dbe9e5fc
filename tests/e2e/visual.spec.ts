import type { Page } from "@playwright/test";
import { programsSection } from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { header } from "../../content/pages.ts";
import {
  registrationDialog,
  registrationForm,
  registrationProblems,
} from "../../content/registration.ts";
import { country } from "../support/phones.ts";
import { expect, openHome, test } from "./fixtures.ts";

/**
 * How the states look. The site brings its own font, so that machines agree, and versions of Chromium as far apart as
 * half a year do to the pixel. So many may differ, however large the page: less than one link of the header that moved.
 */
const tolerance = { maxDiffPixels: 200, scale: "device" } as const;

// Half the pixels each way: the pictures stay small, and a shifted part still shows.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

async function openAt(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await openHome(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`home page at ${width}`, async ({ page }) => {
    await openAt(page, width, height);
    await expect(page).toHaveScreenshot(`home-${width}.png`, { ...tolerance, fullPage: true });
  });
}

test("hero at 2560", async ({ page }) => {
  await openAt(page, 2560, 1300);
  await expect(page).toHaveScreenshot("hero-2560.png", tolerance);
});

test("menu", async ({ page }) => {
  await openAt(page, 360, 780);
  await page.getByRole("button", { name: header.menu }).click();
  await expect(page).toHaveScreenshot("menu.png", tolerance);
});

for (const width of [360, 1440]) {
  test(`launch pop-up at ${width}`, async ({ page }) => {
    test.skip(!launch, "nothing is launched");
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`popup-${width}.png`, tolerance);
  });
}

for (const width of [360, 1440]) {
  test(`registration with its errors at ${width}`, async ({ page }) => {
    await openAt(page, width, 900);
    await page.getByRole("button", { name: programsSection.enroll }).first().click();
    const dialog = page.getByRole("dialog", { name: registrationDialog.title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveScreenshot(`registration-${width}.png`, tolerance);
    await dialog.getByRole("combobox").selectOption(country.code);
    await dialog.getByRole("button", { name: registrationForm.submit }).click();
    await expect(dialog.getByText(registrationProblems.noName)).toBeVisible();
    await expect(page).toHaveScreenshot(`registration-errors-${width}.png`, tolerance);
  });
}

for (const [name, path] of [
  ["admin-sign-in", "/enrollments"],
  ["not-found", "/no-such-page"],
] as const) {
  test(name, async ({ page, expectedErrors }) => {
    expectedErrors.push("404");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`, tolerance);
  });
}
