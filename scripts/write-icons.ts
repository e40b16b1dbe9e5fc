import { writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { logoPicture } from "../app/home/dot-pictures.ts";
import { nightColor } from "../app/shell.ts";
import { drawDots } from "../app/ui/draw-dots.ts";

const sunColor = "#ffb454";

/**
 * Writes the provider's mark as the icons that browsers, phones and search engines ask for. There is no web app
 * manifest: nothing here is to be installed, and Chromium fetches it in front of the first paint, which costs the
 * largest contentful paint 150 ms on a simulated phone.
 */
export async function writeIcons(folder: string): Promise<void> {
  const rounded = drawIcon({ radius: 1.6, margin: 1.4 });
  const square = drawIcon({ radius: 0, margin: 2.2 });
  await writeFile(`${folder}/icon.svg`, rounded);
  await writeFile(`${folder}/favicon.ico`, wrapIco(renderPng(rounded, 32)));
  await writeFile(`${folder}/apple-touch-icon.png`, renderPng(square, 180));
  await writeFile(`${folder}/icon-512.png`, renderPng(square, 512));
}

/** The mark on the night's colour; one unit is the distance of two dots. */
function drawIcon({ radius, margin }: { radius: number; margin: number }): string {
  const size = logoPicture.length + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}">` +
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${radius}" fill="${nightColor}"/>` +
    `<path d="${drawDots(logoPicture)}" fill="none" stroke="${sunColor}" stroke-linecap="round" stroke-width=".78"/></svg>`
  );
}

function renderPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** An .ico file is a small directory in front of a PNG. */
function wrapIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
