import { countries } from "../../../content/countries.ts";
import { expect, test } from "../fixtures.ts";
import {
  fillRegistration,
  openRegistration,
  type RegistrationParts,
  submitAndRead,
  submitted,
} from "./registration-page.ts";

for (const { code, name, min, max } of countries) {
  test(`${name}: ${min} to ${max} digits, and not one fewer or more`, async ({ page }) => {
    const form = await openRegistration(page);
    await fillRegistration(form, {
      country: code,
      phone: "",
      email: `${code.slice(1)}@example.in`,
    });
    await expect(form.phone).toHaveAttribute("placeholder", new RegExp(`\\b${max} digits$`));
    await expect(form.dialog).toContainText(`${name}: ${min}-${max} digits required`);

    await enter(form, min - 1, `Phone number must be at least ${min} digits for ${name}`);
    await enter(form, max + 1, `Phone number must be at most ${max} digits for ${name}`);
    await enter(form, min, "");
    expect(await submitAndRead(page, form)).toMatchObject({ phone: `${code} ${digits(min)}` });
    await expect(page.getByText(submitted)).toBeVisible();

    await page.getByRole("button", { name: "Enroll Now" }).first().click();
    await fillRegistration(form, { country: code, phone: digits(max) });
    expect(await submitAndRead(page, form)).toMatchObject({ phone: `${code} ${digits(max)}` });
  });
}

test("a pasted number picks its country, however it is written", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openRegistration(page);
  const numbers = [
    ["+91 98765 43210", "+91", "9876543210"],
    ["+971 (50) 123-45-67", "+971", "501234567"],
    ["0044 20 7946 0958", "+44", "2079460958"],
    ["+65 6123 4567", "+65", "61234567"],
  ] as const;
  for (const [text, country, number] of numbers) {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await form.phone.fill("");
    await form.phone.press("ControlOrMeta+V");
    await expect(form.country).toHaveValue(country);
    await expect(form.phone).toHaveValue(number);
  }
  await page.evaluate(() => navigator.clipboard.writeText("6 1 2 3 - 4 5 6 7 (mobile)"));
  await form.phone.fill("");
  await form.phone.press("ControlOrMeta+V");
  await expect(form.phone).toHaveValue("61234567");
});

test("a number that is typed with its country's prefix picks the country", async ({ page }) => {
  const form = await openRegistration(page);
  await form.phone.pressSequentially("+919876543210");
  await expect(form.country).toHaveValue("+91");
  await expect(form.phone).toHaveValue("9876543210");
});

test("a 0 dialled in front is understood, and non-digits do not count", async ({ page }) => {
  const form = await openRegistration(page);
  await fillRegistration(form, { phone: "(098) 7654-3210" });
  expect(await submitAndRead(page, form)).toMatchObject({ phone: "+91 9876543210" });
});

test("the number waits for its country, and follows a change of it", async ({ page }) => {
  const form = await openRegistration(page);
  await expect(form.phone).toHaveAttribute("maxlength", "15");
  await form.phone.fill("9876543210");
  await expect(form.phone).toHaveAccessibleDescription("Please select a country code first");
  await form.country.selectOption("+91");
  await expect(form.phone).not.toHaveAttribute("aria-invalid");
  await form.country.selectOption("+65");
  await expect(form.phone).toHaveAccessibleDescription(/must be at most 8 digits for Singapore/);
});

function digits(count: number): string {
  return "987654321987654".slice(0, count);
}

/** Types that many digits and leaves the field; gives up when it does not say what it should. */
async function enter(form: RegistrationParts, count: number, problem: string): Promise<void> {
  await form.phone.fill(digits(count));
  await form.name.focus();
  if (problem) {
    await expect(form.dialog.getByText(problem)).toBeVisible();
    await expect(form.phone).toHaveAttribute("aria-invalid", "true");
  } else {
    await expect(form.phone).not.toHaveAttribute("aria-invalid");
  }
}
