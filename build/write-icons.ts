import { writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { drawIcon, tabIcon } from "../app/drawing/icon.ts";

/**
 * Writes the provider's mark as the icons that phones, search engines and older browsers ask for; the others find
 * theirs in the document itself. There is no web app manifest: nothing here is to be installed. Chromium fetches a
 * manifest or a linked icon around the first paint, and whenever one came in front of it, the largest contentful
 * paint of a simulated phone was 150 ms later.
 */
export async function writeIcons(folder: string): Promise<void> {
  const square = drawIcon({ radius: 0, margin: 26 });
  await writeFile(`${folder}/favicon.ico`, wrapIco(renderPng(tabIcon, 32)));
  await writeFile(`${folder}/apple-touch-icon.png`, renderPng(square, 180));
  await writeFile(`${folder}/icon-512.png`, renderPng(square, 512));
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
