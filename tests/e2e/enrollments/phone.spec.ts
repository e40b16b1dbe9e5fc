import type { Page } from "@playwright/test";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { filters } from "../../../content/enrollments/toolbar.ts";
import { phone } from "../../support/phones.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  timezoneId: "Asia/Kolkata",
  isMobile: true,
  hasTouch: true,
  viewport: { width: 360, height: 740 },
});

test("each enquiry is a card that can be read and called, and no letters of a field are so small that an iPhone enlarges the page", async ({
  page,
  own,
}) => {
  const long = "Dr. Venkata Subrahmanyam Chandrasekharan Iyer of Thiruvananthapuram";
  await registerAll(own, [{ ...enquiry("Asha Rao"), name: long }]);
  await signIn(page, own);
  await expect(page.getByRole("rowheader", { name: long })).toBeVisible();
  await expect(page.getByRole("link", { name: phone() })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);

  // An iPhone enlarges the page where letters of a field that is touched are smaller.
  await page.getByRole("button", { name: filters.label, exact: true }).click();
  await page.getByLabel(filters.period).selectOption(filters.otherPeriod);
  await page.getByLabel(selection.box(long)).check();
  await expectLegible(page, [filters.search, filters.course, filters.status, filters.period]);
  await expectLegible(page, [filters.source, filters.sort, filters.from, filters.to]);
  await expectLegible(page, [selection.setStatus, enrollmentList.status(long)]);
  expect(await missingWidth(page, selection.setStatus), "its words are not cut").toBe(0);
  await page.getByLabel(selection.setStatus).selectOption(statusNames.contacted);
  await expect(page.getByRole("button", { name: selection.undo })).toBeVisible();
  expect(await missingWidth(page, selection.setStatus), "nor beside the way back").toBe(0);
  await page.getByRole("link", { name: long, exact: true }).click();
  await expectLegible(page, [openedEnquiry.note, openedEnquiry.followUp]);
});

/** By how many pixels a choice is narrower than its longest words. */
function missingWidth(page: Page, label: string): Promise<number> {
  return page.getByLabel(label, { exact: true }).evaluate((choice) => {
    const { width } = choice.getBoundingClientRect();
    choice.style.flex = "none";
    choice.style.maxWidth = "none";
    return Math.max(0, Math.round(choice.getBoundingClientRect().width - width));
  });
}

/** No letters of these fields are smaller than 16 pixels. */
async function expectLegible(page: Page, labels: string[]): Promise<void> {
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    const size = await field.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size), label).toBeGreaterThanOrEqual(16);
  }
}
