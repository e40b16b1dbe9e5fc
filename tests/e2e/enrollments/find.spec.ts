import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { filters, views } from "../../../content/enrollments/toolbar.ts";
import { digits, phone } from "../../support/phones.ts";
import { runSql } from "../../support/restart.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { course, enquiry, otherCourse, registerAll, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

const { columns } = enrollmentList;

test("a search, filters and an order stand in the address, and Back goes through them", async ({
  page,
  own,
}) => {
  // A long way in one piece.
  test.slow();
  await registerAll(own, [
    { ...enquiry("Asha Rao"), phone: phone(1) },
    { ...enquiry("José Álvarez"), email: "jose@example.in", phone: phone(2) },
    {
      ...enquiry("Bilal Khan"),
      phone: phone(3),
      course_name: otherCourse.title,
    },
  ]);
  await signIn(page, own);
  const names = page.locator("tbody tr th");
  await expect(names).toHaveText(["Bilal Khan", "José Álvarez", "Asha Rao"]);

  const search = page.getByRole("searchbox", { name: filters.search });
  await search.pressSequentially("alvarez");
  await expect(names).toHaveText(["José Álvarez"]);
  await expect(page).toHaveURL("/enrollments?search=alvarez");
  await expect(page.getByText(enrollmentList.found(1, true))).toBeVisible();
  await search.fill(`0${digits(3).slice(0, 5)} ${digits(3).slice(5)}`);
  await expect(names).toHaveText(["Bilal Khan"]);
  await page.goBack();
  await expect(names).toHaveCount(3);
  await expect(search).toHaveValue("");

  await page.getByLabel(filters.course).selectOption({ label: filters.count(course.title, 2) });
  await expect(names).toHaveText(["José Álvarez", "Asha Rao"]);
  const table = page.getByRole("table", { name: enrollmentList.heading });
  await table.getByRole("button", { name: columns.name }).click();
  await expect(names).toHaveText(["Asha Rao", "José Álvarez"]);
  await expect(table.getByRole("columnheader", { name: columns.name })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page).toHaveURL(`/enrollments?course=${course.slug}&sort=name`);
  await page.reload();
  await expect(names).toHaveText(["Asha Rao", "José Álvarez"]);
  await expectAccessible(page);
  await page.goBack();
  await expect(names).toHaveText(["José Álvarez", "Asha Rao"]);

  await page.getByLabel(filters.period).selectOption(filters.periods[1][1]);
  await page.getByLabel(filters.source).selectOption(filters.count("direct", 2));
  await expect(page).toHaveURL(
    new RegExp(`\\?source=direct&from=\\d{4}-\\d\\d-\\d\\d&course=|\\?course=${course.slug}&`),
  );
  await expect(names).toHaveCount(2);

  await page.getByRole("link", { name: "José Álvarez", exact: true }).click();
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  await page.getByLabel(openedEnquiry.followUp).fill(today);
  await page.getByLabel(openedEnquiry.followUp).press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const due = page.getByRole("link", { name: views.due });
  await expect(due).toHaveText(`${views.due} 1`);
  await due.click();
  await expect(page).toHaveURL("/enrollments?due=today");
  await expect(names).toHaveText(["José Álvarez"]);
  await page.goBack();
  await expect(names).toHaveCount(2);
  await search.fill("nobody");
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: enrollmentList.clear }).last().click();
  await expect(page).toHaveURL("/enrollments");
  await expect(names).toHaveCount(3);

  // A period is one of those that end today, any time first, or from one's own day on.
  const period = page.getByLabel(filters.period);
  await expect(period.getByRole("option").first()).toHaveText(filters.periods[0][1]);
  await expect(period).toHaveValue("");

  // As an address that was kept when that day was today.
  await page.goto("/enrollments?from=2020-01-01");
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeVisible();
  await expect(period.getByRole("option", { selected: true })).toHaveText(filters.otherPeriod);
  await expect(page.getByLabel(filters.from, { exact: true })).toHaveValue("2020-01-01");
});

test("what is chosen is seen in its filter and taken off there, also where nothing is left of it and where it is not counted", async ({
  page,
  own,
}) => {
  await registerAll(own, [
    enquiry("Asha Rao"),
    { ...enquiry("Bilal Khan"), course_name: otherCourse.title },
  ]);
  await runSql(own, "update private.enquiries set status = 'enrolled' where name = 'Bilal Khan'");
  await signIn(page, own);
  const filter = (label: string) => page.getByLabel(label, { exact: true });
  const chosen = (label: string) => filter(label).getByRole("option", { selected: true });
  await filter(filters.course).selectOption(filters.count(course.title, 1));
  await filter(filters.status).selectOption(filters.count(statusNames.enrolled, 0));
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await expect(chosen(filters.course)).toHaveText(filters.count(course.title, 0));
  await filter(filters.course).selectOption(filters.anyCourse);
  await expect(page).toHaveURL("/enrollments?status=enrolled");

  // No such source, and a course that is offered no longer, of which a search tells no numbers.
  await page.goto("/enrollments?source=gone");
  await expect(chosen(filters.source)).toHaveText(filters.count("gone", 0));
  await filter(filters.source).selectOption(filters.anySource);
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeVisible();
  await page.goto("/enrollments?search=asha&course=gone");
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await expect(chosen(filters.course)).toHaveText("gone");

  await page.setViewportSize({ width: 360, height: 740 });
  for (const column of ["email", "phone"] as const) {
    await page.goto(`/enrollments?sort=${column}&status=new`);
    await expect(chosen(filters.sort)).toHaveText(filters.orders[column]);
  }
});
