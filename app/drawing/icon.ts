import { logoPicture } from "./dot-pictures.ts";
import { drawDots } from "./draw-dots.ts";

/** The colour of the header (--night), for the browser's own bars and the icons. */
export const nightColor = "#100d2a";
const sunColor = "#ffb454";

/** The provider's mark on the night's colour as an SVG; one unit is the distance of two dots. */
export function drawIcon({ radius, margin }: { radius: number; margin: number }): string {
  const size = logoPicture.length + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}">` +
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${radius}" fill="${nightColor}"/>` +
    `<path d="${drawDots(logoPicture)}" fill="none" stroke="${sunColor}" stroke-linecap="round" stroke-width=".78"/></svg>`
  );
}

/** The icon for tabs, with round corners. */
export const tabIcon = drawIcon({ radius: 1.6, margin: 1.4 });
