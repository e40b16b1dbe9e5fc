import type { Page, Route } from "@playwright/test";
import { enrollmentList, mailTrouble } from "../../../content/enrollments/list.ts";
import { adminPage } from "../../../content/enrollments/page.ts";
import { views } from "../../../content/enrollments/toolbar.ts";
import { picture } from "../../../content/enrollments/tools.ts";
import { phone } from "../../support/phones.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { expectFitForPaper, printPages } from "../paper.ts";
import { course, enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { fillWithLearners } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

const { columns, failure, found, subtitle, total } = enrollmentList;

test("an empty list says so, and a full one shows everything, newest first, its dates as they are where the admin is", async ({
  page,
  own,
}) => {
  await signIn(page, own);
  await expect(page.getByText(adminPage.text)).toBeVisible();
  await expect(page.getByRole("heading", { name: enrollmentList.heading })).toBeVisible();
  await expect(page.getByText(enrollmentList.empty)).toBeVisible();
  await expect(page.getByText(`${subtitle} ${total(0)}`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 640, height: 360 });
  const title = await page.getByRole("heading", { name: adminPage.title }).boundingBox();
  const button = await page.getByRole("button", { name: adminPage.signOut }).boundingBox();
  expect(
    button?.y,
    "on a phone on its side the page's buttons stand beside its title",
  ).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const name of ["Asha Rao", "Bilal Khan", "Chitra Iyer"]) {
    await registerAll(own, [enquiry(name)]);
  }
  await page.reload();
  await expect(page.getByText(`${subtitle} ${total(3)}`)).toBeVisible();
  const table = page.getByRole("table", { name: enrollmentList.heading });
  await expect(table.getByRole("columnheader")).toHaveText(Object.values(columns));
  const names = table.locator("tbody tr th");
  await expect(names).toHaveText(["Chitra Iyer", "Bilal Khan", "Asha Rao"]);
  const newest = table.getByRole("row", { name: "Chitra Iyer" });
  const cells = newest.locator("[role=rowheader], [role=cell]");
  const shown = ["Chitra Iyer", "chitra.iyer@example.in", phone(), course.title];
  for (const [place, text] of shown.entries()) await expect(cells.nth(place)).toHaveText(text);
  await expect(cells.nth(4).getByRole("time")).toHaveText(
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/,
  );
  await expect(newest.getByRole("link", { name: "chitra.iyer@example.in" })).toHaveAttribute(
    "href",
    "mailto:chitra.iyer@example.in",
  );
  await expect(newest.getByRole("link", { name: phone() })).toHaveAttribute(
    "href",
    `tel:${phone().replace(" ", "")}`,
  );
  const ground = await newest.evaluate((row) => getComputedStyle(row).backgroundColor);
  const badge = cells.nth(3).getByText(course.title);
  await expect(badge).toBeVisible();
  await expect(badge).not.toHaveCSS("background-color", ground);
  await expectAccessible(page);

  await page.route("**/rest/v1/rpc/list_enquiries", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.rows[0].date_of_enquiry = "2025-08-05T05:00:00.123456+00:00";
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  // As SPEC has it, where the admin is.
  await expect(newest.getByRole("time")).toHaveText("Aug 5, 2025, 10:30 AM");
});

test.describe("A long list", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("is as long as it says, has few rows in the document, and new ones wait to be asked for, also where they do not come", async ({
    page,
    own,
  }) => {
    await page.clock.install();
    await fillWithLearners(own, 130);
    await signIn(page, own);
    await expect(page.getByText(total(130))).toBeVisible();
    const table = page.getByRole("table", { name: enrollmentList.heading });
    await expect(table).toHaveAttribute("aria-rowcount", "131");
    await expect(page.getByRole("row", { name: "Learner 129" })).toBeVisible();
    const rows = page.locator("tbody tr");
    expect(await rows.count()).toBeLessThan(60);

    await page.keyboard.press("End");
    const oldest = page.getByRole("row", { name: "Learner 0 " });
    await expect(oldest).toBeInViewport();
    await expect(oldest).toHaveAttribute("aria-rowindex", "131");
    expect(await rows.count()).toBeLessThan(60);

    await registerAll(own, [enquiry("Late One"), enquiry("Late Two")]);
    await page.clock.fastForward(10_000);
    const arrived = page.getByRole("button", { name: enrollmentList.arrived(2) });
    await expect(arrived).toBeVisible();
    await expect(oldest).toBeInViewport();
    await arrived.click();
    const newest = rows.filter({ hasText: "Late Two" });
    await expect(newest).toBeInViewport();
    await expect(newest).toHaveAttribute("aria-rowindex", "2");
    await expect(page.getByText(total(132))).toBeVisible();
    await expect(arrived).toBeHidden();

    await page.getByRole("link", { name: views.waiting }).click();
    await expect(oldest).toBeVisible();
    await page.keyboard.press("End");
    const last = page.getByRole("row", { name: "Late Two" });
    await expect(last).toBeInViewport();
    await registerAll(own, [enquiry("Late Three")]);
    await page.clock.fastForward(10_000);

    let calls = 0;
    await page.route("**/rest/v1/rpc/list_enquiries", async (route) => {
      calls += 1;
      await route.fulfill({ status: 503, json: { code: "PGRST000", message: "No database" } });
    });
    const another = page.getByRole("button", { name: enrollmentList.arrived(1) });
    await another.click();
    for (const [tries, wait] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => calls).toBe(tries + 1);
      await page.clock.fastForward(wait);
    }
    await expect(page.getByRole("dialog", { name: failure.title })).toBeVisible();
    await expect(last, "the reader stays where they are").toBeInViewport();
    await page.unroute("**/rest/v1/rpc/list_enquiries");
    await another.click();
    await expect(oldest).toBeInViewport();
    await expect(page.getByText(found(133, true))).toBeVisible();
    await expect(another).toBeHidden();
  });
});

test("End leads to the last row, also when it is pressed before the first rows have come and when something comes above them on the way, and every row is printed, the header repeated", async ({
  page,
  own,
}) => {
  await fillWithLearners(own, 130);
  await signIn(page, own);
  const oldest = page.getByRole("row", { name: "Learner 0 " });
  const list = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await list.promise;
    await route.continue();
  };
  await page.route("**/rest/v1/rpc/list_enquiries", hold, { times: 1 });
  await page.reload();
  await expect(page.getByText(enrollmentList.loading)).toBeVisible();
  await page.keyboard.press("End");
  list.resolve();
  await expect(oldest).toBeInViewport({ ratio: 1 });

  let begin = () => {};
  let begun = new Promise<void>(() => {});
  await page.route("**/rest/v1/rpc/mail_trouble", async (route) => {
    await begun;
    const since = new Date().toISOString();
    await route.fulfill({ json: { given_up: 0, enquiries: [], waiting: 3, since, error: null } });
  });
  // The moment matters: more than once.
  for (const _ of Array(3)) {
    begun = new Promise((resolve) => {
      begin = resolve;
    });
    await page.reload();
    await expect(page.getByRole("row", { name: "Learner 129" })).toBeVisible();
    const scrolls = page.evaluate(
      () => new Promise<void>((done) => addEventListener("scroll", () => done(), { once: true })),
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.keyboard.press("End");
    await scrolls;
    begin();
    await expect(page.getByText(mailTrouble.noReason)).toBeAttached();
    await expect(oldest).toBeInViewport({ ratio: 1 });
  }
  // Whoever has gone on from there is not led back, neither by a turn of the wheel nor by the scroll bar.
  const shows = page.getByRole("button", { name: picture.action });
  const ways = page.getByRole("table", { name: picture.ways });
  for (const [way, goUp] of [
    [200, () => page.mouse.wheel(0, -200)],
    [1000, () => page.evaluate(() => scrollBy({ top: -1000, behavior: "instant" }))],
  ] as const) {
    await page.keyboard.press("End");
    await expect.poll(() => distanceToEnd(page)).toBe(0);
    await goUp();
    await expect.poll(() => distanceToEnd(page)).toBeGreaterThan(way - 10);
    await shows.dispatchEvent("click");
    await expect(ways).toBeAttached();
    expect(await distanceToEnd(page), "with something more above").toBeGreaterThan(way - 10);
    await shows.dispatchEvent("click");
    await expect(ways).not.toBeAttached();
    expect(await distanceToEnd(page), "with it gone").toBeGreaterThan(way - 10);
  }

  await expectFitForPaper(page);
  await expect(page.locator("thead")).toHaveCSS("display", "table-header-group");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(130);
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(10);
  expect((await printPages(page)).length).toBeLessThan(8);
});

test("on paper a long course title is broken, and leaves the other columns their room", async ({
  page,
  own,
}) => {
  const title =
    "Professional Certificate in Artificial Intelligence and Machine Learning for Engineers";
  await fillWithLearners(own, 1, title);
  await signIn(page, own);
  await expect(page.getByRole("cell", { name: title })).toBeVisible();
  // As wide as A4 is between its margins.
  const width = 718;
  await page.setViewportSize({ width, height: 1000 });
  await expectFitForPaper(page);
  const row = await page.getByRole("row", { name: "Learner 0" }).boundingBox();
  expect(row?.width).toBeLessThanOrEqual(width);
  expect(row?.height, "no address or number is broken into pieces").toBeLessThan(60);
});

/** How far below what is seen the page ends, once all that has changed is laid out and answered. */
function distanceToEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // In the first of them the page is laid out, and who observes sizes is told.
    for (const _ of Array(2)) await new Promise(requestAnimationFrame);
    return Math.round(document.documentElement.scrollHeight - innerHeight - scrollY);
  });
}
