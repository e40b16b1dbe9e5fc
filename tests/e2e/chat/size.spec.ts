import { chatPanel } from "../../../content/chat.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { fillDetails, openChat } from "./chat-page.ts";

test("the panel is 320 by 384 px, stays within a smaller window with everything in reach, and leaves room for an on-screen keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const chat = await openChat(page);
  const size = () => chat.panel.boundingBox();
  await expect.poll(size, "at 1440 by 900").toMatchObject({ width: 320, height: 384 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(size, "at 360 by 740").toMatchObject({ width: 320, height: 384 });

  const isWithin = async (width: number, height: number) => {
    const box = await chat.panel.boundingBox();
    return (
      box !== null &&
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= width &&
      box.y + box.height <= height
    );
  };
  await fillDetails(page);
  await chat.start.click();
  await expect(chat.input).toBeVisible();
  const close = chat.panel.getByRole("button", { name: chatPanel.close });
  for (const [width, height] of [
    [320, 568],
    [320, 256],
    [740, 360],
    [280, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} by ${height}`;
    await expect.poll(() => isWithin(width, height), where).toBe(true);
    await expect(chat.input, where).toBeInViewport({ ratio: 1 });
    await expect(close, where).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }

  // A phone on its side, its keyboard open: nothing but what is written in has room.
  await page.setViewportSize({ width: 740, height: 110 });
  await expect(chat.input).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 740 });
  await page.evaluate(() => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error("There is no visual viewport");
    Object.defineProperty(viewport, "height", { value: 400 });
    viewport.dispatchEvent(new Event("resize"));
  });
  await expect.poll(() => isWithin(390, 400), "above a keyboard").toBe(true);
});
