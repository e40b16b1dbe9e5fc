import { assistantName, chatConversation, suggestions } from "../../../content/chat.ts";
import { controls } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { hold, startChat } from "./chat-page.ts";

const apology = chatConversation.apology;

test("a question is answered by the real function, and what the assistant notes of the talk comes back to her with the next", async ({
  page,
}) => {
  const chat = await startChat(page);
  const request = page.waitForRequest("**/functions/v1/chat-assistant");
  const [{ title, hours }] = programs;
  const message = `How many hours is the ${title} program?`;
  await chat.input.fill(`  ${message}  `);
  await chat.input.press("Enter");
  expect((await request).postDataJSON()).toEqual({ message });
  await expect(chat.log.getByText(`${hours} hours`)).toBeVisible();
  await expect(chat.input).toHaveValue("");

  const answer = page.waitForResponse("**/functions/v1/chat-assistant");
  await chat.input.fill("I live in India");
  await chat.input.press("Enter");
  const { context } = await (await answer).json();
  expect(context).toMatchObject({ place: "india" });
  await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(3);
  await expect(chat.log).not.toContainText(apology);
  const next = page.waitForRequest("**/functions/v1/chat-assistant");
  await chat.input.fill("When does it start?");
  await chat.input.press("Enter");
  expect(JSON.parse((await next).headers()["x-chat-context"] ?? "")).toEqual(context);
});

test("each suggestion under the greeting sends itself and has an answer", async ({ page }) => {
  // Each answer offers again what the greeting does, and every question stands for itself.
  await page.route("**/functions/v1/chat-assistant", async (route) => {
    const response = await route.fetch();
    const { reply } = await response.json();
    await route.fulfill({ response, json: { reply, suggestions } });
  });
  const chat = await startChat(page);
  for (const [index, question] of suggestions.entries()) {
    await chat.panel.getByRole("button", { name: question }).click();
    await expect(chat.log.getByText(`${chatConversation.you}: ${question}`)).toHaveCount(1);
    await expect(chat.log.getByText(`${chatConversation.you}: `)).toHaveCount(index + 1);
    await expect(chat.log.getByText(`${assistantName}: `), question).toHaveCount(index + 2);
    await expect(chat.log, question).not.toContainText(apology);
    await expect(chat.input).toBeFocused();
  }
});

test("while an answer is awaited nothing can be sent; one that takes 15 s arrives, one that never comes is given up", async ({
  page,
}) => {
  const chat = await startChat(page);
  const answers = await hold(page, "chat-assistant");
  await chat.input.fill("Hello");
  await chat.input.press("Enter");
  await answers.arrived();
  await expect(chat.log.getByText("Hello", { exact: true })).toBeVisible();
  await expect(chat.typing).toHaveText(chatConversation.typing);
  await expect(chat.input).toBeDisabled();
  await expect(chat.send).toBeDisabled();
  await expect(chat.panel.getByRole("button", { name: suggestions[0] })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await chat.launcher.click();
  await answers.release();
  await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(2);
  await expect(chat.typing).toBeHidden();
  await expect(chat.input).toBeEnabled();
  await expect(chat.input).toBeFocused();
  await expect(chat.log.getByText(`${chatConversation.you}: `)).toHaveCount(1);

  await page.clock.install();
  await chat.input.fill("Which program is the longest?");
  await chat.input.press("Enter");
  await answers.arrived();
  await page.clock.fastForward(15_000);
  await expect(chat.typing).toBeAttached();
  await expect(chat.input).toBeDisabled();
  await answers.release();
  await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(3);
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

  const answers = Object.entries({
    "a failure": { status: 500, json: { error: "The assistant failed." } },
    "too many messages": { status: 429, json: { error: "Too many messages." } },
    "an answer without a reply": { status: 200, json: { text: "Hello" } },
    "an answer that is no JSON": { status: 200, body: "<html>", contentType: "text/html" },
  });

  test("the assistant apologises, a toast says so, what was written stands there again, and the chat goes on", async ({
    page,
    context,
  }) => {
    const chat = await startChat(page);
    const toast = page.getByText(chatConversation.failure);
    const sentences = page.getByText(/^(The assistant failed|Too many messages)\.$/);
    const apologies = chat.log.getByText(apology);
    for (const [index, [what, answer]] of answers.entries()) {
      await page.route("**/functions/v1/chat-assistant", (route) => route.fulfill(answer));
      await chat.input.fill("Hello");
      await chat.send.click();
      await expect(apologies, what).toHaveCount(index + 1);
      await expect(apologies.last()).toBeVisible();
      await expect(toast, what).toBeVisible();
      const isLimit = what === "too many messages";
      await expect(sentences, what).toHaveText(isLimit ? ["Too many messages."] : []);
      await expect(chat.input, what).toBeFocused();
      await expect(chat.input, what).toHaveValue("Hello");
      await page.getByRole("button", { name: controls.dismiss }).click();
      await expect(toast).toBeHidden();
      await page.unroute("**/functions/v1/chat-assistant");
      await chat.input.pressSequentially(" again");
      await chat.send.click();
      await expect(chat.log.getByText("Hello again"), what).toHaveCount(index + 1);
      await expect(chat.log.getByText(`${assistantName}: `), what).toHaveCount(2 * index + 3);
      await expect(chat.input, what).toHaveValue("");
      await expect(apologies, what).toHaveCount(index + 1);
    }
    await context.setOffline(true);
    await chat.input.fill("Hello");
    await chat.input.press("Enter");
    await expect(apologies, "offline").toHaveCount(5);
    await expect(apologies.last()).toBeVisible();
    await expect(toast, "offline").toBeVisible();
    await expectAccessible(page);
  });
});
