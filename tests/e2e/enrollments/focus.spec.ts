import { changes, contact, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { filters } from "../../../content/enrollments/toolbar.ts";
import { controls } from "../../../content/pages.ts";
import { registerOnSite } from "../../support/enquiry.ts";
import { expect } from "../fixtures.ts";
import { course, enquiry, otherCourse, registerAll, signIn, test } from "./admin-page.ts";
import { learners, opened, status, toast } from "./desk-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-write"],
  timezoneId: "Asia/Kolkata",
});

test("in an opened enquiry the keyboard stays where a button has gone or a field was filled", async ({
  page,
  own,
}) => {
  // A long way in one piece; on the site, so that the mails go at once.
  test.slow();
  for (const learner of learners) await registerOnSite(own, learner);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const asha = opened(page, "Asha Rao");

  const note = asha.getByLabel(openedEnquiry.note);
  await note.fill("Wants the evening group.");
  await asha.getByRole("button", { name: openedEnquiry.addNote }).press("Enter");
  await expect(note).toHaveValue("");
  await expect(note).toBeFocused();
  await expect(asha.getByText(openedEnquiry.noteAdded)).toHaveRole("status");

  const day = asha.getByLabel(openedEnquiry.followUp);
  await day.fill("2099-01-02");
  await day.press("Enter");
  await expect(asha.getByText(openedEnquiry.followUpSet("Jan 2"))).toBeVisible();
  await expect(day).toBeFocused();
  await asha.getByRole("button", { name: openedEnquiry.noFollowUp }).press("Enter");
  await expect(day).toHaveValue("");
  const [, lastOffer] = openedEnquiry.followUpDays.at(-1) ?? [];
  await expect(asha.getByRole("button", { name: lastOffer })).toBeFocused();

  const mails = asha.getByRole("region", { name: openedEnquiry.mails });
  const again = mails.getByRole("button", { name: openedEnquiry.sendAgain });
  await page.reload();
  await expect(again).toHaveCount(2);
  await again.first().press("Enter");
  await expect(mails.getByRole("listitem").first()).toBeFocused();
});

test("in the list the keyboard goes on at its heading where a button has gone", async ({
  page,
  own,
}) => {
  test.slow();
  await registerAll(own, learners);
  await page.clock.install();
  await signIn(page, own);
  const heading = page.getByRole("heading", { name: enrollmentList.heading });

  // Once they are counted, a course without enquiries is not among the choices.
  await page.goto(`/enrollments?course=${otherCourse.slug}`);
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await page.getByRole("button", { name: enrollmentList.clear }).last().press("Enter");
  await expect(page.getByText(enrollmentList.total(3))).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByLabel(filters.course).selectOption({ value: course.slug });
  await page.getByRole("button", { name: enrollmentList.clear }).press("Enter");
  await expect(heading).toBeFocused();

  await page.getByLabel(selection.box("Asha Rao")).press("Space");
  await page.getByRole("button", { name: selection.clear }).press("Enter");
  await expect(page.getByLabel(selection.label)).toBeHidden();
  await expect(heading).toBeFocused();

  await registerAll(own, [enquiry("Divya Nair")]);
  await page.clock.fastForward(10_000);
  await page.getByRole("button", { name: enrollmentList.arrived(1) }).press("Enter");
  await expect(page.getByRole("link", { name: "Divya Nair", exact: true })).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  await page.goto(`${page.url()}&course=${otherCourse.slug}`);
  await opened(page, "Asha Rao").getByRole("button", { name: openedEnquiry.close }).press("Enter");
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await expect(heading).toBeFocused();
});

test("pressed with the pointer, a message and what it offers leave the keyboard where it is, and it goes in its time", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await page.clock.install();
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  await status(page, "Asha Rao").last().selectOption(statusNames.enrolled);
  const note = page.getByLabel(openedEnquiry.note);
  await note.fill("Has paid.");
  const told = changes.status("Asha Rao", statusNames.enrolled);
  await page.getByText(told).click();
  await expect(note).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5500);
  await expect(toast(page, told)).toBeHidden();

  await page.getByRole("button", { name: contact.copy, exact: true }).click();
  await note.focus();
  const copied = toast(page, contact.copied);
  await copied.getByRole("button", { name: controls.dismiss }).click();
  await expect(copied).toBeHidden();
  await expect(note).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  const undo = page.getByRole("button", { name: changes.undo });
  const bilal = status(page, "Bilal Khan");
  await bilal.focus();
  await bilal.selectOption(statusNames.contacted);
  await undo.click();
  const undone = toast(page, changes.status("Bilal Khan", statusNames.new));
  await expect(undone).toBeVisible();
  await expect(bilal).toBeFocused();
  await undone.hover();
  await page.clock.fastForward(20_000);
  await expect(undone).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4500);
  await expect(undone).toBeHidden();

  await bilal.selectOption(statusNames.enrolled);
  await expect(undo).toBeVisible();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bilal).toHaveValue("new");
  await expect(bilal, "as with the keyboard").toBeFocused();

  await page.getByLabel(selection.box("Bilal Khan")).check();
  const setStatus = page.getByLabel(selection.setStatus);
  await setStatus.focus();
  await setStatus.selectOption(statusNames.closed);
  await undo.click();
  await expect(bilal).toHaveValue("new");
  await expect(setStatus).toBeFocused();
});
