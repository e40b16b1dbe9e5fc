/**
 * Colours as "#rrggbb"; paper may be dark, and night bright. `npm run build` names the pairs in which text has less than
 * 4.5:1 and is hard to read. Shadows, and what tells a failure or a success, follow from these.
 */
export interface Palette {
  /** Text on paper, and what is less important there. */
  ink: string;
  inkSoft: string;
  /** Paper: sections in turn, cards, mails. */
  surface: string;
  surfaceSoft: string;
  line: string;
  fieldLine: string;
  /** What acts: buttons, links, focus. `onAccent` stands on the first two, `accent` on the third. */
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  /** The ground of header, hero, footer and icons. */
  night: string;
  nightSoft: string;
  nightLine: string;
  onNight: string;
  onNightSoft: string;
  /**
   * The sky of the hero goes on from `night` and `nightSoft` through these, from the middle to the horizon; `plum` also
   * draws the hours of every third program.
   */
  violet: string;
  plum: string;
  coral: string;
  gold: string;
  /** Where the band of the call to action ends. */
  duskEnd: string;
  /** What marks: the mark itself, badges, ticks. On paper `ember` stands in for it. */
  sun: string;
  sunStrong: string;
  ember: string;
}

/** The hour before sunrise: indigo acts, the sun marks what matters, paper carries the words. */
export const palette: Palette = {
  ink: "#17142e",
  inkSoft: "#514c68",
  surface: "#ffffff",
  surfaceSoft: "#faf6f0",
  line: "#e7dfd6",
  fieldLine: "#857e96",
  accent: "#4130c4",
  accentStrong: "#31229b",
  accentSoft: "#eeecfb",
  onAccent: "#ffffff",
  night: "#100d2a",
  nightSoft: "#1d1847",
  nightLine: "#37315f",
  onNight: "#f7f4ff",
  onNightSoft: "#c8c3e4",
  violet: "#46215f",
  plum: "#8f3360",
  coral: "#d9603f",
  gold: "#f59a52",
  duskEnd: "#7c2d60",
  sun: "#ffb454",
  sunStrong: "#ffc67d",
  ember: "#c9471f",
};

/** The colours of the hero's sun from top to bottom. */
export const sunColors: readonly [string, string, string] = ["#ffe3b0", "#ffb454", "#ff6f4b"];

/**
 * The provider's mark, drawn in dots: "#" is a dot, anything else none. As many rows as columns, however many; tabs show
 * it some twenty pixels wide, where the dots of more than seven rows run together.
 */
export const mark: readonly string[] = ["...#", "..##", ".###", "####"];

/** A logo in place of the mark: a whole `<svg>` element, square, made to stand on `night`. */
export const logo: string | undefined = undefined;
