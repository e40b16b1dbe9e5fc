import { registrationProblems } from "../../../content/registration.ts";
import { expect, test } from "../fixtures.ts";
import { enrollButton, fillRegistration, openRegistration } from "./registration-page.ts";

test("behind the dialog nothing takes the focus, and the button has it back afterwards", async ({
  page,
}) => {
  const { dialog, close } = await openRegistration(page);
  const takesFocus = () =>
    page.evaluate(() => {
      const before = document.activeElement;
      const all = document.querySelectorAll<HTMLElement>("#root a[href], #root button");
      const taken = [...all].filter((element) => {
        element.focus();
        return document.activeElement === element;
      });
      (before as HTMLElement | null)?.focus();
      return taken.length;
    });
  await expect.poll(takesFocus).toBe(0);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(enrollButton(page)).toBeFocused();
  await expect.poll(takesFocus).toBeGreaterThan(10);
});

test("what is required is marked, and a wrong value is ringed in red while it is mended", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await expect(form.dialog.getByText("*", { exact: true })).toHaveCount(4);
  await fillRegistration(form, { email: "nobody" });
  await form.submit.click();
  await expect(form.email).toBeFocused();
  const danger = await form.dialog
    .getByText(registrationProblems.email)
    .evaluate((element) => getComputedStyle(element).color);
  await expect(form.email).toHaveCSS("outline-color", danger);
  await expect(form.email).toHaveCSS("border-top-color", danger);
});
