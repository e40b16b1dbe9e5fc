import type { Page } from "@playwright/test";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import { expect } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { learners, status, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("statuses that the keyboard only passes over are not set: its keys open the list, and what is chosen there is saved", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  const saved = countChanges(page);
  const asha = status(page, "Asha Rao");
  await asha.focus();
  await chooseByKeys(page, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
  await expect(asha).toHaveValue("closed");
  await expect(toast(page, changes.status("Asha Rao", statusNames.closed))).toBeVisible();
  expect(saved()).toBe(1);

  for (const { name } of learners) await page.getByLabel(selection.box(name)).check();
  await page.getByLabel(selection.setStatus).focus();
  await chooseByKeys(page, "c", "ArrowDown", "ArrowDown", "ArrowDown");
  await expect(toast(page, selection.done(3, statusNames.enrolled))).toBeVisible();
  expect(saved()).toBe(2);
});

test("several can be set back when the toast that offers it has gone, with the keyboard as well", async ({
  page,
  own,
}) => {
  await page.clock.install();
  await registerAll(own, learners);
  await signIn(page, own);
  for (const { name } of learners) await page.getByLabel(selection.box(name)).check();
  const bar = page.getByRole("region", { name: selection.label });
  const setStatus = bar.getByLabel(selection.setStatus);
  const back = bar.getByRole("button", { name: selection.undo });
  await expect(back).toBeHidden();
  await setStatus.selectOption(statusNames.closed);
  const all = toast(page, selection.done(3, statusNames.closed));
  await expect(all).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
  await expect(all).toBeHidden();
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, selection.undone(3))).toBeVisible();
  for (const { name } of learners) await expect(status(page, name)).toHaveValue("new");
  await expect(back).toBeHidden();
  await expect(setStatus).toBeFocused();

  await setStatus.selectOption(statusNames.enrolled);
  await page
    .getByRole("button", { name: changes.undo })
    .and(toast(page, selection.done(3, statusNames.enrolled)).getByRole("button"))
    .click();
  await expect(toast(page, selection.undone(3))).toBeVisible();
  await expect(back, "it has been set back by the toast").toBeHidden();
});

/** Presses the keys one by one, each once the one before it has done its work, and chooses. */
async function chooseByKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of [...keys, "Enter"]) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** How often a change has been sent to the server. */
function countChanges(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (/rpc\/change_enquir/.test(request.url())) count += 1;
  });
  return () => count;
}
