import { dayFromToday } from "../../../app/enrollments/desk/dates.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { views } from "../../../content/enrollments/toolbar.ts";
import { runSql } from "../../support/restart.ts";
import { textPattern } from "../../support/text-pattern.ts";
import { expect } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { learners } from "./desk-page.ts";

/** In milliseconds. */
const day = 86_400_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("a desk that stays open tells how long people wait by now, and what has become of the numbers", async ({
  page,
  own,
}) => {
  await page.clock.install();
  await registerAll(own, learners);
  await signIn(page, own);
  const asha = page.getByRole("row", { name: "Asha Rao" });
  const waiting = page.getByRole("link", { name: views.waiting });
  await expect(asha).toContainText(enrollmentList.waiting("1 minute"));
  await expect(waiting).toHaveText(`${views.waiting} 3`);

  await runSql(own, "update private.enquiries set status = 'closed' where name = 'Bilal Khan'");
  await page.clock.fastForward(10 * 60_000);
  // And as long as it took to come this far.
  await expect(asha).toContainText(textPattern(enrollmentList.waiting("10"), "10", /1\d minutes/));
  await expect(waiting).toHaveText(`${views.waiting} 2`);

  await runSql(own, "update private.enquiries set status = 'closed' where name = 'Asha Rao'");
  // As a tab that is looked at again.
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect(waiting).toHaveText(`${views.waiting} 1`);
});

test("what is due is asked for anew on the provider's next day", async ({ page, own }) => {
  await page.clock.install({ time: Date.now() - day });
  await registerAll(own, learners);
  await signIn(page, own);
  const due = page.getByRole("link", { name: views.due });
  await expect(due).toHaveText(`${views.due} 0`);
  await due.click();
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();

  // The server has no clock of the test's: it says from here on what it would say on the next day.
  await runSql(
    own,
    `update private.enquiries set follow_up_on = '${dayFromToday(0)}' where name = 'Asha Rao'`,
  );
  await page.clock.fastForward(day);
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeVisible();
  await expect(due).toHaveText(`${views.due} 1`);
});
