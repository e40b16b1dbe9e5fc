import type { Page } from "@playwright/test";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { filters } from "../../../content/enrollments/toolbar.ts";
import { expect } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { fillWithLearners, learners } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test.describe("On a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("whatever the keyboard comes to on its way to the cards is seen", async ({ page, own }) => {
    await registerAll(own, learners);
    await signIn(page, own);
    await expect(page.getByLabel(selection.box("Chitra Iyer"))).toBeVisible();
    await page.getByRole("button", { name: filters.label, exact: true }).focus();
    const met = await tabThrough(page, Object.keys(enrollmentList.columns).length + 1);
    expect(met.map(({ name }) => name)).toContain(enrollmentList.columns.date);
    expect(covered(met)).toEqual([]);
    await expect(page.getByLabel(selection.box("Chitra Iyer"))).toBeFocused();
  });

  test("no row that has the focus is beneath the bar of those that are marked", async ({
    page,
    own,
  }) => {
    await fillWithLearners(own, 12);
    await signIn(page, own);
    await page.getByLabel(selection.box("Learner 11")).check();
    await expect(page.getByRole("region", { name: selection.label })).toBeVisible();
    expect(covered(await tabThrough(page, 40))).toEqual([]);
  });
});

for (const width of [1024, 1280]) {
  test(`nothing of an opened enquiry that has the focus is beneath its head, ${width} pixels wide`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize({ width, height: 520 });
    await registerAll(own, [...learners, ...learners.map((each) => ({ ...each, name: "Asha R" }))]);
    await signIn(page, own);
    await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
    await expect(page.getByText(openedEnquiry.noHistory)).toBeVisible();
    const last = page.locator("#opened-enquiry").getByRole("button").last();
    await last.focus();
    const met = await tabThrough(page, 14, "Shift+Tab");
    expect(covered(met)).toEqual([]);
  });
}

test("what can be done with marked rows comes before them, and a key goes to it", async ({
  page,
  own,
}) => {
  await fillWithLearners(own, 60);
  await signIn(page, own);
  const told = page.getByRole("status").filter({ hasText: selection.count(1) });
  await expect(page.getByLabel(selection.box("Learner 57"))).toBeVisible();
  await page.evaluate(recordAnnounced);
  await page.getByLabel(selection.box("Learner 57")).check();
  await expect(told).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, "announced"))).toContain(selection.count(1));
  await page.keyboard.press("a");
  await expect(page.getByLabel(selection.setStatus)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: enrollmentList.columns.name, exact: true }),
  ).toBeFocused();
});

/** In the page: notes in `window.announced` what is put into live regions that were there before. */
function recordAnnounced(): void {
  const announced: string[] = [];
  Reflect.set(window, "announced", announced);
  const regions = new Set(document.querySelectorAll("[role=status]"));
  new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const region = target.parentElement?.closest("[role=status]") ?? target;
      if (regions.has(region as Element)) announced.push(region.textContent ?? "");
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

type Met = { name: string; isSeen: boolean };

/** Presses a key so many times and tells of each that got the focus whether any of it is seen. */
async function tabThrough(page: Page, times: number, key = "Tab"): Promise<Met[]> {
  const met: Met[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    met.push(await page.evaluate(look));
  }
  return met;
}

/** In the page: whether a point of what has the focus is on top, where it stands. */
async function look(): Promise<Met> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement ?? document.body;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const isSeen = parts.some((down) =>
    parts.some((along) => {
      const hit = document.elementFromPoint(left + along * width, top + down * height);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  return { name: focused.getAttribute("aria-label") ?? focused.textContent ?? "", isSeen };
}

function covered(met: Met[]): string[] {
  return met.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
}
