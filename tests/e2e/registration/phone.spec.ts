import { countries } from "../../../content/countries.ts";
import { programsSection } from "../../../content/home.ts";
import { digits as hints, registrationProblems } from "../../../content/registration.ts";
import { country, digits as number, phone } from "../../support/phones.ts";
import { expect, test } from "../fixtures.ts";
import {
  fillRegistration,
  openRegistration,
  type RegistrationParts,
  submitAndRead,
  submitted,
} from "./registration-page.ts";

test("the number waits for its country, brings it along, and has its digits, not one fewer or more", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await expect(form.phone).toHaveAttribute("maxlength", "15");
  await form.phone.fill(number());
  await expect(form.phone).toHaveAccessibleDescription(registrationProblems.noCountry);
  await form.country.selectOption(country.code);
  await expect(form.phone).not.toHaveAttribute("aria-invalid");
  const shorter = countries.find(({ max }) => max < country.min);
  if (shorter) {
    await form.country.selectOption(shorter.code);
    await expect(form.dialog.getByText(registrationProblems.manyDigits(shorter))).toBeVisible();
  }

  await form.country.selectOption("");
  await form.phone.fill("");
  await form.phone.pressSequentially(`${country.code}${number()}`);
  await expect(form.country).toHaveValue(country.code);
  await expect(form.phone).toHaveValue(number());

  for (const country of countries) {
    const { code, min, max } = country;
    await form.country.selectOption(code);
    await expect(form.phone).toHaveAttribute("placeholder", hints.placeholder(country));
    await expect(form.dialog).toContainText(hints.hint(country));
    await enter(form, min - 1, registrationProblems.fewDigits(country));
    await enter(form, max + 1, registrationProblems.manyDigits(country));
    await enter(form, min, "");
    await enter(form, max, "");
  }
});

test("a pasted number picks its country, however it is written", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openRegistration(page);
  async function paste(text: string): Promise<void> {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await form.phone.fill("");
    await form.phone.press("ControlOrMeta+V");
  }
  for (const { code, min, max } of countries) {
    const number = digits(min);
    for (const text of [
      `${code} ${number.slice(0, 5)} ${number.slice(5)}`,
      `${code} (${number.slice(0, 2)}) ${number.slice(2, 5)}-${number.slice(5, 7)}-${number.slice(7)}`,
      `00${code.slice(1)} ${number}`,
    ]) {
      await paste(text);
      await expect(form.country, text).toHaveValue(code);
      await expect(form.phone, text).toHaveValue(number);
    }
    await paste(`${[...number].join(" ")} - (mobile)`);
    await expect(form.phone).toHaveValue(number);
    const longest = digits(max);
    await paste(`${code.slice(1)}${longest}`);
    await expect(form.phone, "without a +").toHaveValue(longest);
  }
});

test("a long number of a country that is not in the list is not taken for one of the chosen country", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openRegistration(page);
  const chosen = countries.find(({ max }) => max >= 8) ?? country;
  await form.country.selectOption(chosen.code);
  const strange = `+999${"9".repeat(chosen.max - 3)}`;
  const text = [...strange].join(" ");
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await form.phone.press("ControlOrMeta+V");
  await expect(form.phone).toHaveValue(strange);
  await expect(form.dialog.getByText(registrationProblems.phone(chosen))).toBeVisible();
});

test("the shortest and the longest number are sent with their country's code, in whichever digits, and without a 0 dialled in front", async ({
  page,
}) => {
  const form = await openRegistration(page);
  const { code, min, max } = countries.find((country) => country.min < country.max) ?? country;
  const hindi = digits(min).replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");
  await fillRegistration(form, { country: code, phone: hindi });
  expect(await submitAndRead(page, form)).toMatchObject({ phone: `${code} ${digits(min)}` });
  await expect(page.getByText(submitted)).toBeVisible();

  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  await fillRegistration(form, { country: code, phone: digits(max), email: "longest@example.in" });
  expect(await submitAndRead(page, form)).toMatchObject({ phone: `${code} ${digits(max)}` });

  // Only where the provider's learners telephone so.
  if (!country.trunkZero) return;
  await expect(form.dialog).toBeHidden();
  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  // What is no digit does not count.
  const typed = `(0${number().slice(0, 2)}) ${number().slice(2, 6)}-${number().slice(6)}`;
  await fillRegistration(form, { phone: typed });
  expect(await submitAndRead(page, form)).toMatchObject({ phone: phone() });
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
