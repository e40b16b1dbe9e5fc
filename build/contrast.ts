import { type Palette, palette } from "../content/brand.ts";

type Color = keyof Palette;

/** On which grounds text of each colour stands. */
const grounds: readonly [text: Color, on: readonly Color[]][] = [
  ["ink", ["surface", "surfaceSoft", "accentSoft"]],
  ["inkSoft", ["surface", "surfaceSoft"]],
  ["accent", ["surface", "surfaceSoft", "accentSoft"]],
  ["onAccent", ["accent", "accentStrong"]],
  ["onNight", ["night", "nightSoft", "violet", "duskEnd"]],
  ["onNightSoft", ["night", "nightSoft", "violet"]],
  ["night", ["sun", "sunStrong"]],
  ["ember", ["surface"]],
];

const least = 4.5;

/** The pairs of colours in which text is hard to read (WCAG 2.2, 1.4.3), with what they have and should have. */
export function listHardToRead(): string[] {
  return grounds.flatMap(([text, on]) =>
    on.flatMap((ground) => {
      const ratio = contrast(palette[text], palette[ground]);
      if (ratio >= least) return [];
      // Rounded down: what is short of it must not read as if it were enough.
      const has = Math.floor(ratio * 10) / 10;
      return [`content/brand.ts: palette.${text} on ${ground}  ${has}:1, at least ${least}:1`];
    }),
  );
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** How light a colour "#rrggbb" is, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
