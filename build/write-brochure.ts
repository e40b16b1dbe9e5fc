import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { site } from "../content/site.ts";
import { drawProgramsPage } from "./brochure/programs-page.ts";
import { drawProviderPage } from "./brochure/provider-page.ts";
import { Sheet } from "./brochure/sheet.ts";
import { writeFont } from "./subset-fonts.ts";

/** Writes the brochure, two A4 pages drawn from `content/`, tagged so that screen readers can read it; `siteUrl` is where it leads. */
export async function writeBrochure(folder: string, siteUrl: string): Promise<void> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Title: `${site.name}: ${site.title}`, Author: site.name },
  });
  document.registerFont("regular", await writeFont(400));
  document.registerFont("semibold", await writeFont(600));
  document.registerFont("bold", await writeFont(700));
  const file = document.pipe(createWriteStream(`${folder}/brochure.pdf`));
  const sheet = new Sheet(document);
  drawProviderPage(sheet);
  drawProgramsPage(sheet, siteUrl);
  document.end();
  await finished(file);
}
