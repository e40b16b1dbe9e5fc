import type { Palette } from "../content/brand.ts";
import { luminance } from "./luminance.ts";

/** What red and green say, they say whoever the provider is: dark on pale grounds, and light on dark ones. */
const meanings = {
  light: { danger: "#b3142e", dangerSoft: "#fdecef", success: "#0b6b45", successSoft: "#e6f6ef" },
  dark: { danger: "#ffccd3", dangerSoft: "#4a1220", success: "#8fdcb6", successSoft: "#0e3a29" },
};

type Meanings = Record<keyof typeof meanings.light | "dangerOnNight", string>;

/** The colours of failure and success that can be read on the provider's paper and night. */
export function meaningColors({ surface, ink, night, onNight }: Palette): Meanings {
  const { danger: dangerOnNight } = meanings[schemeOf(night, onNight)];
  return { ...meanings[schemeOf(surface, ink)], dangerOnNight };
}

/** Whether text of this colour on this ground is light on dark. */
export function schemeOf(ground: string, text: string): "light" | "dark" {
  return luminance(ground) < luminance(text) ? "dark" : "light";
}

/** What is laid over other colours and lets them through: a dialog's veil, lines at dusk, shadows. */
export function layers({ ink, night, onNight }: Palette): Record<string, string> {
  const shade = luminance(ink) < luminance(night) ? ink : night;
  return {
    veil: `${night}99`,
    duskLine: `${onNight}38`,
    shadowSm: `0 1px 2px ${shade}14,0 2px 8px ${shade}0d`,
    shadowLg: `0 8px 24px ${shade}1f,0 24px 64px ${shade}29`,
  };
}

/** On real paper, of which browsers leave the ground white: the dark ground of a dark palette becomes its ink. */
export function paperColors({ surface, inkSoft }: Palette): Record<string, string> {
  const written = ["ink", "inkSoft", "accent", "accentStrong", "ember", "plum"];
  return {
    ...Object.fromEntries(written.map((name) => [name, surface])),
    ...meanings.light,
    surface: "Canvas",
    line: inkSoft,
  };
}
