import type { Route } from "@playwright/test";
import { chatDetails, greeting } from "../../../content/chat.ts";
import { controls } from "../../../content/pages.ts";
import { useUpLimit } from "../../support/use-up-limit.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { fillDetails, hold, openChat, visitor } from "./chat-page.ts";

test.describe("Who is chatting", () => {
  test("three fields that browsers can fill in, of which a wrong one is named and gets the focus", async ({
    page,
  }) => {
    const chat = await openChat(page);
    await expect(chat.firstName).toBeFocused();
    await expect(chat.firstName).toHaveAttribute("autocomplete", "given-name");
    await expect(chat.lastName).toHaveAttribute("autocomplete", "family-name");
    for (const name of [chat.firstName, chat.lastName])
      await expect(name).toHaveAttribute("autocapitalize", "words");
    await expect(chat.email).toHaveAttribute("autocomplete", "email");
    await expect(chat.email).toHaveAttribute("type", "email");
    await expectAccessible(page);

    const alerts = await hold(page, "send-user-alert");
    const problem = chat.panel.getByRole("alert");
    const blanks = [
      { ...visitor, firstName: "   ", wrong: "firstName" },
      { ...visitor, lastName: "", wrong: "lastName" },
      { ...visitor, email: " ", wrong: "email" },
    ] as const;
    for (const { wrong, ...details } of blanks) {
      await fillDetails(page, details);
      await expect(problem, `before a blank ${wrong}`).toBeEmpty();
      await chat.start.click();
      await expect(problem, `a blank ${wrong}`).toHaveText(chatDetails.blank);
      await expect(chat[wrong]).toBeFocused();
      await expect(chat[wrong]).toHaveAttribute("aria-invalid", "true");
      await expect(chat[wrong]).toHaveAccessibleDescription(chatDetails.blank);
    }

    await fillDetails(page, { ...visitor, email: "asha.example.org" });
    await chat.start.click();
    await expect(problem).toHaveText(chatDetails.notAnAddress);
    await expect(chat.email).toBeFocused();
    await expect(chat.firstName).not.toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await chat.email.press("End");
    await chat.email.pressSequentially("@");
    await expect(problem).toBeEmpty();
    expect(alerts.count()).toBe(0);
  });

  test("the provider is told once, also by a double press, then the chat starts and greets by first name", async ({
    page,
  }) => {
    const chat = await openChat(page);
    const alerts = await hold(page, "send-user-alert");
    await fillDetails(page, { firstName: " Asha ", lastName: "Rao", email: "asha@localhost" });
    const request = page.waitForRequest("**/functions/v1/send-user-alert");
    await chat.start.dblclick();
    await expect(chat.start).toHaveText(chatDetails.submitting);
    await chat.email.press("Enter");
    await alerts.arrived(1);
    expect((await request).postDataJSON()).toEqual({
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@localhost",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    await alerts.release();
    await expect(page.getByText(chatDetails.success)).toBeVisible();
    await expect(chat.log.getByText(greeting(visitor.firstName))).toHaveCount(1);
    await expect(chat.input).toBeFocused();
    await expect(chat.firstName).toBeHidden();
    expect(alerts.count()).toBe(0);
  });
});

test.describe("When the provider cannot be told", () => {
  test.use({
    expectedErrors: ["status of 500", "status of 429", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED"],
  });

  test("the chat does not start, nothing typed is lost, another try works", async ({
    page,
    context,
  }) => {
    const chat = await openChat(page);
    await fillDetails(page);
    async function tryInVain(what: string): Promise<void> {
      await chat.start.click();
      await expect(page.getByText(chatDetails.failure), what).toBeVisible();
      await expect(chat.firstName, what).toHaveValue("Asha");
      await expect(chat.lastName, what).toHaveValue("Rao");
      await expect(chat.email, what).toHaveValue("asha@example.org");
      await expect(chat.input, what).toBeHidden();
    }
    await context.setOffline(true);
    await tryInVain("offline");
    await context.setOffline(false);

    for (const [what, fail] of Object.entries({
      "the connection breaks": (route: Route) => route.abort(),
      "the function fails": (route: Route) =>
        route.fulfill({ status: 500, json: { error: "It could not be stored." } }),
    })) {
      await page.getByRole("button", { name: controls.dismiss }).click();
      await expect(page.getByText(chatDetails.failure)).toBeHidden();
      await page.route("**/functions/v1/send-user-alert", fail);
      const asked = page.waitForRequest("**/functions/v1/send-user-alert");
      await tryInVain(what);
      await asked;
      await page.unroute("**/functions/v1/send-user-alert");
    }
    await expectAccessible(page);
    await chat.start.click();
    await expect(chat.input).toBeFocused();
    await expect(page.getByText(chatDetails.failure)).toHaveCount(0);
  });

  test("a limit is told as one", async ({ page, server }) => {
    const chat = await openChat(page);
    await fillDetails(page);
    const renew = await useUpLimit(server, "chat_start");
    await chat.start.click();
    const toast = page.getByRole("region", { name: "Notifications" });
    await expect(toast).toContainText(chatDetails.failure);
    await expect(toast).toContainText("Too many requests from your network");
    await expectAccessible(page);
    await renew();
  });

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
});
