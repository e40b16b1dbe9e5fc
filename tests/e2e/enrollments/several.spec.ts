import { csvHead } from "../../../app/enrollments/export/csv.ts";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import { views } from "../../../content/enrollments/toolbar.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import { digits, phone } from "../../support/phones.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { course, enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { learners, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("several are set at once and taken back, or taken away as a file", async ({ page, own }) => {
  await registerAll(own, [...learners, { ...enquiry("=1+1"), email: "f@example.in" }]);
  await signIn(page, own);
  await page.getByLabel(selection.box("=1+1")).check();
  await page.getByLabel(selection.box("Asha Rao")).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: selection.label });
  await expect(bar).toContainText(selection.count(4));
  await bar.getByLabel(selection.setStatus).selectOption(statusNames.closed);
  await expect(page.getByRole("link", { name: views.waiting })).toHaveText(/ 0$/);
  await toast(page, selection.done(4, statusNames.closed))
    .getByRole("button", { name: changes.undo })
    .click();
  await expect(page.getByRole("link", { name: views.waiting })).toHaveText(/ 4$/);
  await expectAccessible(page);
  await bar.getByRole("button", { name: selection.clear }).click();
  await expect(bar).toBeHidden();

  await page.getByRole("searchbox").fill(digits());
  await expect(page.getByText(enrollmentList.found(2, true))).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: csv.action }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join("");
  expect(text.startsWith(csvHead)).toBe(true);
  expect(text).toContain(`\r\n'=1+1,f@example.in,${phone().slice(1).replace(" ", ",")},`);
  expect(text).toContain(course.title.replaceAll('"', '""'));
  expect(text.trim().split("\r\n")).toHaveLength(3);
  await expect(toast(page, csv.done(2))).toBeVisible();
});
