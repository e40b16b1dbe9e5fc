import { palette } from "../../content/brand.ts";
import { about, benefits, hero } from "../../content/home.ts";
import { pictures } from "../../content/pictures.ts";
import { site } from "../../content/site.ts";
import { ContentError } from "../content-error.ts";
import { drawDawn, drawLogo } from "./brand.ts";
import { page, type Sheet } from "./sheet.ts";

const { margin } = page;
const width = page.width - 2 * margin;
const gap = 24;
/** Nobody stands alone in a second row. */
const columns = benefits.items.length === 4 ? 2 : 3;
const columnWidth = (width - (columns - 1) * gap) / columns;
const mostBenefits = 6;
const heading = { width: 300, font: "bold" } as const;
const headingSizes = [47, 42, 37, 32, 28] as const;
const intro = { width: 252, size: 12.5 };
/** Where the words on the sky begin, and how far down they may go. */
const sky = { top: 120, bottom: 410 };

/** Page one: who the provider is and why to choose it. */
export function drawProviderPage(sheet: Sheet): void {
  sheet.beginPage(palette.surface);
  drawDawn(sheet, 420);
  drawLogo(sheet, margin, 44, width);
  const white = { x: margin, color: palette.onNight, bottom: sky.bottom };
  const size = headingSize(sheet);
  const below = sheet.write("H1", hero.heading, { ...white, ...heading, size, y: sky.top });
  sheet.write("P", hero.intro, { ...white, ...intro, y: below + 18 });

  const dark = { x: margin, width, color: palette.ink };
  const why = `${benefits.heading} ${site.name}`;
  if (benefits.items.length > 0) {
    sheet.write("H2", why, { ...dark, y: 456, size: 23, font: "bold" });
  }
  if (benefits.items.length > mostBenefits) {
    throw new ContentError(
      `content/home.ts: benefits.items  the brochure has room for ${mostBenefits}`,
    );
  }
  for (const [index, benefit] of benefits.items.entries()) {
    const x = margin + (index % columns) * (columnWidth + gap);
    drawBenefit(sheet, benefit, x, 508 + Math.floor(index / columns) * 130);
  }
  sheet.write("H2", about.statement, { ...dark, y: 770, size: 14, font: "semibold" });
  const text = { ...dark, y: 790, size: 9.5, color: palette.inkSoft };
  sheet.write("P", about.paragraphs.map(({ text }) => text).join(" "), text);
}

/** The heading as large as leaves room for the words below it. */
function headingSize(sheet: Sheet): number {
  const room = sky.bottom - sky.top - 18 - sheet.measure(hero.intro, intro);
  const fits = (size: number) => sheet.measure(hero.heading, { ...heading, size }) <= room;
  return headingSizes.find(fits) ?? Math.min(...headingSizes);
}

function drawBenefit(
  sheet: Sheet,
  { icon, title, text }: (typeof benefits.items)[number],
  x: number,
  y: number,
): void {
  sheet.drawPicture(pictures[icon], { x, y, unit: 4.6, color: palette.accent });
  const words = { x, width: columnWidth };
  const below = sheet.write("H3", title, {
    ...words,
    y: y + 42,
    size: 11.5,
    color: palette.ink,
    font: "semibold",
  });
  const bottom = y + 128;
  sheet.write("P", text, { ...words, y: below + 2, size: 10, color: palette.inkSoft, bottom });
}
