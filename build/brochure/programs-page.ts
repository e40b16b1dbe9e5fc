import { palette } from "../../content/brand.ts";
import { brochure, callToAction, programsSection } from "../../content/home.ts";
import { type Program, programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { page, type Sheet } from "./sheet.ts";

const { margin } = page;
const width = page.width - 2 * margin;
const cardHeight = 174;

/** Page two: the programs, how to register on the site at `siteUrl`, and how to get in touch. */
export function drawProgramsPage(sheet: Sheet, siteUrl: string): void {
  sheet.document.addPage();
  sheet.document.rect(0, 0, page.width, page.height).fill(palette.surfaceSoft);
  const heading = { x: margin, y: 50, width, size: 29, color: palette.ink, font: "bold" } as const;
  sheet.write("H2", programsSection.heading, heading);
  for (const [index, program] of programs.entries()) {
    drawProgram(sheet, program, 108 + index * (cardHeight + 16));
  }
  drawContact(sheet, siteUrl, 680);
}

function drawProgram(sheet: Sheet, program: Program, y: number): void {
  const dark = { color: palette.ink, font: "bold" } as const;
  sheet.document.roundedRect(margin, y, width, cardHeight, 14);
  sheet.document.fillAndStroke(palette.surface, palette.line);

  const left = margin + 24;
  const hours = `${program.hours} hours`;
  sheet.write("P", hours, { ...dark, x: left, y: y + 24, width: 120, size: 22 });
  const rows = Array.from({ length: Math.ceil(program.hours / 10) }, (_, row) =>
    "#".repeat(Math.min(10, program.hours - row * 10)),
  );
  sheet.drawPicture(rows, { x: left, y: y + 64, unit: 8.6, color: palette.ember });

  const middle = { x: margin + 134, width: 178, size: 10 };
  const title = { ...dark, ...middle, y: y + 25, size: 15 };
  const belowTitle = sheet.write("H3", program.title, title);
  const text = { ...middle, y: belowTitle + 5, color: palette.inkSoft };
  const belowText = sheet.write("P", program.description, text);
  const audience = { ...middle, y: belowText + 7, color: palette.ink, font: "semibold" } as const;
  sheet.write("P", program.audience, audience);

  for (const [index, feature] of program.features.entries()) {
    const line = y + 29 + index * 25;
    sheet.document.circle(margin + 330, line + 6, 2.6).fill(palette.ember);
    const words = { x: margin + 340, y: line, width: 140, size: 10, color: palette.ink };
    sheet.write("P", feature, words);
  }
}

function drawContact(sheet: Sheet, siteUrl: string, y: number): void {
  const { document } = sheet;
  document.rect(0, y, page.width, page.height - y).fill(palette.night);
  const left = { x: margin, width: 300, size: 11, color: palette.onNight };
  const question = { ...left, y: y + 32, size: 19, font: "bold" } as const;
  const belowQuestion = sheet.write("H2", callToAction.heading, question);
  const seats = { ...left, y: belowQuestion + 8, color: palette.sun, font: "semibold" } as const;
  const belowSeats = sheet.write("P", callToAction.text, seats);
  const perks = { ...left, y: belowSeats + 8, size: 10, color: palette.onNightSoft };
  sheet.write("P", callToAction.perks.map(({ text }) => text).join("\n"), perks);

  const right = { x: margin + 330, width: 169, size: 10, color: palette.onNight };
  sheet.drawLogo(right.x, y + 30);
  const address = { ...right, y: y + 61, font: "semibold", link: siteUrl } as const;
  const belowAddress = sheet.write("P", siteUrl.replace(/^https?:\/\//, ""), address);
  const register = { ...right, y: belowAddress, color: palette.onNightSoft };
  const belowRegister = sheet.write("P", brochure.register, register);
  const mail = { ...right, y: belowRegister + 8, link: `mailto:${site.enquiryEmail}` };
  const belowMail = sheet.write("P", site.enquiryEmail, mail);
  sheet.write("P", site.city, { ...right, y: belowMail });
}
