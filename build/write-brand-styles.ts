import { mkdir, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { type Palette, palette } from "../content/brand.ts";

const folder = ".cache/site";

/** Writes the provider's colours as the custom properties that all styles use, before anything refers to them. */
export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    async buildStart() {
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/brand.css`, toCustomProperties(palette));
    },
  };
}

/** "inkSoft" becomes "--ink-soft". */
function toCustomProperties(colors: Palette): string {
  const properties = Object.entries(colors).map(([name, color]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}:${color};`;
  });
  // What is laid over the page beneath a dialog: the night, half through.
  properties.push(`--veil:${colors.night}99;`);
  return `:root{${properties.join("")}}\n`;
}
