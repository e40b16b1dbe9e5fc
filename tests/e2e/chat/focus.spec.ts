import { assistantName, chatConversation, chatPanel } from "../../../content/chat.ts";
import { programs } from "../../../content/programs.ts";
import { labelOf } from "../../support/navigation.ts";
import { expect, holdFiles, test } from "../fixtures.ts";
import { registrationParts } from "../registration/registration-page.ts";
import {
  answerWith,
  chatParts,
  fillDetails,
  hold,
  openChat,
  openHomePage,
  startChat,
} from "./chat-page.ts";

test.describe("Closing and coming back", () => {
  test("however it is closed, the button has the focus and all that was typed stays; a reload starts anew", async ({
    page,
  }) => {
    const chat = await openChat(page);
    await chat.firstName.fill("Asha");
    await page.keyboard.press("Escape");
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
    await expect(chat.firstName).toHaveValue("Asha");
    await expect(chat.firstName).toBeFocused();

    await answerWith(page, "Ten hours.");
    await fillDetails(page);
    await chat.start.click();
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await expect(chat.log.getByText("Ten hours.")).toBeVisible();
    for (const [how, close] of Object.entries({
      Escape: () => page.keyboard.press("Escape"),
      "the panel's own button": () =>
        chat.panel.getByRole("button", { name: chatPanel.close }).click(),
      "the round button": () => chat.launcher.click(),
    })) {
      await chat.input.fill(`A draft before ${how}`);
      await close();
      await expect(chat.panel, how).toBeHidden();
      await expect(chat.launcher, how).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(chat.log.getByText("Ten hours."), how).toBeVisible();
      await expect(chat.input).toHaveValue(`A draft before ${how}`);
      await expect(chat.input, how).toBeFocused();
    }

    await openChat(page);
    await expect(chat.firstName).toHaveValue("");
    await expect(chat.log).toBeEmpty();
  });

  test("an answer takes no focus from elsewhere, and one that comes while the chat is closed is there on return", async ({
    page,
  }) => {
    const chat = await startChat(page);
    const replies = ["Ten hours.", "Forty hours."];
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: replies.shift() } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    const elsewhere = page.getByRole("link", { name: labelOf("#courses") }).first();
    await elsewhere.focus();
    await answers.release();
    await expect(chat.log.getByText("Ten hours.")).toBeVisible();
    await expect(elsewhere).toBeFocused();

    await chat.input.fill("And the longest?");
    await chat.input.press("Enter");
    await answers.arrived();
    await page.keyboard.press("Escape");
    await answers.release();
    await expect(page.getByText("Forty hours.")).toBeAttached();
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
    await expect(chat.log.getByText("Forty hours.")).toBeInViewport();
    await expect(chat.input).toBeFocused();
  });
});

test("a registration that the chat has opened gives the focus to what is there by then", async ({
  page,
}) => {
  const [program] = programs;
  const release = await holdFiles(page, "**/assets/registration-dialog-*.js");
  const chat = await startChat(page);
  const { dialog } = registrationParts(page);
  const join = chat.panel.getByRole("button", { name: chatConversation.register(program.title) });

  async function offerToJoin(): Promise<void> {
    await chat.input.fill(`sign me up for ${program.title}`);
    await chat.input.press("Enter");
    await expect(join).toBeVisible();
  }

  /** The button to join stands there, and the answer is on its way with which it goes. */
  async function askOn() {
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: "Ten hours.", suggestions: ["For whom?"] } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    return answers;
  }

  await test.step("the round button, when the chat was closed before it came", async () => {
    await offerToJoin();
    await join.press("Enter");
    await page.keyboard.press("Escape");
    await expect(chat.launcher).toBeFocused();
    release();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
  });

  await test.step("the log, when an answer has taken its button away", async () => {
    const answers = await askOn();
    await join.press("Enter");
    await expect(dialog).toBeVisible();
    await answers.release();
    await expect(page.getByText("Ten hours.")).toBeAttached();
    await expect(page.getByText(chatConversation.register(program.title))).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(chat.log).toBeFocused();
  });

  await test.step("the input, when its button goes before it was pressed", async () => {
    await page.unroute("**/functions/v1/chat-assistant");
    await offerToJoin();
    const answers = await askOn();
    await join.focus();
    await answers.release();
    await expect(join).toBeHidden();
    await expect(chat.input).toBeFocused();
  });
});

test("in a low window the chat closes when the keyboard goes on to the page beneath it, and keeps what was typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 320 });
  const chat = await openChat(page);
  await chat.firstName.fill("Asha");
  await chat.panel.getByRole("button", { name: chatPanel.close }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(chat.panel).toBeHidden();
  await expect(page.getByRole("contentinfo").locator(":focus")).toBeInViewport();
  await chat.launcher.press("Enter");
  await expect(chat.firstName).toHaveValue("Asha");
  await page.setViewportSize({ width: 1280, height: 800 });
  await chat.panel.getByRole("button", { name: chatPanel.close }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("contentinfo").locator(":focus")).toBeVisible();
  await expect(chat.panel).toBeVisible();
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
