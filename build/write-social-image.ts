import { writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { drawMark } from "../app/drawing/draw-mark.ts";
import { sunPaths, sunStops } from "../app/drawing/sun-paths.ts";
import { escapeHtml } from "../app/escape-html.ts";
import { palette } from "../content/brand.ts";
import { hero } from "../content/home.ts";
import { site } from "../content/site.ts";
import { ContentError } from "./content-error.ts";
import { boldWidth, drawnFonts, requireDrawable } from "./drawn-font.ts";

/** Writes the picture that is shown where the site is shared, 1200 by 630: the hero, drawn at build time. */
export async function writeSocialImage(folder: string): Promise<void> {
  const fontFiles = [drawnFonts.regular, drawnFonts.bold];
  const resvg = new Resvg(drawSocialImage(), { font: { fontFiles, loadSystemFonts: false } });
  await writeFile(`${folder}/social.png`, resvg.render().asPng());
}

const headingRoom = { width: 620, height: 310 };

/** The picture as SVG. Throws a ContentError for a text that finds no room or that the font cannot show. */
export function drawSocialImage(): string {
  for (const [text, place] of [
    [site.name, "content/site.ts: site.name"],
    [hero.heading, "content/home.ts: hero.heading"],
    [site.tagline, "content/site.ts: site.tagline"],
  ] as const) {
    requireDrawable(text, place, "the social picture");
  }
  const stops = sunStops.map(
    ({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`,
  );
  const sun = sunPaths.map(({ width, path }) => `<path stroke-width="${width}" d="${path}"/>`);
  const { size, lines } = fitHeading(hero.heading);
  const heading = lines.map(
    (line, index) => `<tspan x="80" dy="${index && size + 2}">${escapeHtml(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs>
<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${palette.night}"/><stop offset=".4" stop-color="${palette.nightSoft}"/><stop offset=".68" stop-color="${palette.violet}"/>
<stop offset=".86" stop-color="${palette.plum}"/><stop offset="1" stop-color="${palette.coral}"/>
</linearGradient>
<linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="640">${stops.join("")}</linearGradient>
</defs>
<rect width="1200" height="630" fill="url(#dawn)"/>
<g transform="translate(640 150) scale(.95)" fill="none" stroke="url(#sun)" stroke-linecap="round">${sun.join("")}</g>
${drawMark(80, 72, 44)}
<g font-family="Figtree" fill="${palette.onNight}">
<text x="142" y="107" font-size="36" font-weight="700">${escapeHtml(site.name)}</text>
<text y="${174 + size}" font-size="${size}" font-weight="700" letter-spacing="-3">${heading.join("")}</text>
<text x="80" y="560" font-size="30" font-weight="400">${escapeHtml(site.tagline)}</text>
</g>
</svg>`;
}

/** The heading as large as it finds room beside the sun and above the tagline, in lines. */
function fitHeading(heading: string): { size: number; lines: string[] } {
  for (const size of [96, 80, 66, 54]) {
    const lines = breakLines(heading, size);
    const isNarrow = lines.every((line) => boldWidth(line, size) <= headingRoom.width);
    if (isNarrow && lines.length * (size + 2) <= headingRoom.height) return { size, lines };
  }
  throw new ContentError(
    "content/home.ts: hero.heading  the social picture has no room for this text: shorten it",
  );
}

/** Breaks a text into lines that have room, words whole. */
function breakLines(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && boldWidth(longer, size) <= headingRoom.width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}
