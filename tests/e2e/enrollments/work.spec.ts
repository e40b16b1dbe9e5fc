import type { Page } from "@playwright/test";
import { site } from "../../../content/site.ts";
import { restartAfter } from "../../support/restart.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { course, enquiry, register, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

const learners = ["Asha Rao", "Bilal Khan", "Chitra Iyer"].map((name, index) => ({
  ...enquiry(name),
  phone: `+91 987654321${index}`,
}));
const status = (page: Page, name: string) => page.getByLabel(`Status of ${name}`);
const toast = (page: Page, name: string) => page.getByRole("dialog", { name });
const opened = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("who waits is one press away, and a status is set in its row and taken back", async ({
  page,
  own,
}) => {
  await register(own, learners);
  await signIn(page, own);
  const waiting = page.getByRole("link", { name: "Not contacted yet" });
  await expect(waiting).toHaveText("Not contacted yet 3");
  await waiting.click();
  await expect(page).toHaveURL("/enrollments?status=new&order=asc");
  const names = page.locator("tbody tr td:first-child");
  await expect(names).toHaveText(["Asha Rao", "Bilal Khan", "Chitra Iyer"]);
  await expect(page.getByRole("row", { name: "Asha Rao" })).toContainText("waiting 1 minute");

  await status(page, "Asha Rao").selectOption("Contacted");
  await expect(waiting).toHaveText("Not contacted yet 2");
  await expect(names).toHaveCount(3);
  await toast(page, "Asha Rao: Contacted").getByRole("button", { name: "Undo" }).click();
  await expect(status(page, "Asha Rao")).toHaveValue("new");
  await expectAccessible(page);
  await expect(waiting).toHaveText("Not contacted yet 3");

  await status(page, "Bilal Khan").selectOption("Enrolled");
  await expect(waiting).toHaveText("Not contacted yet 2");
  await page.getByRole("link", { name: "Chitra Iyer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Chitra Iyer" })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(names).toHaveText(["Asha Rao", "Chitra Iyer"]);
  await page.goBack();
  await expect(status(page, "Bilal Khan")).toHaveValue("enrolled");
});

test("an enquiry opens beside the list, by its address as well, and keeps what is done with it", async ({
  page,
  own,
}) => {
  await register(own, [...learners, { ...enquiry("Asha R."), phone: "+91 9876543210" }]);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const asha = opened(page, "Asha Rao");
  await expect(asha.getByRole("heading", { name: "Asha Rao" })).toBeFocused();
  await expect(asha.getByRole("region", { name: "Same person" })).toContainText(
    "Asha R., same phone",
  );
  await expect(asha.getByRole("region", { name: "Emails" })).toContainText("Notice to us");
  await expectAccessible(page);

  await asha.getByLabel("Note").fill("Wants the evening group.");
  await asha.getByRole("button", { name: "Add note" }).click();
  const history = asha.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("Wants the evening group.");
  await expect(asha.getByLabel("Note")).toHaveValue("");
  await asha.getByRole("button", { name: "Tomorrow" }).click();
  await expect(history.getByRole("listitem").first()).toContainText("follow up");
  await status(page, "Asha Rao").last().selectOption("Contacted");
  await expect(history.getByRole("listitem").first()).toContainText("New to Contacted");
  await expect(history.getByRole("listitem").first()).toContainText(
    site.adminEmails[0].toLowerCase(),
  );
  await expect(status(page, "Asha Rao").first()).toHaveValue("contacted");

  const address = page.url();
  await page.goto("/");
  await page.goto(address);
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await asha.getByRole("button", { name: "Previous enquiry" }).click();
  await expect(opened(page, "Bilal Khan")).toBeVisible();
  await page.keyboard.press("j");
  await expect(asha).toBeVisible();
  await expect(asha.getByRole("button", { name: "Next enquiry" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(asha).toBeHidden();
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeFocused();
});

test.describe("A scheme that this machine has no program for", () => {
  test.use({
    expectedErrors: ["registered handler"],
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("calling offers to set the status, and the details can be copied", async ({ page, own }) => {
    await register(own, learners);
    await signIn(page, own);
    const row = page.getByRole("row", { name: "Asha Rao" });
    await expect(row.getByRole("link", { name: "WhatsApp Asha Rao" })).toHaveAttribute(
      "href",
      "https://wa.me/919876543210",
    );
    await row.getByRole("button", { name: "Copy Asha Rao" }).hover();
    await expect(page.getByText("Copy", { exact: true })).toBeVisible();
    await row.getByRole("button", { name: "Copy Asha Rao" }).click();
    await expect(toast(page, "Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "Asha Rao\nasha.rao@example.in\n+91 9876543210",
    );
    await row.getByRole("link", { name: "+91 9876543210" }).click();
    await toast(page, "Have you reached Asha Rao?")
      .getByRole("button", { name: "Set to Contacted" })
      .click();
    await expect(status(page, "Asha Rao")).toHaveValue("contacted");
    await expect(toast(page, "Asha Rao: Contacted")).toBeVisible();
  });
});

test.describe("When somebody else was quicker", () => {
  test.use({ expectedErrors: ["409"] });

  test("nothing is overwritten, and the row is shown as it is", async ({ page, context, own }) => {
    await register(own, learners);
    await signIn(page, own);
    await expect(status(page, "Asha Rao")).toHaveValue("new");
    const other = await context.newPage();
    await other.goto("/enrollments");
    await status(other, "Asha Rao").selectOption("Enrolled");
    await expect(toast(other, "Asha Rao: Enrolled")).toBeVisible();

    await status(page, "Asha Rao").selectOption("Closed");
    const told = toast(page, "Somebody else has changed this enquiry");
    await expect(told).toContainText("Nothing was overwritten. It is now: Enrolled.");
    await expect(status(page, "Asha Rao")).toHaveValue("enrolled");
    await status(page, "Asha Rao").selectOption("Closed");
    await expect(toast(page, "Asha Rao: Closed")).toBeVisible();
  });
});

test.describe("When the server cannot be reached", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a change is taken back on the screen as well, and can be made again", async ({
    page,
    own,
  }) => {
    await register(own, learners);
    await signIn(page, own);
    await page.route("**/rpc/change_enquiry", (route) => route.abort());
    await status(page, "Asha Rao").selectOption("Closed");
    await expect(toast(page, "Not saved")).toBeVisible();
    await expect(status(page, "Asha Rao")).toHaveValue("new");
    await page.unroute("**/rpc/change_enquiry");
    await status(page, "Asha Rao").selectOption("Closed");
    await expect(toast(page, "Asha Rao: Closed")).toBeVisible();
    await expect(page.getByRole("link", { name: "Not contacted yet" })).toHaveText(/ 2$/);
  });
});

test("on a phone an enquiry opens as a sheet over the list", async ({ page, own }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await register(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Asha Rao" });
  await expect(sheet.getByRole("link", { name: "WhatsApp" })).toBeInViewport();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeFocused();
});

test("enquiries are worked by keyboard alone", async ({ page, own }) => {
  await register(own, learners);
  await signIn(page, own);
  await expect(page.getByRole("row", { name: "Chitra Iyer" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Bilal Khan", exact: true })).toBeFocused();
  await page.keyboard.press("s");
  await page.keyboard.press("c");
  await expect(toast(page, "Bilal Khan: Contacted")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(opened(page, "Asha Rao")).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.type("jk called");
  await page.keyboard.press("Control+Enter");
  await expect(opened(page, "Asha Rao").getByText("jk called", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toContainText("Open the enquiry");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
});

test("several are set at once and taken back, or taken away as a file", async ({ page, own }) => {
  await register(own, [...learners, { ...enquiry("=1+1"), email: "f@example.in" }]);
  await signIn(page, own);
  await page.getByLabel("Select =1+1").check();
  await page.getByLabel("Select Asha Rao").click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected enquiries" });
  await expect(bar).toContainText("4 selected");
  await bar.getByLabel("Set status").selectOption("Closed");
  await expect(page.getByRole("link", { name: "Not contacted yet" })).toHaveText(/ 0$/);
  await toast(page, "4 set to Closed").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Not contacted yet" })).toHaveText(/ 4$/);
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Select none" }).click();
  await expect(bar).toBeHidden();

  await page.getByRole("searchbox").fill("9876543210");
  await expect(page.getByText("2 found")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join("");
  expect(text).toMatch(/^\uFEFFName,Email,Country code,Phone,/);
  expect(text).toContain("\r\n'=1+1,f@example.in,91,9876543210,");
  expect(text).toContain(course.title.replaceAll('"', '""'));
  expect(text.trim().split("\r\n")).toHaveLength(3);
  await expect(toast(page, "2 enquiries exported")).toBeVisible();
});

test("a mail that was given up is told at the top, and sent again from its enquiry", async ({
  page,
  own,
}) => {
  await register(own, learners);
  const later = await restartAfter(
    own,
    `update public.email_outbox set sent_at = null, attempts = 6, given_up_at = now(),
         last_error = '550 No such mailbox'
       where kind = 'enrollment_confirmation' and payload ->> 'name' = 'Bilal Khan'`,
  );
  try {
    await signIn(page, later);
    const trouble = page.getByText("1 email could not be delivered:");
    await expect(trouble).toBeVisible();
    await expectAccessible(page);
    await trouble.getByRole("link", { name: "Bilal Khan" }).click();
    const mails = opened(page, "Bilal Khan").getByRole("region", { name: "Emails" });
    const thanks = mails.getByRole("listitem").filter({ hasText: "Confirmation to the learner" });
    await expect(thanks).toContainText("given up");
    await expect(thanks).toContainText("550 No such mailbox");
    await thanks.getByRole("button", { name: "Send again" }).click();
    await expect(toast(page, "Send again")).toContainText("It goes out within a minute");
    await expect(thanks).not.toContainText("given up");
    await expect(trouble).toBeHidden();
  } finally {
    await later.stop();
  }
});

test("an enquiry is erased for good once it has been asked", async ({ page, own }) => {
  await register(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Bilal Khan", exact: true }).click();
  const erase = opened(page, "Bilal Khan").getByRole("button", { name: "Erase for good" });
  await erase.click();
  const question = page.getByRole("alertdialog", { name: "Erase the enquiry of Bilal Khan?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(erase).toBeFocused();
  await erase.click();
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(toast(page, "Erased")).toBeVisible();
  await expect(page.getByText("(2 total)")).toBeVisible();
  await expect(page.getByRole("row", { name: "Bilal Khan" })).toBeHidden();
});
