import { assistantName } from "../../../content/chat.ts";
import { expect, test } from "../fixtures.ts";
import { answerWith, distanceFromEnd, hold, startChat } from "./chat-page.ts";

test.describe("Scrolling", () => {
  const short = "Ten hours.";
  const lines = Array.from({ length: 8 }, (_, line) => `Line ${line + 1}`).join("\n");
  const tall = Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join("\n");

  test("the newest message is in view, one taller than the view from its beginning; whoever has scrolled up stays there until the next of their own", async ({
    page,
  }) => {
    const chat = await startChat(page);
    await answerWith(page, lines, short, lines);
    for (const count of [2, 3, 4]) {
      await chat.input.fill("Next");
      await chat.input.press("Enter");
      await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(count);
      await expect.poll(() => distanceFromEnd(chat.log)).toBeLessThanOrEqual(1);
    }
    await expect(chat.input).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("Shift+Tab");
      await expect(chat.log).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0], timeout: 5000 });
    await page.keyboard.press("Home");
    await expect.poll(() => chat.log.evaluate((log) => log.scrollTop)).toBe(0);

    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: short } }),
    );
    await chat.input.fill("And the next?");
    await chat.input.press("Enter");
    await answers.arrived();
    await expect.poll(() => distanceFromEnd(chat.log)).toBeLessThanOrEqual(1);
    await chat.log.hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => chat.log.evaluate((log) => log.scrollTop)).toBe(0);
    await answers.release();
    await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(5);
    expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(0);
    await chat.input.fill("Thanks");
    await chat.input.press("Enter");
    await expect.poll(() => distanceFromEnd(chat.log)).toBeLessThanOrEqual(1);
    await answers.arrived();
    await answers.release();

    await answerWith(page, tall);
    await chat.input.fill("Tell me everything");
    await chat.input.press("Enter");
    await expect(chat.log.getByText("Line 40")).toBeAttached();
    const top = await chat.log.evaluate((log) => {
      const newest = log.lastElementChild?.getBoundingClientRect().top ?? 0;
      return newest - log.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(40);
  });
});
