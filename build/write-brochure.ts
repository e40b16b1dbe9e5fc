import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { brochure } from "../content/home.ts";
import { site } from "../content/site.ts";
import { drawProgramsPages } from "./brochure/programs-page.ts";
import { drawProviderPage } from "./brochure/provider-page.ts";
import { Sheet } from "./brochure/sheet.ts";
import { drawnFonts } from "./drawn-font.ts";

/** Writes the brochure that leads to `siteUrl`. Throws as {@link drawBrochure} does. */
export async function writeBrochure(folder: string, siteUrl: string): Promise<void> {
  const document = drawBrochure(siteUrl);
  const file = document.pipe(createWriteStream(`${folder}${brochure.file}`));
  document.end();
  await finished(file);
}

/**
 * Draws the brochure, A4 pages, from `content/`, as PDF/UA-1 asks, so that screen readers can read it; `siteUrl` is where
 * it leads. Throws a ContentError for a text that finds no room or that the font cannot show.
 */
export function drawBrochure(siteUrl: string): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    // The library's types do not name it yet.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Title: `${site.name}: ${site.title}`, Author: site.name },
  });
  for (const [name, file] of Object.entries(drawnFonts)) document.registerFont(name, file);
  const sheet = new Sheet(document);
  drawProviderPage(sheet);
  drawProgramsPages(sheet, siteUrl);
  return document;
}
