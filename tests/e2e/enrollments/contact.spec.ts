import { changes, contact, statusNames } from "../../../content/enrollments/enquiry.ts";
import { controls } from "../../../content/pages.ts";
import { phone } from "../../support/phones.ts";
import { expect } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { learners, status, toast } from "./desk-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  timezoneId: "Asia/Kolkata",
  permissions: ["clipboard-read", "clipboard-write"],
});

test("calling offers to set the status, and the details can be copied", async ({ page, own }) => {
  await registerAll(own, learners);
  await signIn(page, own);
  const row = page.getByRole("row", { name: "Asha Rao" });
  const number = `tel:${phone().replace(/[^+\d]/g, "")}`;
  // Where the list is wide, its addresses and numbers are links enough.
  await page.setViewportSize({ width: 600, height: 800 });
  for (const [action, href] of [
    [contact.call, number],
    [contact.whatsApp, `https://wa.me/${phone().replace(/\D/g, "")}`],
    [contact.mail, "mailto:asha.rao@example.in"],
  ] as const) {
    const sign = row.getByRole("link", { name: contact.with(action, "Asha Rao") });
    await expect(sign, action).toHaveAttribute("href", href);
  }
  const leaving = { name: `${contact.with(contact.whatsApp, "Asha Rao")} ${controls.newTab}` };
  await expect(row.getByRole("link", leaving)).toHaveAttribute("target", "_blank");
  await page.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole("button", { name: contact.with(contact.copy, "Asha Rao") }).hover();
  await expect(page.getByText(contact.copy, { exact: true })).toBeVisible();
  await row.getByRole("button", { name: contact.with(contact.copy, "Asha Rao") }).click();
  await expect(toast(page, contact.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Asha Rao\nasha.rao@example.in\n${phone()}`,
  );
  const link = row.getByRole("link", { name: phone() });
  await expect(link).toHaveAttribute("href", number);
  // Chromium would ask which program may call, and let nothing be pressed until that is answered.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await link.click();
  await toast(page, contact.offer("Asha Rao"))
    .getByRole("button", { name: contact.accept })
    .click();
  await expect(status(page, "Asha Rao")).toHaveValue("contacted");
  await expect(toast(page, changes.status("Asha Rao", statusNames.contacted))).toBeVisible();
});
