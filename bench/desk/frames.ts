import type { CDPSession, Page } from "@playwright/test";

/** As many rows as a minute of scrolling leaves in the document of a list that only ever adds to them. */
const plainRows = 8000;
const frames = 60;

/** Puts a plain list of the same rows in the place of the desk: all of them in a document of its own, without a script. */
export async function layOutPlainly(page: Page): Promise<void> {
  const { html, css } = await page.evaluate((count) => {
    const table = document.querySelector("table")?.cloneNode(true) as HTMLTableElement;
    const body = table.tBodies[0] as HTMLTableSectionElement;
    const rows = [...body.rows];
    table.removeAttribute("style");
    body.removeAttribute("style");
    for (let more = rows.length; more < count; more += 1)
      body.append(rows[more % rows.length]?.cloneNode(true) as Node);
    const around = document.querySelector("section[aria-labelledby=enquiries-heading]");
    const holder = around?.cloneNode(false) as HTMLElement;
    holder.append(table);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return { html: holder.outerHTML, css: rules.map(({ cssText }) => cssText).join("\n") };
  }, plainRows);
  await page.goto("about:blank");
  await page.setContent(`<style>${css}</style>${html}`);
}

/** What the main thread does for a frame, in milliseconds, while the page is scrolled by 100 pixels in each. */
export async function frameCost(page: Page, devtools: CDPSession): Promise<number> {
  const scroll = (frames: number) =>
    page.evaluate(async (count) => {
      for (let each = 0; each < count; each += 1) {
        scrollBy({ top: 100, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    }, frames);
  await page.evaluate(() => scrollTo({ top: 5000, behavior: "instant" }));
  await scroll(10);
  const before = await busy(devtools);
  await scroll(frames);
  return Number((((await busy(devtools)) - before) / frames).toFixed(1));
}

async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}
