import type { Page } from "@playwright/test";
import { csvHead } from "../../../app/enrollments/export/csv.ts";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import { eraseWords } from "../../../content/enrollments/opened.ts";
import { views } from "../../../content/enrollments/toolbar.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import { digits, phone } from "../../support/phones.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { course, enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { exported, learners, opened, status, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

const numbered = Array.from({ length: 6 }, (_, index) => enquiry(`Learner ${index}`));

test("several are set at once and taken back, and what was asked for is taken away as a file", async ({
  page,
  own,
}) => {
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
  const text = await exported(page, csv.action);
  expect(text.startsWith(csvHead)).toBe(true);
  expect(text).toContain(`\r\n'=1+1,f@example.in,${phone().slice(1).replace(" ", ",")},`);
  expect(text).toContain(course.title.replaceAll('"', '""'));
  expect(text.trim().split("\r\n")).toHaveLength(3);
  await expect(toast(page, csv.done(2))).toBeVisible();

  await page.route("**/rest/v1/rpc/list_enquiries", async (route) => {
    // Never answered: the list, whose rows are counted.
    if (!route.request().postDataJSON().counted) await route.continue();
  });
  await page.getByRole("searchbox").fill("bilal");
  await expect(page).toHaveURL("/enrollments?search=bilal");
  const early = await exported(page, csv.action);
  expect(early, "while its list is on its way").toContain("Bilal Khan");
  expect(early.trim().split("\r\n")).toHaveLength(2);
});

test("several are taken back but for one that somebody else has set meanwhile, which is named, and so it is where they are set", async ({
  page,
  context,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  for (const { name } of learners) await page.getByLabel(selection.box(name)).check();
  const bar = page.getByRole("region", { name: selection.label });
  const other = await context.newPage();
  const setElsewhere = async (name: string, to: string) => {
    await other.goto("/enrollments");
    await status(other, name).selectOption(to);
    await expect(toast(other, changes.status(name, to))).toBeVisible();
  };

  await bar.getByLabel(selection.setStatus).selectOption(statusNames.closed);
  const all = toast(page, selection.done(3, statusNames.closed));
  await expect(all).toBeVisible();
  await setElsewhere("Bilal Khan", statusNames.enrolled);
  await all.getByRole("button", { name: changes.undo }).click();
  const undone = toast(page, `${selection.undone(2)}, ${selection.left(1)}`);
  const bilal = selection.now("Bilal Khan", statusNames.enrolled);
  await expect(undone).toContainText(selection.changedElsewhere(bilal));
  await expectAccessible(page);
  await expectStatuses(page, ["new", "enrolled", "new"]);

  await setElsewhere("Chitra Iyer", statusNames.contacted);
  await bar.getByLabel(selection.setStatus).selectOption(statusNames.closed);
  const two = toast(page, `${selection.done(2, statusNames.closed)}, ${selection.left(1)}`);
  const chitra = selection.now("Chitra Iyer", statusNames.contacted);
  await expect(two).toContainText(selection.changedElsewhere(chitra));
  await expectStatuses(page, ["closed", "closed", "contacted"]);
  await two.getByRole("button", { name: changes.undo }).click();
  await expect(toast(page, selection.undone(2))).toBeVisible();
  await expectStatuses(page, ["new", "enrolled", "contacted"]);
});

/** The status of each of the learners, in their order. */
async function expectStatuses(page: Page, statuses: string[]): Promise<void> {
  for (const [place, { name }] of learners.entries())
    await expect(status(page, name)).toHaveValue(statuses[place] ?? "");
}

test("marked rows are taken away as they are by then, without those that were erased, and a range begins where the row stands by then", async ({
  page,
  own,
}) => {
  await page.clock.install();
  await registerAll(own, [...learners, ...numbered]);
  await signIn(page, own);
  const bar = page.getByRole("region", { name: selection.label });
  for (const { name } of learners) await page.getByLabel(selection.box(name)).check();
  await status(page, "Asha Rao").selectOption(statusNames.enrolled);
  await expect(toast(page, changes.status("Asha Rao", statusNames.enrolled))).toBeVisible();

  await page.getByRole("link", { name: "Bilal Khan", exact: true }).click();
  await opened(page, "Bilal Khan").getByRole("button", { name: eraseWords.action }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: eraseWords.confirm }).click();
  await expect(bar).toContainText(selection.count(2));
  const lines = (await exported(page, selection.export)).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines.find((line) => line.startsWith("Asha Rao"))).toContain(statusNames.enrolled);

  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: selection.clear }).click();
  await expect(bar).toBeHidden();
  const box = (learner: number) => page.getByLabel(selection.box(`Learner ${learner}`));
  await box(3).check();
  await registerAll(own, [enquiry("Late One"), enquiry("Late Two")]);
  await page.clock.fastForward(10_000);
  await page.getByRole("button", { name: enrollmentList.arrived(2) }).click();
  await expect(page.getByRole("row", { name: "Late Two" })).toBeVisible();
  await box(1).click({ modifiers: ["Shift"] });
  await expect(bar).toContainText(selection.count(3));

  await page.getByRole("link", { name: "Learner 1", exact: true }).click();
  await opened(page, "Learner 1").getByRole("button", { name: eraseWords.action }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: eraseWords.confirm }).click();
  await expect(bar).toContainText(selection.count(2));
  // From a row that has gone nothing begins.
  await box(4).click({ modifiers: ["Shift"] });
  await expect(box(4)).toBeChecked();
  await expect(bar).toContainText(selection.count(3));
});
