import type { Locator, Page, Route } from "@playwright/test";
import { chatConversation, chatDetails, chatPanel } from "../../../content/chat.ts";
import { expect, openHome, waitForApplication } from "../fixtures.ts";

export const visitor = { firstName: "Asha", lastName: "Rao", email: "asha@example.org" };

/** The parts of the chat as a visitor names them. */
export function chatParts(page: Page) {
  const panel = page.getByRole("dialog", { name: chatPanel.title });
  return {
    launcher: page.getByRole("button", { name: chatPanel.title }),
    panel,
    firstName: panel.getByLabel(chatDetails.firstName),
    lastName: panel.getByLabel(chatDetails.lastName),
    email: panel.getByLabel(chatDetails.email),
    start: panel
      .getByRole("button", { name: chatDetails.submit })
      .or(panel.getByRole("button", { name: chatDetails.submitting })),
    log: panel.getByRole("log", { name: chatConversation.label }),
    input: panel.getByRole("textbox", { name: chatConversation.input }),
    send: panel.getByRole("button", { name: chatConversation.send }),
    typing: panel.getByRole("status").filter({ hasText: chatConversation.typing }),
  };
}

/** Opens the home page, puts the launch pop-up aside and waits until the application is there. */
export async function openHomePage(page: Page): Promise<void> {
  await openHome(page);
  await waitForApplication(page);
}

/** Opens the page and the chat, at its details step. */
export async function openChat(page: Page): Promise<ReturnType<typeof chatParts>> {
  await openHomePage(page);
  const chat = chatParts(page);
  await chat.launcher.click();
  await expect(chat.firstName).toBeVisible();
  return chat;
}

/** Fills in the details step without sending it. */
export async function fillDetails(page: Page, details = visitor): Promise<void> {
  const chat = chatParts(page);
  await chat.firstName.fill(details.firstName);
  await chat.lastName.fill(details.lastName);
  await chat.email.fill(details.email);
}

/** Opens the page and the chat and gets as far as the greeting, with the real function behind it. */
export async function startChat(page: Page): Promise<ReturnType<typeof chatParts>> {
  const chat = await openChat(page);
  await fillDetails(page);
  await chat.start.click();
  await expect(chat.input).toBeVisible();
  return chat;
}

/** Lets the assistant's function give these replies, one after the other, in place of its own. */
export async function answerWith(page: Page, ...replies: string[]): Promise<void> {
  await page.route("**/functions/v1/chat-assistant", (route) =>
    route.fulfill({ json: { reply: replies.shift() ?? "Nothing more to say." } }),
  );
}

/** Holds every call of the function until `release`, which lets them all pass to the real one, or to `answer`. */
export async function hold(
  page: Page,
  name: "chat-assistant" | "send-user-alert",
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  const held: Route[] = [];
  await page.route(`**/functions/v1/${name}`, (route) => {
    held.push(route);
  });
  return {
    /** Resolves once `count` calls are being held. */
    arrived: (count = 1) => expect.poll(() => held.length).toBe(count),
    count: () => held.length,
    release: () => Promise.all(held.splice(0).map(answer)),
  };
}

/** How far the log is from its end, in CSS pixels. */
export function distanceFromEnd(log: Locator): Promise<number> {
  return log.evaluate((element) =>
    Math.round(element.scrollHeight - element.clientHeight - element.scrollTop),
  );
}
