import { filters } from "../../../content/enrollments/toolbar.ts";
import { picture } from "../../../content/enrollments/tools.ts";
import { programs } from "../../../content/programs.ts";
import { expect } from "../fixtures.ts";
import { course, enquiry, registerAll, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("courses are chosen from in the order of the page, also once they are counted, and each keeps its colour in the overview", async ({
  page,
  own,
}) => {
  const others = programs.filter((program) => program !== course);
  await registerAll(own, [enquiry("Asha Rao")]);
  await signIn(page, own);
  const overview = page.getByRole("region", { name: picture.label });
  const colour = () =>
    overview
      .getByText(course.title, { exact: true })
      .first()
      .evaluate((item) => getComputedStyle(item, "::before").backgroundColor);
  await page.getByRole("button", { name: picture.action }).click();
  const alone = await colour();

  await registerAll(
    own,
    others.map(({ title }) => ({ ...enquiry("Bilal Khan"), course_name: title })),
  );
  await page.reload();
  await page.getByRole("button", { name: picture.action }).click();
  for (const { title } of others) await expect(overview.getByText(title).first()).toBeVisible();
  expect(await colour(), "whichever others have been asked for").toBe(alone);
  await expect(page.getByLabel(filters.course).getByRole("option")).toHaveText([
    filters.anyCourse,
    ...programs.map(({ title }) => filters.count(title, 1)),
  ]);
});
