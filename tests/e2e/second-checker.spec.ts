import { chatDetails } from "../../content/chat.ts";
import { enrollmentList } from "../../content/enrollments/list.ts";
import { signIn as signInWords } from "../../content/enrollments/page.ts";
import { launch } from "../../content/launch.ts";
import { controls, header } from "../../content/pages.ts";
import { registrationProblems } from "../../content/registration.ts";
import { chatParts, fillDetails } from "./chat/chat-page.ts";
import { requestLink, test } from "./enrollments/admin-page.ts";
import { closeLaunch, expect } from "./fixtures.ts";
import {
  enrollButton,
  fillRegistration,
  registrationParts,
} from "./registration/registration-page.ts";
import { expectNothingFound } from "./second-checker.ts";

test.describe("A second checker finds nothing", () => {
  test.slow();

  test("in the states of the home page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    if (launch) {
      await expect(page.getByRole("dialog", { name: launch.title })).toBeVisible();
      await expectNothingFound(page);
      await closeLaunch(page);
    }
    await expectNothingFound(page);

    await page.getByRole("button", { name: header.menu }).click();
    await expectNothingFound(page);
    await page.keyboard.press("Escape");

    await enrollButton(page).click();
    const form = registrationParts(page);
    await fillRegistration(form, { email: "nobody", phone: "12" });
    await form.submit.click();
    await expect(form.dialog.getByText(registrationProblems.email)).toBeVisible();
    await expectNothingFound(page);
    await form.close.click();

    const chat = chatParts(page);
    await chat.launcher.click();
    await chat.start.click();
    await expect(chat.panel.getByRole("alert")).toHaveText(chatDetails.notAnAddress);
    await expectNothingFound(page);
    await fillDetails(page);
    await chat.start.click();
    await chat.input.fill("How long are the programs?");
    await chat.send.click();
    await expect(chat.input).toBeFocused();
    // On its way out it is paler than it may be.
    await expect(page.getByText(chatDetails.success)).toBeHidden();
    await expectNothingFound(page);
  });

  test("in the states of the other pages", async ({ page, own, expectedErrors }) => {
    expectedErrors.push("404");
    await page.goto("/nowhere");
    await expectNothingFound(page);
    const link = await requestLink(page, own);
    await expectNothingFound(page);
    await page.getByRole("button", { name: controls.acknowledge }).click();
    await expectNothingFound(page);
    await page.goto(link);
    await page.getByRole("button", { name: signInWords.spend }).click();
    await expect(page.getByText(enrollmentList.total(0))).toBeVisible();
    await expectNothingFound(page);
  });
});
