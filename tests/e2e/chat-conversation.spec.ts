import { suggestions } from "../../content/chat.ts";
import { site } from "../../content/site.ts";
import { answerWith, distanceFromEnd, hold, startChat } from "./chat-page.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const apology = "I'm sorry, I'm having trouble responding right now. Please try again in a moment.";

test("a question is answered by the real function", async ({ page }) => {
  const chat = await startChat(page);
  const request = page.waitForRequest("**/functions/v1/chat-assistant");
  await chat.input.fill("  How many hours is the AI Application Developer program?  ");
  await chat.input.press("Enter");
  expect((await request).postDataJSON()).toEqual({
    message: "How many hours is the AI Application Developer program?",
  });
  await expect(chat.log.getByText("40 hours")).toBeVisible();
  await expect(chat.input).toHaveValue("");
});

for (const question of suggestions) {
  test(`the suggestion "${question}" sends itself and has an answer`, async ({ page }) => {
    const chat = await startChat(page);
    await chat.panel.getByRole("button", { name: question }).click();
    await expect(chat.log.getByText("You: ")).toHaveCount(1);
    await expect(chat.log.getByText("Aivy: ")).toHaveCount(2);
    await expect(chat.log).not.toContainText(apology);
    await expect(chat.input).toBeFocused();
  });
}

test("while an answer is awaited: typing, a disabled input, nothing sent; then the input again", async ({
  page,
}) => {
  const chat = await startChat(page);
  const answers = await hold(page, "chat-assistant");
  await chat.input.fill("Hello");
  await chat.input.press("Enter");
  await answers.arrived();
  await expect(chat.log.getByText("Hello", { exact: true })).toBeVisible();
  await expect(chat.typing).toHaveText("Aivy is typing");
  await expect(chat.input).toBeDisabled();
  await expect(chat.send).toBeDisabled();
  await expect(chat.panel.getByRole("button", { name: suggestions[0] })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await chat.launcher.click();
  await answers.release();
  await expect(chat.log.getByText("Aivy: ")).toHaveCount(2);
  await expect(chat.typing).toBeHidden();
  await expect(chat.input).toBeEnabled();
  await expect(chat.input).toBeFocused();
  await expect(chat.log.getByText("You: ")).toHaveCount(1);
});

test("an answer that takes 15 s arrives; one that never comes is given up", async ({ page }) => {
  const chat = await startChat(page);
  const answers = await hold(page, "chat-assistant");
  await page.clock.install();
  await chat.input.fill("Which program is the longest?");
  await chat.input.press("Enter");
  await answers.arrived();
  await page.clock.fastForward(15_000);
  await expect(chat.typing).toBeAttached();
  await expect(chat.input).toBeDisabled();
  await answers.release();
  await expect(chat.log.getByText("Aivy: ")).toHaveCount(2);
  await expect(chat.log).not.toContainText(apology);

  await chat.input.fill("And the shortest?");
  await chat.input.press("Enter");
  await answers.arrived();
  await page.clock.fastForward(60_000);
  await expect(chat.log.getByText(apology)).toBeVisible();
  await expect(chat.input).toBeFocused();
});

test.describe("When no answer can be had", () => {
  test.use({ expectedErrors: ["status of 500", "status of 429", "ERR_INTERNET_DISCONNECTED"] });

  for (const [what, answer] of Object.entries({
    "a failure": { status: 500, json: { error: "The assistant failed." } },
    "too many messages": { status: 429, json: { error: "Too many messages." } },
    "an answer without a reply": { status: 200, json: { text: "Hello" } },
    "an answer that is no JSON": { status: 200, body: "<html>", contentType: "text/html" },
  })) {
    test(`${what}: an apology, a toast, and the chat goes on`, async ({ page }) => {
      const chat = await startChat(page);
      await page.route("**/functions/v1/chat-assistant", (route) => route.fulfill(answer));
      await chat.input.fill("Hello");
      await chat.send.click();
      await expect(chat.log.getByText(apology)).toBeVisible();
      const toast = page.getByText("Failed to send message. Please try again.");
      await expect(toast).toBeVisible();
      await expect(chat.input).toBeFocused();
      await expectAccessible(page);
      await page.unroute("**/functions/v1/chat-assistant");
      await chat.input.fill("Hello again");
      await chat.send.click();
      await expect(chat.log.getByText("Aivy: ")).toHaveCount(3);
      await expect(chat.log.getByText(apology)).toHaveCount(1);
    });
  }

  test("offline", async ({ page, context }) => {
    const chat = await startChat(page);
    await context.setOffline(true);
    await chat.input.fill("Hello");
    await chat.input.press("Enter");
    await expect(chat.log.getByText(apology)).toBeVisible();
    await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
  });
});

test.describe("Writing", () => {
  test("Enter sends, Shift+Enter breaks the line, blank is not sent", async ({ page }) => {
    const chat = await startChat(page);
    await answerWith(page, "Yes.");
    await expect(chat.send).toBeDisabled();
    await chat.input.pressSequentially("  ");
    await chat.input.press("Enter");
    await expect(chat.send).toBeDisabled();
    await chat.input.fill("One");
    await chat.input.press("Shift+Enter");
    await chat.input.pressSequentially("Two");
    await expect(chat.input).toHaveValue("One\nTwo");
    await expect(chat.log.getByText("You: ")).toHaveCount(0);
    await chat.input.press("Enter");
    await expect(chat.log.getByText("Yes.")).toBeVisible();
    const sent = chat.log.getByText("One Two");
    await expect(sent).toHaveText("One\nTwo", { useInnerText: true });
  });

  test("Enter within a composition of characters does not send", async ({ page }) => {
    const chat = await startChat(page);
    await chat.input.fill("नमस्ते");
    await chat.input.evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }),
      ),
    );
    await expect(chat.input).toHaveValue("नमस्ते");
    await expect(chat.log.getByText("You: ")).toHaveCount(0);
  });

  test("a double Enter and a double press send once", async ({ page }) => {
    const chat = await startChat(page);
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
    await expect(chat.log.getByText("You: ")).toHaveCount(2);
  });

  test("500 characters and no more, counted only near the end", async ({ page }) => {
    const chat = await startChat(page);
    await answerWith(page, "That was long.");
    await chat.input.fill("x".repeat(400));
    await expect(chat.panel.getByText("/500")).toBeHidden();
    await chat.input.fill("x".repeat(499));
    await expect(chat.input).toHaveAccessibleDescription("499/500");
    await chat.input.pressSequentially("yz");
    await expect(chat.input).toHaveValue(`${"x".repeat(499)}y`);
    const request = page.waitForRequest("**/functions/v1/chat-assistant");
    await chat.input.press("Enter");
    expect((await request).postDataJSON().message).toHaveLength(500);
    await expect(chat.panel.getByText("/500")).toBeHidden();
  });
});

test.describe("Answers", () => {
  test("links to sections and to the enquiry address are the only markup", async ({ page }) => {
    const chat = await startChat(page);
    const rest =
      '<img src=x onerror="alert(1)"> **bold** [x](javascript:alert(1)) [y](https://evil.example)';
    await answerWith(
      page,
      `See [our programs](#courses) or [write to us](mailto:${site.enquiryEmail}). ${rest}`,
    );
    await chat.input.fill("<b>Hi</b> [z](#courses)");
    await chat.input.press("Enter");
    await expect(chat.log.getByText("<b>Hi</b> [z](#courses)")).toBeVisible();
    await expect(chat.log.getByText(rest)).toBeVisible();
    await expect(chat.log.getByRole("link")).toHaveCount(2);
    const programs = chat.log.getByRole("link", { name: "our programs" });
    await expect(programs).toHaveAttribute("href", "#courses");
    const mail = chat.log.getByRole("link", { name: "write to us" });
    await expect(mail).toHaveAttribute("href", `mailto:${site.enquiryEmail}`);
  });

  for (const [width, stays] of [
    [360, false],
    [1280, true],
  ] as const) {
    test(`at ${width} px a link leads to its section, and the panel ${stays ? "stays" : "makes way"}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const chat = await startChat(page);
      await answerWith(page, "Here they are: [our programs](#courses).");
      await chat.input.fill("Where?");
      await chat.input.press("Enter");
      await chat.log.getByRole("link", { name: "our programs" }).click();
      await expect(page.locator("#courses")).toBeInViewport();
      await expect(chat.panel).toBeVisible({ visible: stays });
      await expect(chat.launcher).toHaveAttribute("aria-expanded", String(stays));
    });
  }
});

test.describe("Scrolling", () => {
  const short = "Ten hours.";
  const lines = Array.from({ length: 8 }, (_, line) => `Line ${line + 1}`).join("\n");
  const tall = Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join("\n");

  test("the newest message is in view", async ({ page }) => {
    const chat = await startChat(page);
    await answerWith(page, lines, short, lines);
    for (const count of [2, 3, 4]) {
      await chat.input.fill("Next");
      await chat.input.press("Enter");
      await expect(chat.log.getByText("Aivy: ")).toHaveCount(count);
      await expect.poll(() => distanceFromEnd(chat.log)).toBeLessThanOrEqual(1);
    }
  });

  test("whoever has scrolled up stays there, until the next message of their own", async ({
    page,
  }) => {
    const chat = await startChat(page);
    await answerWith(page, lines, lines);
    for (const count of [2, 3]) {
      await chat.input.fill("Next");
      await chat.input.press("Enter");
      await expect(chat.log.getByText("Aivy: ")).toHaveCount(count);
    }
    await page.unroute("**/functions/v1/chat-assistant");
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
    await expect(chat.log.getByText("Aivy: ")).toHaveCount(4);
    expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(0);
    await chat.input.fill("Thanks");
    await chat.input.press("Enter");
    await expect.poll(() => distanceFromEnd(chat.log)).toBeLessThanOrEqual(1);
    await answers.release();
  });

  test("an answer taller than the view is shown from its beginning", async ({ page }) => {
    const chat = await startChat(page);
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
