import type { Page } from "@playwright/test";
import { controls } from "../../../content/pages.ts";
import type { RunningServer } from "../../support/server.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { enquiry, register, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

const asha = { ...enquiry("Asha Rao"), email: "asha@gmail.com" };

async function startChat(server: RunningServer, email: string): Promise<void> {
  const response = await fetch(`${server.url}/functions/v1/send-user-alert`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Zoë",
      lastName: "Rao",
      email,
      timestamp: new Date().toISOString(),
    }),
  });
  expect(response.status).toBe(200);
}

const tool = (page: Page) => page.getByRole("button", { name: "Personal data" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Somebody asks about their data" });
const toast = (page: Page, name: string) => page.getByRole("dialog", { name });

test("who only chatted is found by a search that finds no enquiry, and erased by keyboard alone", async ({
  page,
  own,
}) => {
  await register(own, [asha]);
  await startChat(own, "zoe@example.in");
  await startChat(own, "Zoe@example.in");
  await signIn(page, own);
  await expect(page.getByText("(1 total)")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("zoe@example.in");
  await expect(page.getByText("No enrollment inquiries found.")).toBeVisible();
  await page.getByRole("button", { name: "See all that is kept about zoe@example.in" }).focus();
  await page.keyboard.press("Enter");

  await expect(dialog(page).getByLabel("Email address")).toHaveValue("zoe@example.in");
  await expect(dialog(page).getByRole("status")).toHaveText("2 chats of zoe@example.in");
  await expect(dialog(page).getByRole("region", { name: "Chats" })).toContainText("Zoë Rao");
  await expect(dialog(page)).toContainText("With them 2 emails.");
  await expectAccessible(page);

  const erase = dialog(page).getByRole("button", { name: "Erase all of it" });
  await erase.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", {
    name: "Erase all that is kept about zoe@example.in?",
  });
  await expect(question).toContainText("2 chats, with all notes and emails");
  await expect(question).toContainText("This cannot be undone.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(erase).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Erased")).toContainText("2 chats");
  const told = dialog(page).getByRole("status");
  await expect(told).toHaveText("Nothing is kept about zoe@example.in.");
  await expect(told).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(tool(page)).toBeFocused();
});

test("enquiries and chats of one mailbox are taken away as a copy, and erased with what is open", async ({
  page,
  own,
}) => {
  const brother = { ...enquiry("Ravi Rao"), email: "ravi@example.in" };
  await register(own, [asha, brother]);
  await startChat(own, "as.ha+courses@gmail.com");
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const opened = page.getByRole("region", { name: "Asha Rao", exact: true });
  await opened.getByLabel("Note").fill("Wants the evening group.");
  await opened.getByRole("button", { name: "Add note" }).click();
  await expect(opened.getByLabel("Note")).toHaveValue("");

  await tool(page).click();
  await dialog(page).getByLabel("Email address").fill("ravi@example.in");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText("1 enquiry of ravi@example.in");
  await dialog(page).getByLabel("Email address").fill("Asha Rao <Asha@gmail.com>");
  await page.keyboard.press("Enter");
  const told = dialog(page).getByRole("status");
  await expect(told).toHaveText("1 enquiry and 1 chat of Asha@gmail.com");
  await expect(dialog(page).getByRole("region", { name: "Chats" })).toContainText(
    "as.ha+courses@gmail.com",
  );
  await expect(dialog(page)).toContainText("With them 3 emails and 1 entry in the history.");

  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download a copy" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.txt$/);
  const text = (await (await file.createReadStream()).toArray()).join("");
  for (const part of [
    "Phone: +91 9876543210",
    "Note: Wants the evening group.",
    "Email: as.ha+courses@gmail.com",
    "Confirmation of the enquiry",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/ravi|admin@/i);

  await dialog(page).getByRole("button", { name: "Erase all of it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
  await expect(toast(page, "Erased")).toContainText("1 enquiry and 1 chat");
  await expect(told).toHaveText("Nothing is kept about Asha@gmail.com.");
  await dialog(page).getByRole("button", { name: controls.close }).click();
  await expect(opened).toBeHidden();
  await expect(page.getByText("(1 total)")).toBeVisible();
  await expect(page.getByRole("row", { name: "Ravi Rao" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Asha Rao" })).toBeHidden();
});

test("the same phone number leads to other addresses, and nothing typed is nothing asked", async ({
  page,
  own,
}) => {
  await register(own, [asha, { ...enquiry("Asha R."), email: "asha.work@example.in" }]);
  await signIn(page, own);
  await tool(page).click();
  await dialog(page).getByRole("button", { name: "Look up" }).click();
  await expect(dialog(page)).toContainText("Please enter an email address");
  const field = dialog(page).getByLabel("Email address");
  await field.fill("asha@gmail.com");
  await field.press("Enter");
  await dialog(page).getByRole("button", { name: "asha.work@example.in" }).click();
  await expect(field).toHaveValue("asha.work@example.in");
  const told = dialog(page).getByRole("status");
  await expect(told).toHaveText("1 enquiry of asha.work@example.in");
  await expect(told).toBeFocused();
});

test.describe("When the server cannot be reached", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that is told, nothing is erased, and it can be asked again", async ({ page, own }) => {
    await register(own, [asha]);
    await signIn(page, own);
    await page.route("**/rpc/*person*", (route) => route.abort());
    await tool(page).click();
    await dialog(page).getByLabel("Email address").fill("asha@gmail.com");
    await page.keyboard.press("Enter");
    const told = dialog(page).getByRole("status");
    await expect(told).toHaveText("It could not be looked up. Please try again.");
    await page.unroute("**/rpc/*person*");
    await dialog(page).getByRole("button", { name: "Look up" }).click();
    await expect(told).toHaveText("1 enquiry of asha@gmail.com");

    await page.route("**/rpc/erase_person", (route) => route.abort());
    const erase = dialog(page).getByRole("button", { name: "Erase all of it" });
    await erase.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
    await expect(toast(page, "Not erased")).toBeVisible();
    await expect(erase).toBeFocused();
    await expect(told).toHaveText("1 enquiry of asha@gmail.com");
  });
});
