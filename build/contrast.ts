import { type Palette, palette } from "../content/brand.ts";
import { meaningColors } from "./derived-colors.ts";
import { contrast } from "./luminance.ts";

type Color = keyof Palette | keyof ReturnType<typeof meaningColors>;

type Pair = readonly [written: Color, on: readonly Color[]];

const least = { text: 4.5, large: 3 };

/** On which grounds text of each colour stands. */
const texts: readonly Pair[] = [
  ["ink", ["surface", "surfaceSoft", "accentSoft", "dangerSoft"]],
  ["inkSoft", ["surface", "surfaceSoft"]],
  ["accent", ["surface", "surfaceSoft", "accentSoft"]],
  ["accentStrong", ["accentSoft"]],
  ["onAccent", ["accent", "accentStrong"]],
  ["onNight", ["night", "nightSoft", "violet", "duskEnd"]],
  ["onNightSoft", ["night", "nightSoft", "violet"]],
  ["night", ["sun", "sunStrong"]],
  ["sun", ["night", "nightSoft", "violet"]],
  ["ember", ["surface"]],
  ["danger", ["surface"]],
  ["dangerOnNight", ["nightSoft", "violet", "duskEnd"]],
];

/** The same of large letters, and of edges that show where to write. */
const large: readonly Pair[] = [
  ["onNight", ["plum"]],
  ["fieldLine", ["surface"]],
];

/**
 * The pairs of colours in which text is hard to read or a field hard to see (WCAG 2.2, 1.4.3 and 1.4.11), with what
 * they have and should have.
 */
export function listHardToRead(colors = palette): string[] {
  return [...listBelow(least.text, texts, colors), ...listBelow(least.large, large, colors)];
}

function listBelow(enough: number, pairs: readonly Pair[], provided: Palette): string[] {
  const colors = { ...meaningColors(provided), ...provided };
  return pairs.flatMap(([written, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colors[written], colors[ground]);
      if (ratio >= enough) return [];
      // Rounded down: what is short of it must not read as if it were enough.
      const has = Math.floor(ratio * 10) / 10;
      const pair =
        written in provided
          ? `palette.${written} on ${ground}`
          : `palette.${ground} under ${written} (${colors[written]})`;
      return [`content/brand.ts: ${pair}  ${has}:1, at least ${enough}:1`];
    }),
  );
}
