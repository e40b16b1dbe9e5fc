import { palette } from "../../content/brand.ts";
import { drawMark } from "./draw-mark.ts";

/** The provider's mark on the night's colour as an SVG of 100 by 100, with round corners and room around it. */
export function drawIcon({ radius, margin }: { radius: number; margin: number }): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" rx="${radius}" fill="${palette.night}"/>` +
    `${drawMark(margin, margin, 100 - 2 * margin)}</svg>`
  );
}

/** The icon for tabs, with round corners. */
export const tabIcon = drawIcon({ radius: 23.5, margin: 20.6 });
