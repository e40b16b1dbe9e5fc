import type { Page } from "@playwright/test";
import { eraseWords } from "../../content/enrollments/opened.ts";
import { chatParts } from "./chat/chat-page.ts";
import * as desk from "./enrollments/admin-page.ts";
import { expect, test } from "./fixtures.ts";
import { enrollButton, openRegistration } from "./registration/registration-page.ts";

test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

/**
 * A phone's way back reaches the page as a request to close, as Escape does that nothing in the page has seen: so it
 * is asked for here, where there is no such way.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("keydown", (event) => event.stopImmediatePropagation(), { capture: true });
  });
});

function goBack(page: Page): Promise<void> {
  return page.keyboard.press("Escape");
}

test("a phone's way back closes the form and the chat, and what was typed is there again", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await form.name.fill("Asha Rao");
  await goBack(page);
  await expect(form.dialog).toBeHidden();
  await enrollButton(page).tap();
  await expect(form.name).toHaveValue("Asha Rao");
  await goBack(page);
  await expect(form.dialog).toBeHidden();

  const chat = chatParts(page);
  await chat.launcher.tap();
  await chat.firstName.fill("Ravi");
  await goBack(page);
  await expect(chat.panel).toBeHidden();
  await chat.launcher.tap();
  await expect(chat.firstName).toHaveValue("Ravi");
});

desk.test(
  "a phone's way back closes a question, and what it is about stays open",
  async ({ page, own }) => {
    await desk.registerAll(own, [desk.enquiry("Asha Rao")]);
    await desk.signIn(page, own);
    await page.getByRole("link", { name: "Asha Rao", exact: true }).tap();
    const enquiry = page.getByRole("dialog", { name: "Asha Rao", exact: true });
    await enquiry.getByRole("button", { name: eraseWords.action }).tap();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await goBack(page);
    await expect(question).toBeHidden();
    await expect(enquiry).toBeVisible();
  },
);
