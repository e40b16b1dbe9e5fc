import type { Page } from "@playwright/test";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { eraseWords, openedEnquiry } from "../../../content/enrollments/opened.ts";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import { controls } from "../../../content/pages.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { learners, opened, status, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test.describe("An enquiry", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("is erased for good once it has been asked, no step leads to it then, and what fails is told", async ({
    page,
    own,
  }) => {
    await registerAll(own, learners);
    await signIn(page, own);
    const open = (name: string) => page.getByRole("link", { name, exact: true }).click();
    await open("Chitra Iyer");
    await page.getByRole("button", { name: openedEnquiry.next }).click();
    const action = opened(page, "Bilal Khan").getByRole("button", { name: eraseWords.action });
    await action.click();
    const question = page.getByRole("alertdialog", { name: eraseWords.question("Bilal Khan") });
    await expectAccessible(page);
    await question.getByRole("button", { name: controls.cancel }).click();
    await expect(action).toBeFocused();
    await erase(page, "Bilal Khan");
    await expect(toast(page, eraseWords.done)).toBeVisible();
    await expect(page.getByText(enrollmentList.total(2))).toBeVisible();
    await expect(page.getByRole("row", { name: "Bilal Khan" })).toBeHidden();
    await expect(page.getByRole("heading", { name: enrollmentList.heading })).toBeFocused();
    await dismissToast(page);
    await open("Chitra Iyer");
    await page.getByRole("button", { name: openedEnquiry.next }).click();
    await expect(opened(page, "Asha Rao")).toBeVisible();

    const another = await page.context().newPage();
    await another.goto(page.url());
    await page.route("**/rpc/erase_enquiry", (route) => route.abort());
    await erase(page, "Asha Rao");
    await expect(toast(page, personalData.notErased.title)).toBeVisible();
    await page.unroute("**/rpc/erase_enquiry");
    await dismissToast(page);

    await erase(another, "Asha Rao");
    await expect(toast(another, eraseWords.done)).toBeVisible();
    await erase(page, "Asha Rao");
    await expect(toast(page, changes.gone)).toBeVisible();
    await expect(page.getByText(enrollmentList.total(1))).toBeVisible();
    await expect(opened(page, "Asha Rao")).toBeHidden();
  });

  test("that a colleague erases is shown no more, neither where it is open nor where its status is set", async ({
    page,
    own,
  }) => {
    await registerAll(own, learners);
    await signIn(page, own);
    const colleague = await page.context().newPage();
    const eraseElsewhere = async (name: string) => {
      await colleague.goto("/enrollments");
      await colleague.getByRole("link", { name, exact: true }).click();
      await erase(colleague, name);
      await expect(toast(colleague, eraseWords.done)).toBeVisible();
    };
    await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
    const asha = opened(page, "Asha Rao");
    await asha.getByLabel(openedEnquiry.note, { exact: true }).fill("Wants the evening group.");
    await eraseElsewhere("Asha Rao");
    // As a tab that is looked at again.
    await page.evaluate(() =>
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
    );
    await expect(opened(page, openedEnquiry.goneHeading)).toContainText(openedEnquiry.gone);
    await expect(page.getByLabel(openedEnquiry.note, { exact: true })).toBeHidden();
    await expect(page.getByText(enrollmentList.total(2))).toBeVisible();
    await expect(page.getByText("Asha Rao")).toHaveCount(0);

    await eraseElsewhere("Bilal Khan");
    await status(page, "Bilal Khan").selectOption(statusNames.closed);
    await expect(toast(page, changes.gone)).toBeVisible();
    await expect(page.getByText(enrollmentList.total(1))).toBeVisible();
    await expect(page.getByText("Bilal Khan")).toHaveCount(0);
  });
});

async function erase(page: Page, name: string): Promise<void> {
  await opened(page, name).getByRole("button", { name: eraseWords.action }).click();
  const question = page.getByRole("alertdialog", { name: eraseWords.question(name) });
  await question.getByRole("button", { name: eraseWords.confirm }).click();
}

/** It may lie over what is pressed next, and be waited for until it goes by itself. */
async function dismissToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: controls.dismiss }).click();
}
