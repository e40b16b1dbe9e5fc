import { controls } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import {
  digits,
  registrationForm,
  registrationOutcome,
  registrationProblems,
} from "../../../content/registration.ts";
import { country, phone } from "../../support/phones.ts";
import { expect, expectAccessible, openHome, test } from "../fixtures.ts";
import {
  colorOf,
  enrollButton,
  fillRegistration,
  holdInserts,
  learner,
  openRegistration,
  registrationParts,
  submitAndRead,
  submitted,
} from "./registration-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a visitor registers for each course, and both sides get their mail", async ({
  page,
  server,
}) => {
  await openHome(page);
  const form = registrationParts(page);
  for (const { title, slug } of programs) {
    const email = `${slug}@example.in`;
    await enrollButton(page, title).click();
    await expect(form.dialog).toContainText(title);
    await fillRegistration(form, { email });
    const mailsAsked = page.waitForRequest("**/functions/v1/send-enrollment-email");
    const given = { name: learner.name, email, phone: phone() };
    expect(await submitAndRead(page, form)).toMatchObject({ ...given, course_name: title });
    expect((await mailsAsked).postDataJSON()).toEqual({ ...given, courseName: title });

    await expect(page.getByText(submitted), title).toBeVisible();
    const promise = page.getByText(registrationOutcome.success.description);
    await expect(promise).toBeVisible();
    await expect(page.getByText(submitted), "calmly").toHaveCSS("color", await colorOf(promise));
    await expect(form.dialog).toBeHidden();
    await expect(enrollButton(page, title)).toBeFocused();
    await page.getByRole("button", { name: controls.dismiss }).click();
    await expect(page.getByText(submitted)).toBeHidden();
    await expect.poll(() => readRecipients(`${server.mailUrl}/mails.json`, email)).toBe(2);

    await enrollButton(page, title).click();
    await expect(form.name).toHaveValue("");
    await expect(form.submit).toBeDisabled();
    await form.close.click();
    await expect(form.dialog).toBeHidden();
  }
});

test("an empty form is right as it is, and once it is sent every problem is told at once, the first one has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const form = await openRegistration(page);
  for (const part of [form.name, form.email, form.country, form.phone, form.submit]) {
    await expect(part, "on a phone on its side").toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // A browser can fill it in, and phones offer the right keyboards.
  await expect(form.name).toHaveAttribute("autocomplete", "name");
  await expect(form.name).toHaveAttribute("autocapitalize", "words");
  await expect(form.email).toHaveAttribute("autocomplete", "email");
  await expect(form.email).toHaveAttribute("type", "email");
  await expect(form.country).toHaveAttribute("autocomplete", "tel-country-code");
  await expect(form.phone).toHaveAttribute("autocomplete", "tel-national");
  await expect(form.phone).toHaveAttribute("inputmode", "tel");
  await expect(form.dialog.getByText("*", { exact: true })).toHaveCount(4);
  await expectAccessible(page);

  await expect(form.submit).toBeDisabled();
  await form.name.press("Tab");
  await form.country.selectOption(country.code);
  await expect(form.dialog.locator("[aria-invalid]")).toHaveCount(0);
  // From whichever field, where Enter is a key.
  await form.email.press("Enter");
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(registrationProblems.noName);
  await expect(form.email).toHaveAccessibleDescription(registrationProblems.noEmail);
  await expect(form.phone).toHaveAccessibleDescription(
    `${registrationProblems.noPhone} ${digits.hint(country)}`,
  );
  await expectAccessible(page);

  await form.name.fill("   ");
  await expect(form.name).toHaveAccessibleDescription(registrationProblems.noName);
  await form.name.fill("Priya");
  await expect(form.name).not.toHaveAttribute("aria-invalid");
  await form.email.fill("priya@example");
  await expect(form.email).toHaveAccessibleDescription(registrationProblems.email);
  await form.email.fill("priya@example.in");
  await expect(form.email).not.toHaveAttribute("aria-invalid");
});

test("a wrong value is told calmly while it is typed, then ringed in red, also in forced colours", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await form.email.pressSequentially("pri");
  await expect(form.dialog.getByText(registrationProblems.email)).toBeVisible();
  await expect(form.email).not.toHaveAttribute("aria-invalid");
  await form.email.press("Tab");
  await expect(form.email).toHaveAttribute("aria-invalid", "true");

  await fillRegistration(form, { email: "nobody" });
  await form.submit.click();
  await expect(form.email).toBeFocused();
  const danger = await colorOf(form.dialog.getByText(registrationProblems.email));
  await expect(form.email).toHaveCSS("outline-color", danger);
  await expect(form.email).toHaveCSS("border-top-color", danger);

  await form.name.focus();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(form.dialog).toHaveCSS("border-top-style", "solid");
  await expect(form.submit).toHaveCSS("border-top-style", "solid");
  await expect(form.email).toHaveCSS("outline-style", "solid");
});

test("that a registration is being sent is told, and its sign turns slowly where motion is unwelcome", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const inserts = await holdInserts(page);
  const form = await openRegistration(page);
  const told = form.dialog.getByRole("status").filter({ hasText: registrationForm.submitting });
  await fillRegistration(form, { email: "slow@example.in" });
  const regions = await form.dialog.getByRole("status").count();
  await form.submit.click();
  await inserts.arrived();
  await expect(told).toBeAttached();
  expect(await form.dialog.getByRole("status").count(), "no region comes with it").toBe(regions);
  const busy = form.dialog.locator("button[aria-busy=true]");
  expect(await busy.evaluate((it) => getComputedStyle(it, "::before").animationDuration)).toBe(
    "4s",
  );
  await inserts.release();
  await expect(form.dialog).toBeHidden();
});

test("the whole registration by keyboard alone", async ({ page }) => {
  await openHome(page);
  const button = enrollButton(page);
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press("Enter");
  await expect(registrationParts(page).name).toBeFocused();
  for (const text of [learner.name, "keyboard@example.in", learner.country]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(learner.phone);
  await page.keyboard.press("Enter");

  await expect(page.getByText(submitted)).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: controls.dismiss })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(submitted)).toBeHidden();
});

test.describe("On a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the key that is labelled as the next one goes on to the next field, and only the last one sends", async ({
    page,
  }) => {
    const form = await openRegistration(page);
    await fillRegistration(form);
    for (const [field, next] of [
      [form.name, form.email],
      [form.email, form.country],
    ] as const) {
      await expect(field).toHaveAttribute("enterkeyhint", "next");
      await field.press("Enter");
      await expect(next).toBeFocused();
    }
    await expect(form.dialog).toBeVisible();
    await expect(form.phone).toHaveAttribute("enterkeyhint", "send");
    await form.phone.press("Enter");
    await expect(page.getByText(submitted)).toBeVisible();
  });
});

type Mail = { recipients: string[]; html: string; text: string };

/** How many of the caught mails speak of this address. */
async function readRecipients(url: string, email: string): Promise<number> {
  const mails = (await (await fetch(url)).json()) as Mail[];
  return mails.filter((mail) => JSON.stringify(mail).includes(email)).length;
}
