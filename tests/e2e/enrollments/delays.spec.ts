import { contact } from "../../../content/enrollments/enquiry.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { expect, test } from "../fixtures.ts";
import { enquiry, registerAll, signIn } from "./admin-page.ts";
import { holdTime } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("a hint comes when the pointer has rested for 700 ms, and within 300 ms the next at once; a scroll bar goes 600 ms after the scrolling", async ({
  page,
  server,
}) => {
  await page.clock.install();
  await registerAll(server, [enquiry("Hinted Learner")]);
  await signIn(page, server);
  const row = page.getByRole("row", { name: "Hinted Learner" });
  const point = (sign: string) => row.getByLabel(contact.with(sign, "Hinted Learner")).hover();
  const hint = (sign: string) => page.getByText(sign, { exact: true });
  await expect(row).toBeVisible();
  await holdTime(page);

  async function leave(sign: string): Promise<void> {
    await page.mouse.move(2, 2);
    // It leaves the page with the next frame.
    await page.clock.runFor(50);
    await expect(hint(sign)).toBeHidden();
  }

  await point(contact.copy);
  await page.clock.runFor(699);
  await expect(hint(contact.copy)).toBeHidden();
  await page.clock.runFor(1);
  await expect(hint(contact.copy)).toBeVisible();

  await leave(contact.copy);
  await page.clock.runFor(249);
  await point(contact.whatsApp);
  await expect(hint(contact.whatsApp)).toBeVisible();

  await leave(contact.whatsApp);
  await page.clock.runFor(250);
  await point(contact.copy);
  await page.clock.runFor(699);
  await expect(hint(contact.copy)).toBeHidden();
  await page.clock.runFor(1);
  await expect(hint(contact.copy)).toBeVisible();

  await page.clock.resume();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole("link", { name: "Hinted Learner", exact: true }).click();
  const area = page.getByRole("region", { name: "Hinted Learner", exact: true });
  await expect(area.getByRole("region", { name: openedEnquiry.history })).toBeAttached();
  await page.mouse.move(2, 2);
  await holdTime(page);
  const hidden = "rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)";

  /** As by touch, where no pointer stays over the area. */
  const scroll = () =>
    area.evaluate(async (element) => {
      const scrolled = new Promise((resolve) =>
        element.addEventListener("scroll", resolve, { once: true }),
      );
      element.scrollBy({ top: 20, behavior: "instant" });
      await scrolled;
    });

  await expect(area).toHaveCSS("scrollbar-color", hidden);
  await scroll();
  await expect(area).not.toHaveCSS("scrollbar-color", hidden);
  await page.clock.runFor(500);
  await scroll();
  await page.clock.runFor(599);
  await expect(area).not.toHaveCSS("scrollbar-color", hidden);
  await page.clock.runFor(1);
  await expect(area).toHaveCSS("scrollbar-color", hidden);
});
