import type { Page } from "@playwright/test";
import { loadFailure, navigation, programsSection, testimonials } from "../../../content/home.ts";
import { header } from "../../../content/pages.ts";
import {
  registrationDialog,
  registrationForm,
  registrationOutcome,
} from "../../../content/registration.ts";
import { labelOf } from "../../support/navigation.ts";
import { country, digits } from "../../support/phones.ts";
import { chatParts, fillDetails } from "../chat/chat-page.ts";
import { expect, openHome, test, waitForApplication } from "../fixtures.ts";

/**
 * A browser without popovers (Safari before 17, Chrome before 114, Firefox before 125): their functions and
 * attribute are gone, their selector throws, and styles that ask for it do not apply.
 */
async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const prototype of [Document.prototype, Element.prototype])
      for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
        const original = Reflect.get(prototype, name);
        if (!original) continue;
        Reflect.set(prototype, name, function (this: unknown, selector: string) {
          if (/:(popover-open|modal)/.test(selector)) throw new SyntaxError(selector);
          return original.call(this, selector);
        });
      }
  });
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { "content-security-policy": _policy, ...headers } = response.headers();
    const body = html
      .replaceAll(/ popover="auto"/g, "")
      .replaceAll("selector(:popover-open)", "selector(:unknown-to-all)");
    await route.fulfill({ headers, body });
  });
}

test.use({ viewport: { width: 360, height: 740 } });

test("the page is there to read, its links stand in it and hide nothing; registration and chat work", async ({
  page,
}) => {
  await forgetPopovers(page);
  await openHome(page);
  await waitForApplication(page);
  await expect(page.getByRole("button", { name: header.menu })).toBeHidden();
  const links = page.getByRole("navigation", { name: header.navigation });
  await expect(links.getByRole("link")).toHaveText(navigation.map(({ label }) => label));
  const linksBox = await links.boundingBox();
  const headingBox = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((linksBox?.y ?? 0) + (linksBox?.height ?? 0)).toBeLessThan(headingBox?.y ?? 0);
  await links.getByRole("link", { name: labelOf("#testimonials") }).click();
  await expect(page.getByRole("heading", { name: testimonials.heading })).toBeInViewport();
  await expect(links).not.toBeInViewport();
  await expect(page.getByText(loadFailure)).toBeHidden();

  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  const registration = page.getByRole("dialog", { name: registrationDialog.title });
  await registration.getByLabel(registrationForm.name).fill("Asha Rao");
  await registration.getByLabel(registrationForm.email).fill("asha@example.org");
  await registration.getByLabel(registrationForm.countryCode).selectOption(country.code);
  await registration.getByLabel(registrationForm.phoneNumber).fill(digits());
  await registration.getByRole("button", { name: registrationForm.submit }).click();
  await expect(page.getByText(registrationOutcome.success.title)).toBeVisible();
  const chat = chatParts(page);
  await chat.launcher.click();
  await fillDetails(page);
  await chat.start.click();
  await expect(chat.input).toBeFocused();
});
