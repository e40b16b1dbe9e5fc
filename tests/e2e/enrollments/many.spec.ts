import type { Page } from "@playwright/test";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { csv, picture } from "../../../content/enrollments/tools.ts";
import type { RunningServer } from "../../support/server.ts";
import { textPattern } from "../../support/text-pattern.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { manyCount } from "../products.ts";
import { expectNothingFound } from "../second-checker.ts";
import { test as base, signIn } from "./admin-page.ts";

const test = base.extend({ own: async ({ full }, use) => use(full) });

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });
test.describe.configure({ mode: "default" });

const total = enrollmentList.total(manyCount);
const rows = (page: Page) => page.locator("tbody tr[data-enquiry]");
/** The place in the list, from 1, of the first row that is seen. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("tbody tr[data-enquiry]")];
    const first = all.find((row) => row.getBoundingClientRect().bottom > 0);
    return Number(first?.ariaRowIndex) - 1;
  });

/** The id of the enquiry that the database has at a place of a list, from 0, counted from the beginning. */
function idAt(page: Page, { publishableKey }: RunningServer, list: object, skip: number) {
  return page.evaluate(
    async ({ apikey, given }) => {
      const { access_token } = JSON.parse(localStorage.getItem("session") ?? "");
      const response = await fetch("/rest/v1/rpc/list_enquiries", {
        method: "POST",
        headers: {
          apikey,
          authorization: `Bearer ${access_token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(given),
      });
      return (await response.json()).rows[0]?.id;
    },
    { apikey: publishableKey, given: { ...list, skip, page_size: 1, counted: false } },
  );
}

test("a list that no window can lay out is at hand from end to end, row after row", async ({
  page,
  own,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, own, admin);
  await expect(page.getByText(total)).toBeVisible();

  await page.keyboard.press("End");
  await expect(rows(page).last()).toHaveAttribute("aria-rowindex", String(manyCount + 1));
  await expect(rows(page).last()).toBeInViewport();
  expect(await page.locator("tbody tr").count()).toBeLessThan(60);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(manyCount * 0.48);
  await expect.poll(() => firstSeen(page)).toBeLessThan(manyCount * 0.52);

  const before = await firstSeen(page);
  for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 400);
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(before);
  expect(await firstSeen(page)).toBeLessThan(before + 30);

  await page.keyboard.press("Home");
  await expect(rows(page).first()).toHaveAttribute("aria-rowindex", "2");
});

test("who jumps about comes to the rows that stand there, in a search and among those one has handled, and the end is the last", async ({
  page,
  own,
  admin,
}) => {
  const list = { filter: { q: "example.in" }, sort: "name", descending: false };
  await signIn(page, own, admin);
  await page.goto(`/enrollments?search=${list.filter.q}&sort=${list.sort}`);
  const found = page.getByText(textPattern(enrollmentList.found(0, true), "0", /[\d,]+/));
  await expect(found).toBeVisible();
  const hits = Number((await found.innerText()).replace(/\D/g, ""));
  expect(hits).toBeGreaterThan(5000);
  await page.keyboard.press("End");
  await expect(rows(page).last()).toHaveAttribute("aria-rowindex", String(hits + 1));
  for (const share of [1, 0.7, 0.4, 0.6]) {
    await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), share);
    await expect
      .poll(async () => Math.abs((await firstSeen(page)) / hits - share))
      .toBeLessThan(0.05);
    const [id, place] = await rows(page)
      .nth(5)
      .evaluate((row) => [row.dataset.enquiry, row.ariaRowIndex]);
    expect(id).toBe(await idAt(page, own, list, Number(place) - 2));
  }

  const contacted = { filter: { statuses: ["contacted"] }, sort: "date", descending: true };
  await page.goto("/enrollments?status=contacted");
  const seen = rows(page);
  for (const place of [0, 1, 2]) {
    const name = await seen.nth(place).getByRole("link").first().innerText();
    await seen.nth(place).getByRole("combobox").selectOption(statusNames.closed);
    await expect(
      page.getByRole("dialog", { name: changes.status(name, statusNames.closed) }),
    ).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(12_000);
  const [id, place] = await rows(page)
    .nth(5)
    .evaluate((row) => [row.dataset.enquiry, row.ariaRowIndex]);
  // The three are shown in front of it and no longer counted.
  expect(id).toBe(await idAt(page, own, contacted, Number(place) - 2 - 3));
});

test("with Shift all rows between are marked, those out of sight too, it is told where some are not loaded, and an export can be stopped", async ({
  page,
  own,
  admin,
}) => {
  await signIn(page, own, admin);
  const bar = page.getByRole("region", { name: selection.label });
  /** Presses the box of the row at a place, from 1, with Shift. */
  const press = (place: number) =>
    page
      .locator(`tbody tr[aria-rowindex="${place + 1}"]`)
      .getByRole("checkbox")
      .click({ modifiers: ["Shift"] });
  await rows(page).first().getByRole("checkbox").check();
  await page.evaluate(() => scrollTo(0, 9000));
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(120);
  const place = (await firstSeen(page)) + 3;
  await press(place);
  await expect(bar).toContainText(selection.count(place));

  await page.getByRole("button", { name: selection.clear }).click();
  await page.keyboard.press("End");
  await press(manyCount);
  // The rest of the first two hundred, and the last hundred.
  const loaded = 200 - place + 1 + 100;
  await expect(bar).toContainText(selection.count(loaded));
  const left = selection.leftOut(manyCount - place + 1 - loaded);
  await expect(page.getByRole("dialog", { name: left })).toBeVisible();

  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await page.getByRole("button", { name: csv.action }).click();
  await expect(page.getByRole("progressbar", { name: csv.progress })).toBeVisible();
  await page.getByRole("button", { name: csv.stop }).click();
  await expect(page.getByRole("dialog", { name: csv.stopped })).toBeVisible();
  await expect(page.getByRole("button", { name: csv.action })).toBeVisible();
  expect(downloads).toBe(0);
});

test("two checkers find nothing in a full list with an enquiry beside it", async ({
  page,
  own,
  admin,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, own, admin);
  await rows(page).first().getByRole("link").first().click();
  await expect(page.getByRole("region", { name: openedEnquiry.history })).toBeVisible();
  await page.getByRole("button", { name: picture.action }).click();
  await expect(page.getByRole("table", { name: picture.ways })).toBeVisible();
  await expectAccessible(page);
  await expectNothingFound(page);
});
