import { hourRows } from "../../app/drawing/hour-rows.ts";
import { palette } from "../../content/brand.ts";
import { programsSection } from "../../content/home.ts";
import { durationUnit } from "../../content/pages.ts";
import { type Program, programs } from "../../content/programs.ts";
import { ContentError } from "../content-error.ts";
import { contactHeight, drawContact } from "./contact.ts";
import { page, type Sheet } from "./sheet.ts";

const { margin } = page;
const width = page.width - 2 * margin;
const left = { x: margin + 24, width: 120, size: 22 };
const middle = { x: margin + 134, width: 178, size: 10 };
const right = { x: margin + 340, width: 140, size: 10 };
const gap = 16;
const lowestCard = 174;
const heading = { x: margin, y: 50, width, size: 29, color: palette.ink, font: "bold" } as const;
/** Where the band with the contact begins, on the last page. */
const contactTop = page.height - contactHeight;
/** How far down the cards of the other pages may go. */
const foot = page.height - margin;

/** The programs, on as many pages as they need; on the last one how to register on the site at `siteUrl`. */
export function drawProgramsPages(sheet: Sheet, siteUrl: string): void {
  const heights = programs.map((program) => cardHeight(sheet, program));
  // A heading of two lines moves the cards down.
  const headingBottom = heading.y + sheet.measure(programsSection.heading, heading);
  const top = Math.max(108, headingBottom + gap);
  for (const [index, cards] of sharePages(heights, top).entries()) {
    sheet.beginPage(palette.surfaceSoft);
    if (index === 0)
      sheet.write(
        "H2",
        programsSection.heading,
        "content/home.ts: programsSection.heading",
        heading,
      );
    let y = top;
    for (const { program, height } of cards) {
      drawProgram(sheet, program, y, height);
      y += height + gap;
    }
  }
  drawContact(sheet, siteUrl, contactTop);
}

type Card = { program: Program; height: number };

/** Shares the cards among the fewest pages, each from `top` on, with about as many on each, and room for the contact on the last. */
function sharePages(heights: readonly number[], top: number): Card[][] {
  const cards = programs.map((program, index) => ({ program, height: heights[index] ?? 0 }));
  for (let pages = 1; pages <= cards.length; pages += 1) {
    const share = Math.ceil(cards.length / pages);
    const shared = Array.from({ length: pages }, (_, index) =>
      cards.slice(index * share, (index + 1) * share),
    ).filter((some) => some.length > 0);
    const bottomOf = (some: Card[]) => (some === shared.at(-1) ? contactTop : foot);
    if (shared.every((some) => top + heightOf(some) <= bottomOf(some) - gap / 2)) return shared;
  }
  const highest = heights.indexOf(Math.max(...heights));
  throw new ContentError(
    `content/programs.ts: programs.${highest}.title  the brochure has no room for this program: shorten its texts`,
  );
}

function heightOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.height + gap, -gap);
}

function cardHeight(sheet: Sheet, program: Program): number {
  const { hours, title, description, audience, features } = program;
  const picture = 64 + hourRows(hours).length * 8.6;
  const words =
    30 +
    sheet.measure(title, { ...middle, size: 15, font: "bold" }) +
    sheet.measure(description, middle) +
    7 +
    sheet.measure(audience, { ...middle, font: "semibold" });
  const list = features.reduce((sum, feature) => sum + featureHeight(sheet, feature), 29);
  return Math.max(lowestCard, picture + 24, words + 24, list + 14);
}

function featureHeight(sheet: Sheet, feature: string): number {
  return Math.max(25, sheet.measure(feature, right) + 10);
}

function drawProgram(sheet: Sheet, program: Program, y: number, height: number): void {
  const place = `content/programs.ts: programs.${programs.indexOf(program)}`;
  const dark = { color: palette.ink, font: "bold" } as const;
  sheet.decorate(() => {
    sheet.document.roundedRect(margin, y, width, height, 14);
    sheet.document.fillAndStroke(palette.surface, palette.line);
  });

  const picture = { x: left.x, y: y + 64, unit: 8.6, color: palette.ember };
  sheet.drawPicture(hourRows(program.hours), picture);

  const title = { ...dark, ...middle, y: y + 25, size: 15 };
  const belowTitle = sheet.write("H3", program.title, `${place}.title`, title);
  const hours = `${program.hours} ${durationUnit(program.hours)}`;
  sheet.write("P", hours, "content/pages.ts: durationUnit", { ...dark, ...left, y: y + 24 });
  const text = { ...middle, y: belowTitle + 5, color: palette.inkSoft };
  const belowText = sheet.write("P", program.description, `${place}.description`, text);
  const audience = { ...middle, y: belowText + 7, color: palette.ink, font: "semibold" } as const;
  sheet.write("P", program.audience, `${place}.audience`, audience);

  let line = y + 29;
  sheet.list(program.features, (feature, index) => {
    sheet.decorate(() => sheet.document.circle(margin + 330, line + 6, 2.6).fill(palette.ember));
    sheet.write("LI", feature, `${place}.features.${index}`, {
      ...right,
      y: line,
      color: palette.ink,
    });
    line += featureHeight(sheet, feature);
  });
}
