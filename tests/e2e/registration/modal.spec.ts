import { programs } from "../../../content/programs.ts";
import { expect, test } from "../fixtures.ts";
import { enrollButton, fillRegistration, learner, openRegistration } from "./registration-page.ts";

test("behind the dialog nothing takes the focus, and closed by mistake it loses nothing, in no course", async ({
  page,
}) => {
  const form = await openRegistration(page);
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
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  await expect(enrollButton(page)).toBeFocused();
  await expect.poll(takesFocus).toBeGreaterThan(10);

  await enrollButton(page).click();
  await fillRegistration(form);
  await form.name.press("Escape");
  await expect(form.dialog).toBeHidden();
  const { title } = programs.at(-1) ?? programs[0];
  await enrollButton(page, title).click();
  await expect(form.dialog).toContainText(title);
  await expect(form.name).toHaveValue(learner.name);
  await expect(form.email).toHaveValue(learner.email);
  await expect(form.country).toHaveValue(learner.country);
  await expect(form.phone).toHaveValue(learner.phone);
});
