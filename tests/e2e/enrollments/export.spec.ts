import type { Page, Route } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { adminPage, signIn as signInWords } from "../../../content/enrollments/page.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import { runSql } from "../../support/restart.ts";
import { expect } from "../fixtures.ts";
import { signIn, test } from "./admin-page.ts";
import { exported, fillWithLearners, toast } from "./desk-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["Failed to load resource"],
});

/** More than the server gives at once, twice. */
const count = 4100;

test("an export that loses a page on the way is told and leaves no file, and one that comes to its end has everybody once, newest first", async ({
  page,
  own,
}) => {
  await fillWithLearners(own, count);
  await signIn(page, own);
  await page.getByRole("searchbox").fill("learner");
  await expect(page.getByText(enrollmentList.found(count, true))).toBeVisible();
  const files: string[] = [];
  page.on("download", (download) => files.push(download.suggestedFilename()));

  await page.route("**/rest/v1/rpc/list_enquiries", async (route) => {
    if (route.request().postDataJSON().cursor) await route.abort();
    else await route.continue();
  });
  await page.getByRole("button", { name: csv.action }).click();
  await expect(toast(page, csv.failure.title)).toContainText(csv.failure.description);
  await page.unroute("**/rest/v1/rpc/list_enquiries");

  const [, ...lines] = (await exported(page, csv.action)).trim().split("\r\n");
  const emails = lines.map((line) => line.split(",")[1]);
  const newestFirst = Array.from({ length: count }, (_, index) => `learner.${count - 1 - index}`);
  expect(emails).toEqual(newestFirst.map((name) => `${name}@example.in`));
  await expect(toast(page, csv.done(count))).toBeVisible();
  expect(files, "of the lost one nothing").toHaveLength(1);
});

test("an export by status has everybody once although somebody works meanwhile, and one that is under way at a sign-out leaves no file", async ({
  page,
  own,
}) => {
  await fillWithLearners(own, count);
  const close = (learner: string) =>
    runSql(own, `update private.enquiries set status = 'closed' where name = '${learner}'`);
  await close("Learner 7");
  await signIn(page, own);
  await page.goto("/enrollments?sort=status&order=desc");
  await expect(page.getByText(enrollmentList.total(count))).toBeVisible();

  await page.route("**/rest/v1/rpc/list_enquiries", async (route) => {
    // The first page is read by then: one of the newest is on it, and not on the last.
    if (route.request().postDataJSON().cursor) await close(`Learner ${count - 1}`);
    await route.continue();
  });
  const [, ...lines] = (await exported(page, csv.action)).trim().split("\r\n");
  const learners = lines.map((line) => Number(/^Learner (\d+),/.exec(line)?.[1]));
  const newestFirst = Array.from({ length: count }, (_, index) => count - 1 - index);
  expect(learners).toEqual([...newestFirst.filter((learner) => learner !== 7), 7]);
  await page.unroute("**/rest/v1/rpc/list_enquiries");

  const files: string[] = [];
  page.on("download", (download) => files.push(download.suggestedFilename()));
  const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
  await page.route("**/rest/v1/rpc/list_enquiries", (route) => hold(route), { times: 1 });
  await page.getByRole("button", { name: csv.action }).click();
  const last = await held;
  const ended = Promise.race([
    page.waitForEvent("requestfailed", (request) => request === last.request()),
    page.waitForEvent("requestfinished", (request) => request === last.request()),
  ]);
  await page.getByRole("button", { name: adminPage.signOut }).click();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
  await expect(toast(page, csv.stopped), "it is nobody's any more").toBeHidden();
  await last.fulfill({ json: { rows: [], total: null, about: false, next: null, previous: null } });
  await ended;
  // A file that the same page saves comes after that one.
  await saveAnother(page);
  await expect.poll(() => files).toEqual(["another.txt"]);
});

/** A file that has nothing to do with the list. */
async function saveAnother(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([]));
    link.download = "another.txt";
    link.click();
  });
}
