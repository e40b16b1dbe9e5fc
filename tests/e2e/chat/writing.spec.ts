import { chatConversation } from "../../../content/chat.ts";
import { roomLeft } from "../../../content/pages.ts";
import { expect, test } from "../fixtures.ts";
import { answerWith, hold, startChat } from "./chat-page.ts";

test.describe("Writing", () => {
  test("Enter sends, once; with Shift it breaks the line; neither blanks nor half a word go, and no key of it closes the chat", async ({
    page,
  }) => {
    const chat = await startChat(page);
    const sentByVisitor = chat.log.getByText(`${chatConversation.you}: `);
    await expect(chat.send).toBeDisabled();
    await chat.input.pressSequentially("  ");
    await chat.input.press("Enter");
    await expect(chat.send).toBeDisabled();
    // Within a composition of characters, and as Safari tells of the key that has just ended one.
    await chat.input.fill("नमस्ते");
    await chat.input.evaluate((input) => {
      for (const key of ["Enter", "Escape"]) {
        for (const told of [{ isComposing: true }, { keyCode: 229 }]) {
          input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...told }));
        }
      }
    });
    await expect(chat.input).toHaveValue("नमस्ते");
    await expect(sentByVisitor).toHaveCount(0);

    await answerWith(page, "Yes.");
    await chat.input.fill("One");
    await chat.input.press("Shift+Enter");
    await chat.input.pressSequentially("Two");
    await expect(chat.input).toHaveValue("One\nTwo");
    await expect(sentByVisitor).toHaveCount(0);
    await chat.input.press("Enter");
    await expect(chat.log.getByText("Yes.")).toBeVisible();
    const sent = chat.log.getByText("One Two");
    await expect(sent).toHaveText("One\nTwo", { useInnerText: true });

    const answers = await hold(page, "chat-assistant");
    await chat.input.fill("Hello");
    await chat.input.press("Enter");
    await page.keyboard.press("Enter");
    await answers.arrived(1);
    await answers.release();
    await chat.input.fill("Hello again");
    await chat.send.dblclick();
    await answers.arrived(1);
    await answers.release();
    await expect(chat.input).toBeEnabled();
    await expect(sentByVisitor).toHaveCount(3);
  });

  test("500 characters and no more, counted only near the end, where it is told as well", async ({
    page,
  }) => {
    const chat = await startChat(page);
    const told = chat.panel.getByRole("status");
    await answerWith(page, "That was long.");
    await chat.input.fill("x".repeat(400));
    await expect(chat.panel.getByText("/500")).toBeHidden();
    await expect(told.filter({ hasText: roomLeft.some(100) })).toBeAttached();
    await chat.input.fill("x".repeat(499));
    await expect(chat.input).toHaveAccessibleDescription("499/500");
    await chat.input.pressSequentially("yz");
    await expect(chat.input).toHaveValue(`${"x".repeat(499)}y`);
    await expect(told.filter({ hasText: roomLeft.none(500) })).toBeAttached();
    const request = page.waitForRequest("**/functions/v1/chat-assistant");
    await chat.input.press("Enter");
    expect((await request).postDataJSON().message).toHaveLength(500);
    await expect(chat.panel.getByText("/500")).toBeHidden();
  });
});
