import type { Page } from "@playwright/test";
import { chatConversation, chatPanel } from "../../../content/chat.ts";
import { programsSection } from "../../../content/home.ts";
import { controls, outdatedPage } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { chatParts, fillDetails, openChat, openHomePage, visitor } from "../chat/chat-page.ts";
import { closeLaunch, expect, expectAccessible, test } from "../fixtures.ts";
import {
  enrollButton,
  fillRegistration,
  learner,
  openRegistration,
  registrationParts,
} from "../registration/registration-page.ts";

test.use({ expectedErrors: ["Failed to load resource", "Failed to fetch", "MIME type"] });

/** The site is built anew behind the page: of what it has not fetched yet nothing is there, until the function is called. */
async function buildAnew(page: Page, gone: RegExp): Promise<() => Promise<void>> {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/(\/assets\/home-)[^.]+/g, "$1other");
    await route.fulfill({ response: answer, body });
  });
  return () => page.unrouteAll();
}

test("a form that another build has replaced is told at once, with the reload that brings it, and what was typed comes back", async ({
  page,
}) => {
  const { launcher, firstName } = await openChat(page);
  await fillDetails(page);
  await launcher.click();
  const openAnew = await buildAnew(page, /\/assets\/registration-dialog-/);
  await enrollButton(page).click();
  await expect(page.getByText(outdatedPage)).toBeVisible();
  await expect(page.getByText(programsSection.enrollFailure)).toBeHidden();
  await expect(enrollButton(page)).toHaveAttribute("aria-busy", "false");
  await expectAccessible(page);
  await openAnew();
  await page.getByRole("button", { name: controls.reload }).click();
  await closeLaunch(page);
  await enrollButton(page).click();
  await expect(registrationParts(page).dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await launcher.click();
  await expect(firstName).toHaveValue(visitor.firstName);
});

test("so is a chat", async ({ page }) => {
  const form = await openRegistration(page);
  await fillRegistration(form);
  await form.close.click();
  const { launcher, panel } = chatParts(page);
  const openAnew = await buildAnew(page, /\/assets\/chat-panel-/);
  await launcher.click();
  await expect(page.getByText(outdatedPage)).toBeVisible();
  await expect(page.getByText(chatPanel.loadFailure)).toBeHidden();
  await expectAccessible(page);
  await openAnew();
  await page.getByRole("button", { name: controls.reload }).click();
  await closeLaunch(page);
  await launcher.click();
  await expect(panel).toBeVisible();
  await launcher.click();
  await enrollButton(page).click();
  await expect(form.name).toHaveValue(learner.name);
});

test("so is a form that the chat offers", async ({ page }) => {
  const [{ slug, title }] = programs;
  const chat = await openChat(page);
  await fillDetails(page);
  await chat.start.click();
  await page.route("**/functions/v1/chat-assistant", (route) =>
    route.fulfill({ json: { reply: "Gladly.", register: slug } }),
  );
  await chat.input.fill("Sign me up");
  await chat.input.press("Enter");
  const openAnew = await buildAnew(page, /\/assets\/registration-dialog-/);
  await chat.panel.getByRole("button", { name: chatConversation.register(title) }).click();
  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast).toContainText(outdatedPage);
  await openAnew();
  await toast.getByRole("button", { name: controls.reload }).click();
  await closeLaunch(page);
  await enrollButton(page).click();
  await expect(registrationParts(page).email).toHaveValue(visitor.email);
});

test("without a connection nobody takes the page for an outdated one", async ({ page }) => {
  await openHomePage(page);
  await page.route(/\/assets\/chat-panel-|\/$/, (route) => route.abort());
  await chatParts(page).launcher.click();
  await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
  await expect(page.getByText(outdatedPage)).toBeHidden();
  await expect(page.getByRole("button", { name: controls.reload })).toBeHidden();
});
