import { logo, mark, palette } from "../../content/brand.ts";
import { drawDots } from "./draw-dots.ts";

/** The provider's logo or mark as SVG, for a ground of the night's colour: a square of `size` at (x, y). */
export function drawMark(x: number, y: number, size: number): string {
  if (logo) {
    const source = `data:image/svg+xml;base64,${btoa(unescapedUtf8(logo))}`;
    return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${source}"/>`;
  }
  return (
    `<g transform="translate(${x} ${y}) scale(${size / mark.length})">` +
    `<path d="${drawDots(mark)}" fill="none" stroke="${palette.sun}" stroke-linecap="round" stroke-width=".78"/></g>`
  );
}

/** What btoa takes: a character for each byte. */
function unescapedUtf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
