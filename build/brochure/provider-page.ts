import { benefitPictures } from "../../app/drawing/dot-pictures.ts";
import { palette } from "../../content/brand.ts";
import { about, benefits, hero } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { page, type Sheet } from "./sheet.ts";

const { margin } = page;
const width = page.width - 2 * margin;
const gap = 24;
const columnWidth = (width - 2 * gap) / 3;

/** Page one: who the provider is and why to choose it. */
export function drawProviderPage(sheet: Sheet): void {
  sheet.document.addPage();
  sheet.drawDawn(420);
  sheet.drawLogo(margin, 44);
  const white = { x: margin, color: palette.onNight };
  const below = sheet.write("H1", hero.heading, {
    ...white,
    y: 120,
    width: 300,
    size: 47,
    font: "bold",
    bottom: 400,
  });
  sheet.write("P", hero.intro, { ...white, y: below + 18, width: 252, size: 12.5, bottom: 410 });

  const dark = { x: margin, width, color: palette.ink };
  const heading = `${benefits.heading} ${site.name}`;
  sheet.write("H2", heading, { ...dark, y: 456, size: 23, font: "bold" });
  for (const [index, benefit] of benefits.items.entries()) {
    const x = margin + (index % 3) * (columnWidth + gap);
    drawBenefit(sheet, benefit, x, 508 + Math.floor(index / 3) * 130);
  }
  sheet.write("H2", about.statement, { ...dark, y: 770, size: 14, font: "semibold" });
  const text = { ...dark, y: 790, size: 9.5, color: palette.inkSoft };
  sheet.write("P", about.paragraphs.join(" "), text);
}

function drawBenefit(
  sheet: Sheet,
  { icon, title, text }: (typeof benefits.items)[number],
  x: number,
  y: number,
): void {
  sheet.drawPicture(benefitPictures[icon], { x, y, unit: 4.6, color: palette.accent });
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
