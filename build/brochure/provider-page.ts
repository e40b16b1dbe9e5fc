import { palette } from "../../content/brand.ts";
import { about, benefits, hero } from "../../content/home.ts";
import { pictures } from "../../content/pictures.ts";
import { site } from "../../content/site.ts";
import { ContentError } from "../content-error.ts";
import { drawDawn, drawLogo } from "./brand.ts";
import { page, type Sheet } from "./sheet.ts";

const { margin } = page;
/** Where the words of this page stand. */
const home = "content/home.ts";
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

/** Where the benefits begin, and how high each of their rows may be. */
const rows = { top: 508, height: 130 };
/** Where the words about the provider begin, unless there is more above or in them than usual. */
const aboutTop = 770;

/** Page one: who the provider is and why to choose it. */
export function drawProviderPage(sheet: Sheet): void {
  sheet.beginPage(palette.surface);
  drawDawn(sheet, 420);
  drawLogo(sheet, margin, 44, width);
  const white = { x: margin, color: palette.onNight, bottom: sky.bottom };
  const size = headingSize(sheet);
  const below = sheet.write("H1", hero.heading, `${home}: hero.heading`, {
    ...white,
    ...heading,
    size,
    y: sky.top,
  });
  sheet.write("P", hero.intro, `${home}: hero.intro`, { ...white, ...intro, y: below + 18 });

  const dark = { x: margin, width, color: palette.ink };
  const why = `${benefits.heading} ${site.name}`;
  if (benefits.items.length > 0) {
    sheet.write("H2", why, `${home}: benefits.heading`, {
      ...dark,
      y: 456,
      size: 23,
      font: "bold",
      bottom: rows.top,
    });
  }
  if (benefits.items.length > mostBenefits) {
    throw new ContentError(`${home}: benefits.items  the brochure has room for ${mostBenefits}`);
  }
  const bottoms = benefits.items.map((benefit, index) => {
    const x = margin + (index % columns) * (columnWidth + gap);
    const y = rows.top + Math.floor(index / columns) * rows.height;
    return drawBenefit(sheet, benefit, `${home}: benefits.items.${index}`, x, y);
  });
  drawAbout(sheet, Math.max(...bottoms, rows.top) + 12);
}

/** What the provider says of itself, at the foot of the page; it begins no higher than `top`. */
function drawAbout(sheet: Sheet, top: number): void {
  const dark = { x: margin, width, color: palette.ink };
  const statement = { ...dark, size: 14, font: "semibold" } as const;
  const small = { ...dark, size: 9.5, color: palette.inkSoft };
  const text = about.paragraphs.map(({ text }) => text).join(" ");
  const height = sheet.measure(about.statement, statement) + sheet.measure(text, small);
  const y = Math.max(top, Math.min(aboutTop, page.foot - height));
  const below = sheet.write("H2", about.statement, `${home}: about.statement`, { ...statement, y });
  sheet.write("P", text, `${home}: about.paragraphs`, { ...small, y: below });
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
  place: string,
  x: number,
  y: number,
): number {
  sheet.drawPicture(pictures[icon], { x, y, unit: 4.6, color: palette.accent });
  const words = { x, width: columnWidth };
  const below = sheet.write("H3", title, `${place}.title`, {
    ...words,
    y: y + 42,
    size: 11.5,
    color: palette.ink,
    font: "semibold",
  });
  const bottom = y + rows.height - 2;
  return sheet.write("P", text, `${place}.text`, {
    ...words,
    y: below + 2,
    size: 10,
    color: palette.inkSoft,
    bottom,
  });
}
