import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The texts of the pages that the browser makes of the page on A4, without grounds, as it is set up. */
export async function printPages(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: "A4" });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((words) => words.trim());
}

/**
 * Sets the page up for paper, and fails when something stays in it that would come again on every page, asks to be
 * pressed there, or could not be read on white.
 */
export async function expectFitForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => findUnfit(page)).toEqual([]);
}

function findUnfit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) =>
      element.checkVisibility(),
    );
    const isPale = (element: Element) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red * 0.3 + green * 0.59 + blue * 0.11 > 160;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return shown
      .filter((element) => {
        const isFixed = getComputedStyle(element).position === "fixed";
        return isFixed || element.matches("button") || (hasText(element) && isPale(element));
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
}
