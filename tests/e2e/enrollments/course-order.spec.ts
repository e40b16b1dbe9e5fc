import { filters } from "../../../content/enrollments/toolbar.ts";
import { picture } from "../../../content/enrollments/tools.ts";
import { programs } from "../../../content/programs.ts";
import { expect } from "../fixtures.ts";
import { course, enquiry, otherCourse, registerAll, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("courses are chosen from in the order of the page, also once they are counted", async ({
  page,
  own,
}) => {
  await registerAll(
    own,
    programs.map(({ title }) => ({ ...enquiry("Asha Rao"), course_name: title })),
  );
  await signIn(page, own);
  await expect(page.getByLabel(filters.course).getByRole("option")).toHaveText([
    filters.anyCourse,
    ...programs.map(({ title }) => filters.count(title, 1)),
  ]);
});

test("in the overview a course keeps its colour, whichever others have been asked for", async ({
  page,
  own,
}) => {
  test.skip(course === otherCourse, "there is one program only");
  await registerAll(own, [enquiry("Asha Rao")]);
  await signIn(page, own);
  await page.getByRole("button", { name: picture.action }).click();
  const colour = () =>
    page
      .getByRole("region", { name: picture.label })
      .getByText(course.title, { exact: true })
      .first()
      .evaluate((item) => getComputedStyle(item, "::before").backgroundColor);
  const alone = await colour();
  await registerAll(own, [{ ...enquiry("Bilal Khan"), course_name: otherCourse.title }]);
  await page.reload();
  await page.getByRole("button", { name: picture.action }).click();
  await expect(
    page.getByRole("region", { name: picture.label }).getByText(otherCourse.title).first(),
  ).toBeVisible();
  expect(await colour()).toBe(alone);
});
