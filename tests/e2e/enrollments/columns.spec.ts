import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { opened } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

const long = {
  ...enquiry("Thiruvananthapuram Balasubramanian Chandrasekharan"),
  email: "t.balasubramanian.chandra@students.iitmadras.ac.in",
};
const plain = enquiry("Asha Rao");
/** In one piece too long for its column. */
const endless = {
  ...enquiry("Venkatanarasimharajuvaripeta Srinivasaraghavanarayanan"),
  email: "venkatanarasimharajuvaripetasrinivasaraghavan@example.in",
};

test("names and addresses break where their words end, at every width of the columns, and what is longer than its column can be read whole", async ({
  page,
  own,
}) => {
  await registerAll(own, [plain, long]);
  await signIn(page, own);
  await expect(page.getByRole("link", { name: long.email, exact: true })).toBeVisible();
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `at ${width} pixels`).toEqual([]);
    expect(await cutCells(page), `at ${width} pixels`).toEqual([]);
  }
  await page.getByRole("link", { name: plain.name, exact: true }).click();
  await expect(opened(page, plain.name)).toBeVisible();
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `beside an enquiry, at ${width} pixels`).toEqual([]);
    expect(await cutCells(page), `beside an enquiry, at ${width} pixels`).toEqual([]);
  }
  await page.keyboard.press("Escape");

  await registerAll(own, [endless]);
  await page.reload();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("link", { name: endless.email, exact: true })).toBeVisible();
    expect(await cutCells(page), `at ${width} pixels`).toEqual([]);
  }
});

/** The words in the rows that go on in the next line, with a stroke where they break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator("tbody :is(td, th)").evaluateAll((cells) => {
    const isLetter = (text = "") => /[\p{L}\p{N}]/u.test(text);
    return cells.flatMap((cell) => {
      const letters: { text: string; top: number }[] = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? "";
        for (let place = 0; place < text.length; place += 1) {
          const range = new Range();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          letters.push({ text: text[place] ?? "", top: range.getBoundingClientRect().top });
        }
        letters.push({ text: " ", top: 0 });
      }
      return letters.flatMap(({ text, top }, place) => {
        const before = letters[place - 1];
        if (!before || !isLetter(before.text) || !isLetter(text) || top < before.top + 5) return [];
        const word = letters.map((letter) => letter.text);
        return [`${word.slice(0, place).join("")}|${word.slice(place).join("")}`];
      });
    });
  });
}

/** What in the rows reaches beyond its cell, or beyond the window. */
function cutCells(page: Page): Promise<string[]> {
  return page
    .locator("tbody :is(td, th)")
    .evaluateAll((cells) =>
      cells
        .filter(
          (cell) =>
            cell.scrollWidth > cell.clientWidth ||
            cell.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .map((cell) => cell.textContent ?? ""),
    );
}
