import type { Page } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { adminPage } from "../../../content/enrollments/page.ts";
import { expect } from "../fixtures.ts";
import { printPages } from "../paper.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { fillWithLearners, learners, opened } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test.describe("an enquiry", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that is not there, or does not come, has a heading that says so", async ({ page, own }) => {
    await signIn(page, own);
    await page.goto("/enrollments?enquiry=00000000-0000-4000-8000-000000000000");
    const heading = page.getByRole("heading", { level: 2 }).and(page.locator("#opened-heading"));
    await expect(heading).toHaveText(openedEnquiry.goneHeading);
    await expect(page.getByText(openedEnquiry.gone)).toBeVisible();

    await page.route("**/rest/v1/rpc/enquiry_details", (route) =>
      route.fulfill({
        status: 400,
        json: { code: "22P02", message: "no", details: null, hint: null },
      }),
    );
    await page.goto("/enrollments?enquiry=00000000-0000-4000-8000-000000000001");
    await expect(heading).toHaveText(openedEnquiry.failureHeading, { timeout: 20_000 });
    await expect(page.getByRole("button", { name: enrollmentList.retry })).toBeVisible();
  });
});

test("who leaves with a note that is not sent is asked, and with one that is sent is not", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const asha = opened(page, "Asha Rao");
  const note = asha.getByLabel(openedEnquiry.note, { exact: true });
  await note.fill("Wants the evening group.");

  const asked = page.waitForEvent("dialog");
  // The press waits for the answer to the question that it raises.
  const press = page.getByRole("link", { name: adminPage.home }).click();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await press;
  await expect(note).toHaveValue("Wants the evening group.");

  await asha.getByRole("button", { name: openedEnquiry.addNote }).click();
  await expect(note).toHaveValue("");
  await expect(asha.getByText("Wants the evening group.")).toBeVisible();
  await page.getByRole("link", { name: adminPage.home }).click();
  await expect(page).toHaveURL("/");
});

test("what is printed of a list that has not been loaded to its end are its first rows, and says so, also where its last ones are there", async ({
  page,
  own,
}) => {
  const total = 430;
  await fillWithLearners(own, total);
  await signIn(page, own);
  await expect(page.getByRole("row", { name: `Learner ${total - 1}` })).toBeVisible();
  await expectFirstRows(page, total);
  await page.keyboard.press("End");
  await expect(page.getByRole("row", { name: "Learner 0 " })).toBeInViewport();
  await expectFirstRows(page, total);
  await expect(page.getByText(/first \d+ of/)).toHaveCount(0);
});

/** Prints the list of so many learners and looks at what it says of itself. */
async function expectFirstRows(page: Page, total: number): Promise<void> {
  const paper = (await printPages(page)).join("\n").replace(/\s+/g, " ");
  const [, printed = ""] = new RegExp(`first (\\d+) of ${total}`).exec(paper) ?? [];
  expect(paper).toContain(enrollmentList.onPaper(Number(printed), total));
  expect(paper.match(/Learner \d+/g)).toEqual(
    Array.from({ length: Number(printed) }, (_, place) => `Learner ${total - 1 - place}`),
  );
}
