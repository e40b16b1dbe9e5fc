import { chatPanel } from "../../../content/chat.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { openChat, startChat } from "./chat-page.ts";

test.describe("The panel's size", () => {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`is 320 by 384 px at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { panel } = await openChat(page);
      await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 320, height: 384 });
    });
  }

  for (const [width, height] of [
    [320, 568],
    [320, 256],
    [740, 360],
    [280, 480],
  ] as const) {
    test(`stays within ${width} by ${height}, everything in reach`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const chat = await startChat(page);
      await expect
        .poll(async () => {
          const box = await chat.panel.boundingBox();
          return (
            box !== null &&
            box.x >= 0 &&
            box.y >= 0 &&
            box.x + box.width <= width &&
            box.y + box.height <= height
          );
        })
        .toBe(true);
      await expect(chat.input).toBeInViewport({ ratio: 1 });
      await expect(chat.panel.getByRole("button", { name: chatPanel.close })).toBeInViewport({
        ratio: 1,
      });
      await expectAccessible(page);
    });
  }

  test("leaves room for an on-screen keyboard laid over the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const chat = await startChat(page);
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error("There is no visual viewport");
      Object.defineProperty(viewport, "height", { value: 400 });
      viewport.dispatchEvent(new Event("resize"));
    });
    await expect
      .poll(async () => {
        const box = await chat.panel.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 400;
      })
      .toBe(true);
  });
});
