import type { Page } from "@playwright/test";
import { dayFromToday } from "../../../app/enrollments/desk/dates.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import {
  personalDataCopy as copy,
  personalData as words,
} from "../../../content/enrollments/personal-data.ts";
import { controls } from "../../../content/pages.ts";
import { site } from "../../../content/site.ts";
import type { RunningServer } from "../../support/server.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";

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

const tool = (page: Page) => page.getByRole("button", { name: words.action });
const dialog = (page: Page) => page.getByRole("dialog", { name: words.title });
const toast = (page: Page, name: string) => page.getByRole("dialog", { name });

test("who only chatted is found by a search that finds no enquiry, and erased by keyboard alone", async ({
  page,
  own,
}) => {
  await registerAll(own, [asha]);
  await startChat(own, "zoe@example.in");
  await startChat(own, "Zoe@example.in");
  await signIn(page, own);
  await expect(page.getByText(enrollmentList.total(1))).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("zoe@example.in");
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await page.getByRole("button", { name: words.actionFor("zoe@example.in") }).focus();
  await page.keyboard.press("Enter");

  await expect(dialog(page).getByLabel(words.address)).toHaveValue("zoe@example.in");
  await expect(dialog(page).getByRole("status")).toHaveText(words.kept(0, 2, "zoe@example.in"));
  await expect(dialog(page).getByRole("region", { name: words.chats })).toContainText("Zoë Rao");
  await expect(dialog(page)).toContainText(words.withThem(2, 0));
  await expectAccessible(page);

  const erase = dialog(page).getByRole("button", { name: words.erase });
  await erase.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", {
    name: words.question("zoe@example.in"),
  });
  await expect(question).toContainText(words.consequences(0, 2));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(erase).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: controls.cancel })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, words.erased)).toContainText(words.erasedText(0, 2));
  const told = dialog(page).getByRole("status");
  await expect(told).toHaveText(words.nothing("zoe@example.in"));
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
  await registerAll(own, [asha, brother]);
  await startChat(own, "as.ha+courses@gmail.com");
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const opened = page.getByRole("region", { name: "Asha Rao", exact: true });
  await opened.getByLabel(openedEnquiry.note).fill("Wants the evening group.");
  await opened.getByRole("button", { name: openedEnquiry.addNote }).click();
  await expect(opened.getByLabel(openedEnquiry.note)).toHaveValue("");

  await tool(page).click();
  await dialog(page).getByLabel(words.address).fill("ravi@example.in");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText(words.kept(1, 0, "ravi@example.in"));
  await dialog(page).getByLabel(words.address).fill("Asha Rao <Asha@gmail.com>");
  await page.keyboard.press("Enter");
  const told = dialog(page).getByRole("status");
  await expect(told).toHaveText(words.kept(1, 1, "Asha@gmail.com"));
  await expect(dialog(page).getByRole("region", { name: words.chats })).toContainText(
    "as.ha+courses@gmail.com",
  );
  await expect(dialog(page)).toContainText(words.withThem(3, 1));

  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: words.copy }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(copy.fileName(dayFromToday(0)));
  const text = (await (await file.createReadStream()).toArray()).join("");
  for (const part of [
    `${copy.phone}: ${asha.phone}`,
    `${openedEnquiry.note}: Wants the evening group.`,
    `${copy.email}: as.ha+courses@gmail.com`,
    copy.mailKinds.enrollment_confirmation,
  ]) {
    expect(text).toContain(part);
  }
  for (const part of ["ravi", ...site.adminEmails]) {
    expect(text.toLowerCase()).not.toContain(part.toLowerCase());
  }

  await dialog(page).getByRole("button", { name: words.erase }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.confirm }).click();
  await expect(toast(page, words.erased)).toContainText(words.erasedText(1, 1));
  await expect(told).toHaveText(words.nothing("Asha@gmail.com"));
  await dialog(page).getByRole("button", { name: controls.close }).click();
  await expect(opened).toBeHidden();
  await expect(page.getByText(enrollmentList.total(1))).toBeVisible();
  await expect(page.getByRole("row", { name: "Ravi Rao" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Asha Rao" })).toBeHidden();
});

test.describe("Looking somebody up", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("asks nothing where nothing is typed, tells and erases nothing where the server is away, and leads to other addresses", async ({
    page,
    own,
  }) => {
    await registerAll(own, [asha, { ...enquiry("Asha R."), email: "asha.work@example.in" }]);
    await signIn(page, own);
    await tool(page).click();
    await dialog(page).getByRole("button", { name: words.lookUp }).click();
    await expect(dialog(page)).toContainText(words.noAddress);
    const field = dialog(page).getByLabel(words.address);
    const told = dialog(page).getByRole("status");

    await page.route("**/rpc/*person*", (route) => route.abort());
    await field.fill("asha@gmail.com");
    await field.press("Enter");
    await expect(told).toHaveText(words.failure);
    await page.unroute("**/rpc/*person*");
    await dialog(page).getByRole("button", { name: words.lookUp }).click();
    await expect(told).toHaveText(words.kept(1, 0, "asha@gmail.com"));

    await page.route("**/rpc/erase_person", (route) => route.abort());
    const erase = dialog(page).getByRole("button", { name: words.erase });
    await erase.click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.confirm }).click();
    await expect(toast(page, words.notErased.title)).toBeVisible();
    await expect(erase).toBeFocused();
    await expect(told).toHaveText(words.kept(1, 0, "asha@gmail.com"));

    // By the same phone number.
    await dialog(page).getByRole("button", { name: "asha.work@example.in" }).click();
    await expect(field).toHaveValue("asha.work@example.in");
    await expect(told).toHaveText(words.kept(1, 0, "asha.work@example.in"));
    await expect(told).toBeFocused();
  });
});
