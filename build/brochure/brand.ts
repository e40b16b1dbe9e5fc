import { Resvg } from "@resvg/resvg-js";
import { sunPaths, sunSize, sunStops } from "../../app/drawing/sun-paths.ts";
import { logo, mark, palette } from "../../content/brand.ts";
import { site } from "../../content/site.ts";
import { page, type Sheet } from "./sheet.ts";

const nameSizes = [15, 13.5, 12, 10.5];

/** Draws the mark and beside it the name, as large as `room` is wide for it. */
export function drawLogo(sheet: Sheet, x: number, y: number, room: number): void {
  if (logo) {
    const png = new Resvg(logo, { fitTo: { mode: "width", value: 200 } }).render().asPng();
    sheet.decorate(() => sheet.document.image(png, x, y, { width: 22, height: 22 }));
  } else {
    sheet.drawPicture(mark, { x, y, unit: 22 / mark.length, color: palette.sun });
  }
  const words = {
    x: x + 30,
    y: y + 2,
    width: room - 30,
    color: palette.onNight,
    font: "bold",
  } as const;
  const isOneLine = (size: number) =>
    sheet.measure(site.name, { ...words, size }) === sheet.measure("A", { ...words, size });
  sheet.write("P", site.name, "content/site.ts: site.name", {
    ...words,
    size: nameSizes.find(isOneLine) ?? 9,
  });
}

/** Draws the hero's sky and sun from the top of the page down to the given height. */
export function drawDawn(sheet: Sheet, height: number): void {
  const { document } = sheet;
  const sky = document.linearGradient(0, 0, 0, height);
  sky
    .stop(0, palette.night)
    .stop(0.45, palette.nightSoft)
    .stop(0.74, palette.violet)
    .stop(0.9, palette.plum);
  sky.stop(1, palette.coral);
  sheet.decorate(() => {
    document.save().rect(0, 0, page.width, height).clip();
    document.rect(0, 0, page.width, height).fill(sky);
    document.translate(300, 100).scale(0.62).lineCap("round");
    for (const { width, path } of sunPaths) {
      const glow = document.linearGradient(0, 0, 0, sunSize);
      for (const { offset, color } of sunStops) glow.stop(offset, color);
      document.lineWidth(width).path(path).stroke(glow);
    }
    document.restore();
  });
}
