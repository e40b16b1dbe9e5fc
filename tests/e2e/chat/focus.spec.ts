import type { Page } from "@playwright/test";
import { assistantName, chatConversation, chatPanel } from "../../../content/chat.ts";
import { programs } from "../../../content/programs.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, holdFiles, test } from "../fixtures.ts";
import { registrationParts } from "../registration/registration-page.ts";
import { answerWith, chatParts, hold, openChat, openHomePage, startChat } from "./chat-page.ts";

test.describe("Closing and coming back", () => {
  for (const how of ["Escape", "the panel's own button", "the round button"]) {
    test(`${how} closes, the focus returns to the button, the conversation stays`, async ({
      page,
    }) => {
      const chat = await startChat(page);
      await answerWith(page, "Ten hours.");
      await chat.input.fill("How long?");
      await chat.input.press("Enter");
      await expect(chat.log.getByText("Ten hours.")).toBeVisible();
      await chat.input.fill("A draft");
      if (how === "Escape") await page.keyboard.press("Escape");
      else if (how === "the round button") await chat.launcher.click();
      else await chat.panel.getByRole("button", { name: chatPanel.close }).click();
      await expect(chat.panel).toBeHidden();
      await expect(chat.launcher).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(chat.log.getByText("Ten hours.")).toBeVisible();
      await expect(chat.input).toHaveValue("A draft");
      await expect(chat.input).toBeFocused();
    });
  }

  test("half-filled details stay as well", async ({ page }) => {
    const chat = await openChat(page);
    await chat.firstName.fill("Asha");
    await page.keyboard.press("Escape");
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
    await expect(chat.firstName).toHaveValue("Asha");
    await expect(chat.firstName).toBeFocused();
  });

  test("a reload starts anew", async ({ page }) => {
    await startChat(page);
    const chat = await openChat(page);
    await expect(chat.firstName).toHaveValue("");
    await expect(chat.log).toBeEmpty();
  });

  test("an answer that comes while the chat is closed is there on return, and takes no focus", async ({
    page,
  }) => {
    const chat = await startChat(page);
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: "Ten hours." } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    await page.keyboard.press("Escape");
    await answers.release();
    await expect(page.getByText("Ten hours.")).toBeAttached();
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
    await expect(chat.log.getByText("Ten hours.")).toBeInViewport();
    await expect(chat.input).toBeFocused();
  });

  test("an answer does not take the focus from elsewhere on the page", async ({ page }) => {
    const chat = await startChat(page);
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: "Ten hours." } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    const elsewhere = page.getByRole("link", { name: labelOf("#courses") }).first();
    await elsewhere.focus();
    await answers.release();
    await expect(chat.log.getByText("Ten hours.")).toBeVisible();
    await expect(elsewhere).toBeFocused();
  });
});

test.describe("A registration that the chat has opened", () => {
  const [program] = programs;

  async function offerToJoin(chat: ReturnType<typeof chatParts>) {
    await chat.input.fill(`sign me up for ${program.title}`);
    await chat.input.press("Enter");
    const join = chat.panel.getByRole("button", { name: chatConversation.register(program.title) });
    await expect(join).toBeVisible();
    return join;
  }

  /** The button to join stands there, and the answer is on its way with which it goes. */
  async function askOn(page: Page) {
    const chat = await startChat(page);
    const join = await offerToJoin(chat);
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: "Ten hours.", suggestions: ["For whom?"] } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    return { chat, join, answers };
  }

  test("gives the focus to the log when an answer has taken its button away", async ({ page }) => {
    const { chat, join, answers } = await askOn(page);
    await join.press("Enter");
    const { dialog } = registrationParts(page);
    await expect(dialog).toBeVisible();
    await answers.release();
    await expect(page.getByText("Ten hours.")).toBeAttached();
    await expect(page.getByText(chatConversation.register(program.title))).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(chat.log).toBeFocused();
  });

  test("keeps the keyboard in the chat when its button goes before it was pressed", async ({
    page,
  }) => {
    const { chat, join, answers } = await askOn(page);
    await join.focus();
    await answers.release();
    await expect(join).toBeHidden();
    await expect(chat.input).toBeFocused();
  });

  test("gives it to the round button when the chat was closed before it came", async ({ page }) => {
    const release = await holdFiles(page, "**/assets/registration-dialog-*.js");
    const chat = await startChat(page);
    const join = await offerToJoin(chat);
    await join.press("Enter");
    await page.keyboard.press("Escape");
    await expect(chat.launcher).toBeFocused();
    release();
    const { dialog } = registrationParts(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(chat.launcher).toBeFocused();
  });
});

test("the whole conversation by keyboard alone", async ({ page }) => {
  await openHomePage(page);
  const chat = chatParts(page);
  await chat.launcher.focus();
  await page.keyboard.press("Enter");
  await expect(chat.firstName).toBeFocused();
  await page.keyboard.type("Asha");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rao");
  await page.keyboard.press("Tab");
  await page.keyboard.type("asha@example.org");
  await page.keyboard.press("Tab");
  await expect(chat.start).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.input).toBeFocused();
  await page.keyboard.type("How long are the programs?");
  await page.keyboard.press("Tab");
  await expect(chat.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(2);
  await expect(chat.input).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(chat.log.locator(":focus")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(chat.launcher).toBeFocused();
});
