import { enrollmentList, eraseWords } from "../../../content/enrollments.ts";
import { controls } from "../../../content/pages.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { register, signIn, test } from "./admin-page.ts";
import { learners, opened, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("an enquiry is erased for good once it has been asked", async ({ page, own }) => {
  await register(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Bilal Khan", exact: true }).click();
  const erase = opened(page, "Bilal Khan").getByRole("button", { name: eraseWords.action });
  await erase.click();
  const question = page.getByRole("alertdialog", { name: eraseWords.question("Bilal Khan") });
  await expectAccessible(page);
  await question.getByRole("button", { name: controls.cancel }).click();
  await expect(erase).toBeFocused();
  await erase.click();
  await question.getByRole("button", { name: eraseWords.confirm }).click();
  await expect(toast(page, eraseWords.done)).toBeVisible();
  await expect(page.getByText(enrollmentList.total(2))).toBeVisible();
  await expect(page.getByRole("row", { name: "Bilal Khan" })).toBeHidden();
});
