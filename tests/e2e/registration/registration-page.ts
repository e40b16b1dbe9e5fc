import type { Locator, Page, Route } from "@playwright/test";
import { programsSection } from "../../../content/home.ts";
import { controls } from "../../../content/pages.ts";
import { type Program, programs } from "../../../content/programs.ts";
import {
  registrationDialog,
  registrationForm,
  registrationOutcome,
} from "../../../content/registration.ts";
import { country, digits } from "../../support/phones.ts";
import { expect, openHome } from "../fixtures.ts";

export const learner = {
  name: "Priya Sharma",
  email: "priya@example.in",
  country: country.code,
  /** As people write it. */
  phone: `${digits().slice(0, 5)} ${digits().slice(5)}`,
};

export const submitted = registrationOutcome.success.title;
export const failed = registrationOutcome.failure.title;

/** The parts of the registration as a visitor names them. */
export function registrationParts(page: Page) {
  const dialog = page.getByRole("dialog", { name: registrationDialog.title });
  return {
    dialog,
    name: dialog.getByLabel(registrationForm.name),
    email: dialog.getByLabel(registrationForm.email),
    country: dialog.getByLabel(registrationForm.countryCode),
    phone: dialog.getByLabel(registrationForm.phoneNumber),
    submit: dialog.locator('button[type="submit"]'),
    close: dialog.getByRole("button", { name: controls.close }),
  };
}

/** What comes and goes above everything else. */
export function toastsOn(page: Page) {
  return page.getByRole("region", { name: "Notifications" });
}

/** The colour in which a text is written. */
export function colorOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).color);
}

export type RegistrationParts = ReturnType<typeof registrationParts>;

export function enrollButton(page: Page, course: Program["title"] = programs[0].title) {
  return page
    .getByRole("article", { name: course })
    .getByRole("button", { name: programsSection.enroll, exact: true });
}

/** Opens the home page and the registration for a course. */
export async function openRegistration(
  page: Page,
  course?: Program["title"],
): Promise<RegistrationParts> {
  await openHome(page);
  await enrollButton(page, course).click();
  const form = registrationParts(page);
  await expect(form.dialog).toBeVisible();
  return form;
}

/** Fills in the form without sending it. */
export async function fillRegistration(
  form: RegistrationParts,
  values: Partial<typeof learner> = {},
): Promise<void> {
  const { name, email, country, phone } = { ...learner, ...values };
  await form.name.fill(name);
  await form.email.fill(email);
  await form.country.selectOption(country);
  await form.phone.fill(phone);
}

/** Presses the button and gives the row that the database made of the registration. */
export async function submitAndRead(page: Page, form: RegistrationParts) {
  const answered = page.waitForResponse("**/rest/v1/enrollment_inquiries*");
  await form.submit.click();
  return (await answered).json();
}

/** Holds every insert until `release`, which lets it pass. */
export async function holdInserts(page: Page) {
  const held: Route[] = [];
  await page.route("**/rest/v1/enrollment_inquiries*", (route) => {
    held.push(route);
  });
  return {
    arrived: () => expect.poll(() => held.length).toBe(1),
    count: () => held.length,
    release: () => Promise.all(held.splice(0).map((route) => route.continue())),
    cutOff: () => Promise.all(held.splice(0).map((route) => route.abort())),
  };
}
