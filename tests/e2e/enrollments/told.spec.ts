import type { Locator } from "@playwright/test";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { filters, views } from "../../../content/enrollments/toolbar.ts";
import { picture } from "../../../content/enrollments/tools.ts";
import { roomLeft } from "../../../content/pages.ts";
import { expect, holdFiles } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { learners, opened } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("whose enquiry is opened is told at once where the list knows it, and once it has come where it does not", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  const details = /\/rpc\/enquiry_details/;
  const release = await holdFiles(page, details);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Asha Rao" })).toBeFocused();
  const told = page.locator("#opened-enquiry header").getByRole("status");
  release();
  await expect(page.getByText(openedEnquiry.noHistory)).toBeVisible();
  await expect(told).toBeEmpty();

  await page.unroute(details);
  const list = /\/rpc\/list_enquiries/;
  const releaseList = await holdFiles(page, list);
  const releaseAgain = await holdFiles(page, details);
  await page.reload();
  await expect(page.getByRole("heading", { name: openedEnquiry.loading })).toBeFocused();
  await expect(told).toBeEmpty();
  releaseAgain();
  await expect(told).toHaveText("Asha Rao");
  releaseList();
});

test("the room for a note is told where it comes to its end", async ({ page, own }) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const asha = opened(page, "Asha Rao");
  const note = asha.getByLabel(openedEnquiry.note, { exact: true });
  const told = asha.getByRole("status").filter({ hasText: /\d/ });
  await note.fill("x".repeat(3899));
  await expect(told).toHaveCount(0);
  await note.fill("x".repeat(3900));
  await expect(told).toHaveText(roomLeft.some(100));
  await note.fill("x".repeat(3999));
  await note.press("y");
  await note.press("z");
  await expect(note).toHaveValue(/xy$/);
  await expect(told).toHaveText(roomLeft.none(4000));
});

test("forced colours: the view, the day and the filters that are chosen have a frame, and words stand in the visitor's colours", async ({
  page,
  own,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await registerAll(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: views.waiting }).click();
  await expectFrame(page.getByRole("link", { name: views.waiting }), true);
  await expectFrame(page.getByRole("link", { name: views.due }), false);
  await expectFrame(page.getByLabel(filters.status, { exact: true }), true);
  await expectFrame(page.getByLabel(filters.course, { exact: true }), false);
  await page.getByRole("button", { name: picture.action }).click();
  const legend = page.locator("figure li").first();
  await expect(legend).toHaveCSS("color", "rgb(255, 255, 255)");

  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const [, day] = openedEnquiry.followUpDays[0];
  const chosen = opened(page, "Asha Rao").getByRole("button", { name: day });
  await expectFrame(chosen, false);
  await chosen.click();
  await page.getByRole("searchbox").focus();
  await expectFrame(chosen, true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press("Escape");
  await expectFrame(page.getByRole("button", { name: filters.label, exact: true }), true);
});

/** Whether a control has a frame of its own, without the focus. */
async function expectFrame(control: Locator, isFramed: boolean): Promise<void> {
  await control.evaluate((element: HTMLElement) => element.blur());
  await expect(control).toHaveCSS("outline-style", isFramed ? "solid" : "none");
}
