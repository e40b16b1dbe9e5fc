import { dayFromToday, formatDay } from "../../../app/enrollments/desk/dates.ts";
import { changes, contact, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { views } from "../../../content/enrollments/toolbar.ts";
import { site } from "../../../content/site.ts";
import { phone } from "../../support/phones.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { learners, opened, status, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("who waits is one press away, and a status is set in its row and taken back", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  const waiting = page.getByRole("link", { name: views.waiting });
  await expect(waiting).toHaveText(`${views.waiting} 3`);
  await waiting.click();
  await expect(page).toHaveURL("/enrollments?status=new&order=asc");
  const names = page.locator("tbody tr th");
  await expect(names).toHaveText(["Asha Rao", "Bilal Khan", "Chitra Iyer"]);
  await expect(page.getByRole("row", { name: "Asha Rao" })).toContainText(
    enrollmentList.waiting("1 minute"),
  );

  await status(page, "Asha Rao").selectOption(statusNames.contacted);
  await expect(waiting).toHaveText(`${views.waiting} 2`);
  await expect(names).toHaveCount(3);
  await toast(page, changes.status("Asha Rao", statusNames.contacted))
    .getByRole("button", { name: changes.undo })
    .click();
  await expect(status(page, "Asha Rao")).toHaveValue("new");
  await expectAccessible(page);
  await expect(waiting).toHaveText(`${views.waiting} 3`);

  await status(page, "Bilal Khan").selectOption(statusNames.enrolled);
  await expect(waiting).toHaveText(`${views.waiting} 2`);
  await page.getByRole("link", { name: "Chitra Iyer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Chitra Iyer" })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/enrollments?status=new&order=asc");
  await page.reload();
  await expect(names).toHaveText(["Asha Rao", "Chitra Iyer"]);
  await page.goBack();
  await expect(status(page, "Bilal Khan")).toHaveValue("enrolled");
});

test("an enquiry opens beside the list, on a phone as a sheet over it, by its address as well, and keeps what is done with it", async ({
  page,
  own,
}) => {
  await registerAll(own, [...learners, { ...enquiry("Asha R."), phone: phone() }]);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const asha = opened(page, "Asha Rao");
  await expect(asha.getByRole("heading", { name: "Asha Rao" })).toBeFocused();
  await expect(asha.getByRole("region", { name: openedEnquiry.others })).toContainText(
    `Asha R., ${openedEnquiry.samePhone}`,
  );
  await expect(asha.getByRole("region", { name: openedEnquiry.mails })).toContainText(
    openedEnquiry.mailKinds.enrollment_notice,
  );
  await expectAccessible(page);

  await asha.getByLabel(openedEnquiry.note).fill("Wants the evening group.");
  await asha.getByRole("button", { name: openedEnquiry.addNote }).click();
  const history = asha.getByRole("region", { name: openedEnquiry.history });
  await expect(history.getByRole("listitem").first()).toContainText("Wants the evening group.");
  await expect(asha.getByLabel(openedEnquiry.note)).toHaveValue("");
  await asha.getByRole("button", { name: openedEnquiry.followUpDays[0][1] }).click();
  await expect(history.getByRole("listitem").first()).toContainText(
    openedEnquiry.followUpSet(formatDay(dayFromToday(1))),
  );
  await status(page, "Asha Rao").last().selectOption(statusNames.contacted);
  await expect(history.getByRole("listitem").first()).toContainText(
    openedEnquiry.statusChanged(statusNames.new, statusNames.contacted),
  );
  await expect(history.getByRole("listitem").first()).toContainText(
    site.adminEmails[0].toLowerCase(),
  );
  await expect(status(page, "Asha Rao").first()).toHaveValue("contacted");

  const address = page.url();
  await page.goto("/");
  await page.goto(address);
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await asha.getByRole("button", { name: openedEnquiry.previous }).click();
  await expect(opened(page, "Bilal Khan")).toBeVisible();
  await page.keyboard.press("j");
  await expect(asha).toBeVisible();
  await expect(asha.getByRole("button", { name: openedEnquiry.next })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(asha).toBeHidden();
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Asha Rao" });
  await expect(sheet.getByRole("link", { name: contact.whatsApp })).toBeInViewport();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeFocused();
});

test("a day to call back that cannot be set is said not to be saved, until it is mended or another is chosen", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const asha = opened(page, "Asha Rao");
  const field = asha.getByLabel(openedEnquiry.followUp);
  const entries = asha.getByRole("region", { name: openedEnquiry.history }).getByRole("listitem");
  const [days, name] = openedEnquiry.followUpDays[0];
  const tomorrow = asha.getByRole("button", { name });
  await field.fill(dayFromToday(-1));
  await tomorrow.focus();
  await expect(asha.getByRole("alert")).toHaveText(openedEnquiry.followUpOver);
  await expect(field).toHaveAccessibleDescription(openedEnquiry.followUpOver);
  await expectAccessible(page);
  await field.fill(dayFromToday(days));
  await expect(asha.getByRole("alert")).toHaveText("");
  await field.press("Enter");
  await expect(entries).toHaveCount(1);

  // The thirty-first of February.
  await field.focus();
  await page.keyboard.type("02312099");
  await page.keyboard.press("Enter");
  await expect(asha.getByRole("alert")).toHaveText(openedEnquiry.followUpNoDay);
  await tomorrow.click();
  await expect(asha.getByRole("alert")).toHaveText("");
  await expect(field).toHaveValue(dayFromToday(days));
  await expect(entries).toHaveCount(1);
});

test.describe("A change", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that does not reach the server is taken back on the screen as well, and one that somebody else was quicker with overwrites nothing", async ({
    page,
    context,
    own,
  }) => {
    await registerAll(own, learners);
    await signIn(page, own);
    await page.route("**/rpc/change_enquiry", (route) => route.abort());
    await status(page, "Asha Rao").selectOption(statusNames.closed);
    await expect(toast(page, changes.failed)).toBeVisible();
    await expect(status(page, "Asha Rao")).toHaveValue("new");
    await page.unroute("**/rpc/change_enquiry");
    await status(page, "Asha Rao").selectOption(statusNames.closed);
    await expect(toast(page, changes.status("Asha Rao", statusNames.closed))).toBeVisible();
    await expect(page.getByRole("link", { name: views.waiting })).toHaveText(/ 2$/);

    await expect(status(page, "Bilal Khan")).toHaveValue("new");
    const other = await context.newPage();
    await other.goto("/enrollments");
    await status(other, "Bilal Khan").selectOption(statusNames.enrolled);
    await expect(toast(other, changes.status("Bilal Khan", statusNames.enrolled))).toBeVisible();
    await status(page, "Bilal Khan").selectOption(statusNames.closed);
    const told = toast(page, changes.conflict);
    await expect(told).toContainText(changes.conflictNow(statusNames.enrolled));
    await expect(status(page, "Bilal Khan")).toHaveValue("enrolled");
    await status(page, "Bilal Khan").selectOption(statusNames.closed);
    await expect(toast(page, changes.status("Bilal Khan", statusNames.closed))).toBeVisible();

    await status(other, "Chitra Iyer").selectOption(statusNames.enrolled);
    await expect(toast(other, changes.status("Chitra Iyer", statusNames.enrolled))).toBeVisible();
    await page.getByRole("link", { name: "Chitra Iyer", exact: true }).click();
    await expect(opened(page, "Chitra Iyer").getByRole("combobox")).toHaveValue("enrolled");
    await expect(status(page, "Chitra Iyer").first(), "in its row, too").toHaveValue("enrolled");
  });
});
