import type { Page } from "@playwright/test";
import { programs } from "../../../content/programs.ts";
import { expect, test } from "../fixtures.ts";
import {
  enrollButton,
  failed,
  fillRegistration,
  holdInserts,
  learner,
  openRegistration,
  submitted,
} from "./registration-page.ts";

const [first, other = first] = programs;

test.use({ expectedErrors: ["Failed to load resource"] });

test("what was stored after its dialog was closed does not come back", async ({ page }) => {
  const { form, held } = await sendAndClose(page, "closed@example.in");
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await enrollButton(page).click();
  for (const field of [form.name, form.email, form.country, form.phone])
    await expect(field).toHaveValue("");
});

test("what was not stored after its dialog was closed comes back", async ({ page }) => {
  const { form, held } = await sendAndClose(page, "cut-off@example.in");
  await held.cutOff();
  await expect(page.getByText(failed)).toBeVisible();
  await enrollButton(page).click();
  await expect(form.email).toHaveValue("cut-off@example.in");
  await expect(form.phone).toHaveValue(learner.phone);
});

test("a late success leaves the dialog alone that was opened meanwhile", async ({ page }) => {
  const { form, held } = await sendAndClose(page, "late@example.in");
  await enrollButton(page).click();
  await form.email.fill("colleague@example.in");
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  // As soon as it closes, and before it has faded.
  await expect(form.dialog).toHaveAttribute("data-open");
  await expect(form.email).toHaveValue("colleague@example.in");
});

test("a late success leaves alone what was typed and left meanwhile", async ({ page }) => {
  const { form, held } = await sendAndClose(page, "late@example.in");
  await enrollButton(page).click();
  await form.email.fill("colleague@example.in");
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await enrollButton(page).click();
  await expect(form.email).toHaveValue("colleague@example.in");
});

test("that one course is registered does not hide that another is not", async ({ page }) => {
  test.skip(other === first, "there is one course");
  const { form, held } = await sendAndClose(page, "two@example.in");
  await enrollButton(page, other.title).click();
  await page.route("**/rest/v1/enrollment_inquiries*", (route) => route.abort(), { times: 1 });
  await form.submit.click();
  await expect(page.getByText(failed)).toBeVisible();
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(form.dialog).toHaveAttribute("data-open");
});

/** Sends the first course's registration, whose answer is held, and closes the dialog. */
async function sendAndClose(page: Page, email: string) {
  const form = await openRegistration(page, first.title);
  await fillRegistration(form, { email });
  const held = await holdInserts(page);
  await form.submit.click();
  await held.arrived();
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  return { form, held };
}
