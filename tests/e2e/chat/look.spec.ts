import { expect, test } from "../fixtures.ts";
import { fillDetails, hold, openChat } from "./chat-page.ts";

/** So many pixels may differ: with forced colours the caret is seen or not, twenty of them. */
const tolerance = { maxDiffPixels: 200 };

test.use({ timezoneId: "Asia/Kolkata" });

for (const colours of ["none", "active"] as const) {
  const name = colours === "active" ? "forced-colours" : "plain";

  test(`the chat looks as it should, ${name}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: colours, colorScheme: "light" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(new Date("2026-01-05T05:00:00Z"));
    const chat = await openChat(page);
    await expect(chat.panel).toHaveScreenshot(`chat-details-${name}.png`, tolerance);

    await chat.start.click();
    await expect(chat.panel.getByRole("alert")).toBeVisible();
    await expect(chat.panel).toHaveScreenshot(`chat-problem-${name}.png`, tolerance);

    await fillDetails(page);
    await chat.start.click();
    await expect(chat.input).toBeFocused();
    await expect(chat.log.locator("time")).toHaveText("10:30 AM");
    await expect(chat.panel).toHaveScreenshot(`chat-greeting-${name}.png`, tolerance);

    const reply = "Ten or forty hours.\nRead more under [Courses](#courses).";
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply } }),
    );
    await chat.input.fill("How long do they take?");
    await chat.input.press("Enter");
    await answers.arrived();
    await expect(chat.panel).toHaveScreenshot(`chat-waiting-${name}.png`, tolerance);

    await answers.release();
    await expect(chat.input).toBeFocused();
    await expect(chat.log.locator("time")).toHaveText(Array(3).fill("10:30 AM"));
    await expect(chat.panel).toHaveScreenshot(`chat-answer-${name}.png`, tolerance);
  });
}
