import { mkdir, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { type Palette, palette } from "../content/brand.ts";
import { layers, meaningColors, paperColors, schemeOf } from "./derived-colors.ts";

const folder = ".cache/site";

/** Writes the provider's colours as the custom properties that all styles use, before anything refers to them. */
export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    async buildStart() {
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/brand.css`, renderBrandStyles(palette));
    },
  };
}

/** The provider's colours and what is derived from them; browsers draw bars and lists of choices to suit. */
export function renderBrandStyles(colors: Palette): string {
  const scheme = schemeOf(colors.surface, colors.ink);
  const all = { ...colors, ...meaningColors(colors), ...layers(colors) };
  const screen = `:root{color-scheme:${scheme};${toCustomProperties(all)}}\n`;
  if (scheme === "light") return screen;
  const paper = `color-scheme:light;${toCustomProperties(paperColors(colors))}`;
  return `${screen}@media print{:root{${paper}}}\n`;
}

/** "inkSoft" becomes "--ink-soft". */
function toCustomProperties(colors: object): string {
  const properties = Object.entries(colors).map(([name, color]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}:${color};`;
  });
  return properties.join("");
}
