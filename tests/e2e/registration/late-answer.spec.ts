import type { Page } from "@playwright/test";
import { controls, failures } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { registrationOutcome } from "../../../content/registration.ts";
import { expect, test } from "../fixtures.ts";
import {
  enrollButton,
  failed,
  fillRegistration,
  holdInserts,
  learner,
  openRegistration,
  type RegistrationParts,
  submitted,
} from "./registration-page.ts";

const [first, other = first] = programs;

test.use({ expectedErrors: ["Failed to load resource"] });

test("what was stored after its dialog was closed does not come back, and what was not stored does, with what failed", async ({
  page,
}) => {
  const form = await openRegistration(page, first.title);
  const stored = await sendAndClose(page, form, "closed@example.in");
  await stored.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await enrollButton(page).click();
  for (const field of [form.name, form.email, form.country, form.phone])
    await expect(field).toHaveValue("");

  const lost = await sendAndClose(page, form, "cut-off@example.in");
  await lost.cutOff();
  await expect(page.getByText(failed)).toBeVisible();
  await enrollButton(page).click();
  await expect(form.email).toHaveValue("cut-off@example.in");
  await expect(form.phone).toHaveValue(learner.phone);
  const told = form.dialog.getByText(registrationOutcome.failure.description(failures.unreachable));
  await expect(told).toBeVisible();

  // Opened anew before it has failed, it says so as soon as it has.
  const slow = await sendAndClose(page, form, "slow@example.in");
  await enrollButton(page).click();
  await expect(form.email).toHaveValue("slow@example.in");
  await expect(told).toBeHidden();
  await slow.cutOff();
  await expect(told).toBeVisible();
});

test("a late success leaves the dialog alone that was opened meanwhile, and what was typed in it and left", async ({
  page,
}) => {
  const form = await openRegistration(page, first.title);
  const held = await sendAndClose(page, form, "late@example.in");
  await enrollButton(page).click();
  await form.email.fill("colleague@example.in");
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  // As soon as it closes, and before it has faded.
  await expect(form.dialog).toHaveAttribute("data-open");
  await expect(form.email).toHaveValue("colleague@example.in");
  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(page.getByText(submitted)).toBeHidden();

  const again = await sendAndClose(page, form, "later@example.in");
  await enrollButton(page).click();
  await form.email.fill("another@example.in");
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  await again.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await enrollButton(page).click();
  await expect(form.email).toHaveValue("another@example.in");
});

test("that one course is registered does not hide that another is not", async ({ page }) => {
  test.skip(other === first, "there is one course");
  const form = await openRegistration(page, first.title);
  const held = await sendAndClose(page, form, "two@example.in");
  await enrollButton(page, other.title).click();
  await page.route("**/rest/v1/enrollment_inquiries*", (route) => route.abort(), { times: 1 });
  await form.submit.click();
  await expect(page.getByText(failed)).toBeVisible();
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(form.dialog).toHaveAttribute("data-open");
  const told = form.dialog.getByText(registrationOutcome.failure.description(failures.unreachable));
  await expect(told).toBeVisible();
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  await enrollButton(page, first.title).click();
  await expect(form.dialog).toContainText(first.title);
  await expect(told).toBeHidden();
});

/** Sends the registration that is open, whose answer is held, and closes its dialog. */
async function sendAndClose(page: Page, form: RegistrationParts, email: string) {
  await fillRegistration(form, { email });
  const held = await holdInserts(page);
  await form.submit.click();
  await held.arrived();
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  return held;
}
