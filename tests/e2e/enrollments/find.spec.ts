import { expect, expectAccessible } from "../fixtures.ts";
import { course, enquiry, otherCourse, register, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("a search, filters and an order stand in the address, and Back goes through them", async ({
  page,
  own,
}) => {
  // A long way in one piece.
  test.slow();
  await register(own, [
    { ...enquiry("Asha Rao"), phone: "+91 9811111111" },
    { ...enquiry("José Álvarez"), email: "jose@example.in", phone: "+91 9822222222" },
    {
      ...enquiry("Bilal Khan"),
      phone: "+91 9833333333",
      course_name: otherCourse.title,
    },
  ]);
  await signIn(page, own);
  const names = page.locator("tbody tr td:first-child");
  await expect(names).toHaveText(["Bilal Khan", "José Álvarez", "Asha Rao"]);

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("alvarez");
  await expect(names).toHaveText(["José Álvarez"]);
  await expect(page).toHaveURL("/enrollments?search=alvarez");
  await expect(page.getByText("1 found")).toBeVisible();
  await search.fill("098333 33333");
  await expect(names).toHaveText(["Bilal Khan"]);
  await page.goBack();
  await expect(names).toHaveCount(3);
  await expect(search).toHaveValue("");

  await page.getByLabel("Course").selectOption({ label: `${course.title} (2)` });
  await expect(names).toHaveText(["José Álvarez", "Asha Rao"]);
  const table = page.getByRole("table", { name: "Enrollment Inquiries" });
  await table.getByRole("button", { name: "Name" }).click();
  await expect(names).toHaveText(["Asha Rao", "José Álvarez"]);
  await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page).toHaveURL(`/enrollments?course=${course.slug}&sort=name`);
  await page.reload();
  await expect(names).toHaveText(["Asha Rao", "José Álvarez"]);
  await expectAccessible(page);
  await page.goBack();
  await expect(names).toHaveText(["José Álvarez", "Asha Rao"]);

  await page.getByLabel("Period").selectOption("Today");
  await page.getByLabel("Source").selectOption("direct (2)");
  await expect(page).toHaveURL(
    new RegExp(`\\?source=direct&from=\\d{4}-\\d\\d-\\d\\d&course=|\\?course=${course.slug}&`),
  );
  await expect(names).toHaveCount(2);

  await page.getByRole("link", { name: "José Álvarez", exact: true }).click();
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  await page.getByLabel("Follow up on").fill(today);
  await page.getByLabel("Follow up on").press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const due = page.getByRole("link", { name: "Due today" });
  await expect(due).toHaveText("Due today 1");
  await due.click();
  await expect(page).toHaveURL("/enrollments?due=today");
  await expect(names).toHaveText(["José Álvarez"]);
  await page.goBack();
  await expect(names).toHaveCount(2);
  await search.fill("nobody");
  await expect(page.getByText("No enrollment inquiries found.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Show all" }).last().click();
  await expect(page).toHaveURL("/enrollments");
  await expect(names).toHaveCount(3);
});
