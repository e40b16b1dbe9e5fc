import { callToAction, programsSection } from "../../content/home.ts";
import { type Program, programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { colors, page, type Sheet } from "./sheet.ts";

const { margin } = page;
const width = page.width - 2 * margin;
const cardHeight = 174;

/** Page two: the programs, and how to get in touch. */
export function drawProgramsPage(sheet: Sheet): void {
  sheet.document.addPage();
  sheet.document.rect(0, 0, page.width, page.height).fill(colors.surfaceSoft);
  const heading = { x: margin, y: 50, width, size: 29, color: colors.ink, font: "bold" } as const;
  sheet.write("H2", programsSection.heading, heading);
  for (const [index, program] of programs.entries()) {
    drawProgram(sheet, program, 108 + index * (cardHeight + 16));
  }
  drawContact(sheet, 696);
}

function drawProgram(sheet: Sheet, program: Program, y: number): void {
  const dark = { color: colors.ink, font: "bold" } as const;
  sheet.document.roundedRect(margin, y, width, cardHeight, 14);
  sheet.document.fillAndStroke(colors.surface, colors.line);

  const left = margin + 24;
  const hours = `${program.hours} hours`;
  sheet.write("P", hours, { ...dark, x: left, y: y + 24, width: 120, size: 24 });
  const rows = Array.from({ length: Math.ceil(program.hours / 10) }, (_, row) =>
    "#".repeat(Math.min(10, program.hours - row * 10)),
  );
  sheet.drawPicture(rows, { x: left, y: y + 64, unit: 8.6, color: colors.ember });

  const middle = { x: margin + 142, width: 178, size: 10 };
  const title = { ...dark, ...middle, y: y + 25, size: 15 };
  const belowTitle = sheet.write("H3", program.title, title);
  const text = { ...middle, y: belowTitle + 5, color: colors.inkSoft };
  const belowText = sheet.write("P", program.description, text);
  const audience = { ...middle, y: belowText + 7, color: colors.ink, font: "semibold" } as const;
  sheet.write("P", program.audience, audience);

  for (const [index, feature] of program.features.entries()) {
    const line = y + 29 + index * 25;
    sheet.document.circle(margin + 342, line + 6, 2.6).fill(colors.ember);
    const words = { x: margin + 352, y: line, width: 140, size: 10, color: colors.ink };
    sheet.write("P", feature, words);
  }
}

function drawContact(sheet: Sheet, y: number): void {
  const { document } = sheet;
  document.rect(0, y, page.width, page.height - y).fill(colors.night);
  const left = { x: margin, width: 270, color: colors.onNight };
  const question = { ...left, y: y + 30, size: 19, font: "bold" } as const;
  const below = sheet.write("H2", callToAction.heading, question);
  const perks = { ...left, y: below + 8, size: 10, color: colors.onNightSoft };
  sheet.write("P", callToAction.perks.join("\n"), perks);

  const right = { x: margin + 342, y: y + 68, width: 150 };
  sheet.drawLogo(right.x, y + 32);
  const address = `${site.enquiryEmail}\n${site.city}`;
  sheet.write("P", address, { ...right, size: 11, color: colors.onNight });
  document.link(right.x, right.y, right.width, 14, `mailto:${site.enquiryEmail}`);
}
