import { enrollmentList } from "../../../content/enrollments/list.ts";
import { csv } from "../../../content/enrollments/tools.ts";
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
