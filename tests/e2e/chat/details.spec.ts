import type { Page } from "@playwright/test";
import { chatDetails, greeting } from "../../../content/chat.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { chatParts, fillDetails, hold, openChat, visitor } from "./chat-page.ts";

test.describe("Who is chatting", () => {
  test("three fields that browsers can fill in, the first one focused", async ({ page }) => {
    const chat = await openChat(page);
    await expect(chat.firstName).toBeFocused();
    await expect(chat.firstName).toHaveAttribute("autocomplete", "given-name");
    await expect(chat.lastName).toHaveAttribute("autocomplete", "family-name");
    await expect(chat.email).toHaveAttribute("autocomplete", "email");
    await expect(chat.email).toHaveAttribute("type", "email");
    await expectAccessible(page);
  });

  const blanks = [
    { ...visitor, firstName: "   ", wrong: "firstName" },
    { ...visitor, lastName: "", wrong: "lastName" },
    { ...visitor, email: " ", wrong: "email" },
  ] as const;
  for (const { wrong, ...details } of blanks) {
    test(`a blank ${wrong} is named and gets the focus`, async ({ page }) => {
      const chat = await openChat(page);
      const alerts = await hold(page, "send-user-alert");
      await fillDetails(page, details);
      await chat.start.click();
      await expect(chat.panel.getByRole("alert")).toHaveText(chatDetails.blank);
      await expect(chat[wrong]).toBeFocused();
      await expect(chat[wrong]).toHaveAttribute("aria-invalid", "true");
      await expect(chat[wrong]).toHaveAccessibleDescription(chatDetails.blank);
      expect(alerts.count()).toBe(0);
    });
  }

  test("an address without an at sign is refused, and typing takes the message back", async ({
    page,
  }) => {
    const chat = await openChat(page);
    await fillDetails(page, { ...visitor, email: "asha.example.org" });
    await chat.start.click();
    const problem = chat.panel.getByRole("alert");
    await expect(problem).toHaveText(chatDetails.notAnAddress);
    await expect(chat.email).toBeFocused();
    await expect(chat.firstName).not.toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await chat.email.press("End");
    await chat.email.pressSequentially("@");
    await expect(problem).toBeEmpty();
  });

  test("the provider is told, then the chat starts and greets by first name", async ({ page }) => {
    const chat = await openChat(page);
    await fillDetails(page, { firstName: " Asha ", lastName: "Rao", email: "asha@localhost" });
    const request = page.waitForRequest("**/functions/v1/send-user-alert");
    await chat.start.click();
    const body = (await request).postDataJSON();
    expect(body).toEqual({
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@localhost",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    await expect(page.getByText(chatDetails.success)).toBeVisible();
    await expect(chat.log).toContainText(greeting(visitor.firstName));
    await expect(chat.input).toBeFocused();
    await expect(chat.firstName).toBeHidden();
  });

  test("a double press tells the provider once", async ({ page }) => {
    const chat = await openChat(page);
    const alerts = await hold(page, "send-user-alert");
    await fillDetails(page);
    await chat.start.dblclick();
    await expect(chat.start).toHaveText(chatDetails.submitting);
    await chat.email.press("Enter");
    await alerts.arrived(1);
    await alerts.release();
    await expect(chat.log.getByText(greeting(visitor.firstName))).toHaveCount(1);
    expect(alerts.count()).toBe(0);
  });
});

test.describe("When the provider cannot be told", () => {
  test.use({ expectedErrors: ["status of 500", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED"] });

  const failures = {
    "the function fails": (page) =>
      hold(page, "send-user-alert", (route) =>
        route.fulfill({ status: 500, json: { error: "It could not be stored." } }),
      ),
    "the connection breaks": (page) => hold(page, "send-user-alert", (route) => route.abort()),
  } satisfies Record<string, (page: Page) => ReturnType<typeof hold>>;
  for (const [what, fail] of Object.entries(failures)) {
    test(`${what}: the chat does not start, nothing typed is lost, another try works`, async ({
      page,
    }) => {
      const chat = await openChat(page);
      const alerts = await fail(page);
      await fillDetails(page);
      await chat.start.click();
      await alerts.arrived();
      await alerts.release();
      await expect(page.getByText(chatDetails.failure)).toBeVisible();
      await expect(chat.firstName).toHaveValue("Asha");
      await expect(chat.lastName).toHaveValue("Rao");
      await expect(chat.email).toHaveValue("asha@example.org");
      await expect(chat.input).toBeHidden();
      await expectAccessible(page);
      await page.unroute("**/functions/v1/send-user-alert");
      await chat.start.click();
      await expect(chat.input).toBeFocused();
      await expect(page.getByText(chatDetails.failure)).toHaveCount(0);
    });
  }

  test("who presses again starts the same chat, under another name another", async ({ page }) => {
    const chat = await openChat(page);
    const starts: { timestamp: string }[] = [];
    await page.route("**/functions/v1/send-user-alert", async (route) => {
      starts.push(route.request().postDataJSON());
      if (starts.length > 3) return route.fallback();
      // It has come about, and the page does not hear of it.
      await route.fetch();
      await route.abort();
    });
    await fillDetails(page);
    for (const [count, lastName] of [
      visitor.lastName,
      visitor.lastName,
      "Iyer",
      "Iyer",
    ].entries()) {
      await chat.lastName.fill(lastName);
      await chat.start.click();
      await expect.poll(() => starts.length).toBe(count + 1);
      await expect(chat.panel.getByText(chatDetails.submitting)).toBeHidden();
    }
    await expect(chat.input).toBeFocused();
    const [first, again, other, otherAgain] = starts;
    expect(again).toEqual(first);
    expect(other?.timestamp).not.toBe(first?.timestamp);
    expect(otherAgain).toEqual(other);
  });

  test("offline", async ({ page, context }) => {
    const chat = await openChat(page);
    await fillDetails(page);
    await context.setOffline(true);
    await chat.start.click();
    await expect(page.getByText(chatDetails.failure)).toBeVisible();
    await context.setOffline(false);
    await chat.start.click();
    await expect(chatParts(page).input).toBeVisible();
  });
});
