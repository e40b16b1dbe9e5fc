import { assistantName, chatConversation } from "../../../content/chat.ts";
import { programsSection } from "../../../content/home.ts";
import { limits } from "../../../content/limits.ts";
import { programs } from "../../../content/programs.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { registrationParts } from "../registration/registration-page.ts";
import { chatParts, openHomePage, startChat, visitor } from "./chat-page.ts";

const [first, other = first] = programs;

test("what the talk was of goes back in a header, and the body stays the message alone", async ({
  page,
}) => {
  const chat = await startChat(page);
  await chat.input.fill(`How long is ${other.title}?`);
  await chat.input.press("Enter");
  await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(2);
  const second = page.waitForRequest("**/functions/v1/chat-assistant");
  await chat.input.fill("who is it for?");
  await chat.input.press("Enter");
  const request = await second;
  expect(request.postDataJSON()).toEqual({ message: "who is it for?" });
  const context = request.headers()["x-chat-context"] ?? "";
  expect(context.length).toBeLessThanOrEqual(200);
  expect(JSON.parse(context)).toMatchObject({ focus: [other.slug] });
  await expect(chat.log.getByText(other.audience)).toBeVisible();

  // The newest answer's, not the first one's.
  await chat.input.fill(`And how long is ${first.title}?`);
  await chat.input.press("Enter");
  await expect(chat.log.getByText(`${assistantName}: `)).toHaveCount(4);
  const fourth = page.waitForRequest("**/functions/v1/chat-assistant");
  await chat.input.fill("who is it for?");
  await chat.input.press("Enter");
  const later = (await fourth).headers()["x-chat-context"] ?? "";
  expect(JSON.parse(later)).toMatchObject({ focus: [first.slug] });
});

test("under an answer stand questions that fit it, or the button that opens the form with what was typed in the chat", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 384 });
  const chat = await startChat(page);
  await chat.input.fill(`How long is ${other.title}?`);
  await chat.input.press("Enter");
  const offers = chat.panel.getByRole("list", { name: chatConversation.suggestions });
  const cover = offers.getByRole("button", { name: /cover/ });
  await expect(cover).toBeVisible();
  await expect(offers).toHaveCount(1);
  expect(await offers.getByRole("button").count()).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  await cover.focus();
  await page.keyboard.press("Enter");
  await expect(chat.log.getByText(other.features[0] ?? "")).toBeVisible();
  await expect(chat.input).toBeFocused();
  const overflows = await chat.panel.evaluate((panel) => panel.scrollWidth > panel.clientWidth);
  expect(overflows).toBe(false);

  await page.setViewportSize({ width: 1280, height: 800 });
  await chat.input.fill(`sign me up for ${other.title}`);
  await chat.input.press("Enter");
  const join = chat.panel.getByRole("button", { name: chatConversation.register(other.title) });
  await join.click();
  const form = registrationParts(page);
  await expect(form.dialog).toContainText(other.title);
  await expect(form.name).toHaveValue("Asha Rao");
  await expect(form.email).toHaveValue(visitor.email);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await expect(chat.panel).toBeVisible();
  await expect(join).toBeFocused();
});

test("the chat asks for nothing that was typed into a registration", async ({ page }) => {
  await openHomePage(page);
  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  const form = registrationParts(page);
  await form.name.fill("Ravi Kumar Iyer");
  await form.email.fill("ravi@example.org");
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  const chat = chatParts(page);
  await chat.launcher.click();
  await expect(chat.firstName).toHaveValue("Ravi");
  await expect(chat.lastName).toHaveValue("Kumar Iyer");
  await expect(chat.email).toHaveValue("ravi@example.org");
});

test("of a name too long for the chat it takes what fits, and starts", async ({ page }) => {
  await openHomePage(page);
  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  const form = registrationParts(page);
  const name = "a".repeat(limits.chatName - 1);
  // Where it is cut stands a character that takes two.
  await form.name.fill(`${name}\u{1d465}${name} Iyer`);
  await form.email.fill("ravi@example.org");
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  const chat = chatParts(page);
  await chat.launcher.click();
  await expect(chat.firstName).toHaveValue(name);
  await chat.start.click();
  await expect(chat.input).toBeVisible();
});
