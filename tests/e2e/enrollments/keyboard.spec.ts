import type { Locator } from "@playwright/test";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { keys } from "../../../content/enrollments/tools.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { fillWithLearners, learners, opened, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("enquiries are worked by keyboard alone", async ({ page, own }) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await expect(page.getByRole("row", { name: "Chitra Iyer" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Bilal Khan", exact: true })).toBeFocused();
  await page.keyboard.press("s");
  await page.keyboard.press(statusNames.contacted[0]?.toLowerCase() ?? "");
  await expect(toast(page, changes.status("Bilal Khan", statusNames.contacted))).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Asha Rao", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(opened(page, "Asha Rao")).toBeVisible();
  // Whose it is stands there before the rest of it.
  await expect(page.getByLabel(openedEnquiry.note, { exact: true })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.type("jk called");
  await page.keyboard.press("Control+Enter");
  await expect(opened(page, "Asha Rao").getByText("jk called", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Bilal Khan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: keys.title });
  await expect(list).toContainText(keys.list[3][1]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("letters and signs do nothing at the desk of who has turned them off, and Escape works on", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await expect(page.getByRole("row", { name: "Chitra Iyer" })).toBeVisible();
  const list = page.getByRole("dialog", { name: keys.title });
  await page.keyboard.press("?");
  await list.getByLabel(keys.single).uncheck();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.reload();
  const chitra = page.getByRole("link", { name: "Chitra Iyer", exact: true });
  await chitra.focus();
  for (const key of ["j", "s", "/", "?"]) await page.keyboard.press(key);
  await expect(chitra).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(opened(page, "Chitra Iyer")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByLabel(openedEnquiry.note, { exact: true })).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opened(page, "Chitra Iyer")).toBeHidden();

  await page.getByRole("button", { name: keys.open }).click();
  await list.getByLabel(keys.single).check();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("an Escape that closes an input method's candidates leaves the writer in the note and the search as it is", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  await expect(opened(page, "Asha Rao").getByText(openedEnquiry.noHistory)).toBeVisible();
  const note = page.getByLabel(openedEnquiry.note, { exact: true });
  const search = page.getByRole("searchbox");
  // In most browsers, and in Safari.
  for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
    const closeCandidates = (field: Locator) =>
      field.dispatchEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...sign });
    await note.fill("Will fragen, ob");
    await closeCandidates(note);
    await expect(note).toBeFocused();
    await search.fill("rao");
    await closeCandidates(search);
    await expect(search).toHaveValue("rao");
    await expect(opened(page, "Asha Rao")).toBeVisible();
  }
});

test.describe("Where pages may move", () => {
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    viewport: { width: 360, height: 740 },
  });

  test("steps along cards are in the window at once, so that none that follows outruns them", async ({
    page,
    own,
  }) => {
    await fillWithLearners(own, 60);
    await signIn(page, own);
    const row = (learner: number) => page.getByRole("row", { name: `Learner ${learner} ` });
    await expect(row(59)).toBeVisible();
    const farthest = await page.evaluate(async () => {
      let farthest = 0;
      for (let step = 0; step < 20; step += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const row = document.activeElement?.closest("tr")?.getBoundingClientRect();
        farthest = Math.max(farthest, (row?.bottom ?? Number.POSITIVE_INFINITY) - innerHeight);
      }
      return farthest;
    });
    expect(farthest, "pixels below the window, a few frames after each step").toBeLessThan(5);
    await expect(page.getByRole("link", { name: "Learner 40", exact: true })).toBeFocused();
  });
});
